import { languageTag, type PluralKey, t } from './texts.ts';

/** iOS 12 has no Intl.PluralRules: there one is one, and all else other. */
function formOf(count: number): Intl.LDMLPluralRule {
  if (typeof Intl.PluralRules !== 'function') return count === 1 ? 'one' : 'other';
  return new Intl.PluralRules(languageTag()).select(count);
}

/** The plural form of a text for `count`, by the rules of the language on screen. */
export function plural(key: PluralKey, count: number): string {
  const form = formOf(count);
  const text = t(`${key}_${form}`, { count });
  return text || t(`${key}_other`, { count });
}
