import { languageTag, type TextKey, t } from './texts.ts';

type Base<K> = K extends `${infer B}_other` ? B : never;

/** Keys that have plural forms: `<base>_one` and `<base>_other`. */
export type PluralKey = Base<TextKey>;

/** The plural form of a text for `count`, by the rules of the language on screen. */
export function plural(key: PluralKey, count: number): string {
  const form = new Intl.PluralRules(languageTag()).select(count);
  const text = t(`${key}_${form}` as TextKey, { count });
  return text || t(`${key}_other` as TextKey, { count });
}
