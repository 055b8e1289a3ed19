import { languageTag, type TextKey, t } from './texts.ts';

type Base<K> = K extends `${infer B}_other` ? B : never;

/** Keys that have plural forms: `<base>_one` and `<base>_other`. */
export type PluralKey = Base<TextKey>;

/** iOS 12 has no Intl.PluralRules: there one is one, and all else other. */
function formOf(count: number): string {
  if (typeof Intl.PluralRules !== 'function') return count === 1 ? 'one' : 'other';
  return new Intl.PluralRules(languageTag()).select(count);
}

/** The plural form of a text for `count`, by the rules of the language on screen. */
export function plural(key: PluralKey, count: number): string {
  const form = formOf(count);
  const text = t(`${key}_${form}` as TextKey, { count });
  return text || t(`${key}_other` as TextKey, { count });
}
