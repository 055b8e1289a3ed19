/** One flat dictionary. */
export type Dictionary = Readonly<Record<string, string>>;

/** Dictionaries of one language by area. */
export type Areas = ReadonlyMap<string, Dictionary>;

/** What every brand falls back to in the end. */
const PRODUCT = ['en', 'pt'];

/** The language that another is a kind of, such as `pt` for `pt-PT`; itself for most. */
export const baseOf = (code: string): string => code.split('-')[0] ?? code;

/**
 * Whose text stands where a language has none of its own: the language it is a kind of, the brand's own, English, Portuguese
 * (DESIGN.md section 3).
 */
export const lendersOf = (code: string, brandLanguage: string): string[] =>
  [...new Set([baseOf(code), brandLanguage, ...PRODUCT])].filter((one) => one !== code);

/**
 * Texts for pages that run the other way: each is kept together, so that its full stop stays at its own end. First-strong isolate and
 * its end, as Unicode calls them.
 */
export const isolated = (texts: Dictionary): Dictionary =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, `\u2068${text}\u2069`]));

/**
 * Texts that are read from the right: a phone, a code or an amount that is put into one stays whole, with the sign before it or the percent
 * behind. In the words around it, its parts would change places.
 */
export const valuesApart = (texts: Dictionary): Dictionary =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, text.replace(/[+\u2212-]?\{\{\w+\}\}%?/g, '\u2068$&\u2069')]),
  );

/**
 * Burmese as its lines may break: browsers part words by a list of them, and other words before a final consonant, which then stands alone
 * with its sign in the air, behind the A that most nouns begin with, and within the word for bonus. A word joiner holds them.
 */
export const wellSet = (code: string, texts: Dictionary): Dictionary =>
  code === 'my'
    ? Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [
          key,
          text.replace(
            /[\u1000-\u109f](?=[\u1000-\u1021]\u1037?\u103a)|\u1021(?=[\u1000-\u1020])|ဘော(?=န)/g,
            '$&\u2060',
          ),
        ]),
      )
    : texts;

/** A text that has plural forms takes none from another language, whose rules differ. */
const FORM = /_(?:zero|one|two|few|many|other)$/;

/** Whether a key is a plural form. */
export const isForm = (key: string): boolean => FORM.test(key);

/** A key without its plural form. */
export const withoutForm = (key: string): string => key.replace(FORM, '');

/** Keys that have plural forms, without the form. */
export const pluralBases = (texts: Dictionary): string[] =>
  Object.keys(texts)
    .filter((key) => key.endsWith('_other') && key.replace(/_other$/, '_one') in texts)
    .map((key) => key.replace(/_other$/, ''));

/** The forms that counts take in a language: `many` of Portuguese or Spanish is for millions alone, where `other` serves. */
export function formsOf(code: string): ReadonlySet<string> {
  const rules = new Intl.PluralRules(code);
  return new Set(['other', ...Array.from({ length: 201 }, (_, count) => rules.select(count))]);
}

/** A dictionary with what it lacks from the lenders, the first one's before the next one's; plural forms of one text go together. */
export const lend = (mine: Dictionary, lenders: readonly Dictionary[]): Dictionary => lenders.reduce(lendOne, mine);

function lendOne(texts: Dictionary, lender: Dictionary): Dictionary {
  const had = pluralBases(lender).filter((base) => `${base}_other` in texts);
  const isLent = (key: string): boolean => !(isForm(key) && had.includes(withoutForm(key)));
  const lent = Object.entries(lender).filter(([key]) => isLent(key));
  return { ...Object.fromEntries(lent), ...texts };
}

/** Keys of a whole dictionary that are another language's, as neither a language nor the one it is a kind of has them. */
export const lentKeys = (whole: Dictionary, near: Dictionary): string[] =>
  Object.keys(whole).filter((key) => !(key in near));
