import { signal } from '@preact/signals';
import rosetta from 'rosetta';

type English = typeof import('../../../locales/en.json');

/** Areas of the product; each has one dictionary per language. The English file types the keys. */
export type Areas = { readonly [Area in keyof English]: keyof English[Area] };
export type TextArea = keyof Areas;
export type TextKey = Areas[TextArea];

type Base<Key> = Key extends `${infer Start}_other` ? Start : never;

/** Keys that have plural forms: `<key>_one` and `<key>_other`. */
export type PluralKey = Base<TextKey>;

/** Keys that the dictionaries may lack: a maker or a class that the platform has added, a plural form that a language does not need. */
export type OpenKey = `kind_${string}` | `class_${string}` | `${PluralKey}_${Intl.LDMLPluralRule}`;

/** Values for a text's `{{places}}`. */
export type TextValues = Record<string, string | number>;

/** Portuguese is the default (SPEC section 9). */
export const DEFAULT_LANGUAGE = 'pt';

/** The BCP 47 tag of a language. Codes are tags already, but plain Portuguese means Brazil's. */
export const tagOf = (code: string): string => (code === 'pt' ? 'pt-BR' : code);

type Fetcher = (language: string, area: TextArea) => Promise<Record<string, string>>;

const dictionaries = rosetta<Record<string, string>>();
const loaded = new Map<string, Promise<void>>();
const current = signal(DEFAULT_LANGUAGE, { name: 'i18n.language' });
let fetchTexts: Fetcher | undefined;

/** The language on screen, as the code that calls and storage use. Reading it in a component follows changes. */
export const language = (): string => current.value;

/**
 * The tags for Intl of the language on screen, and what stands in where the browser lacks it, rather than its own language. Figures are
 * western everywhere, as those that people type and the platform's, and years Gregorian: Thai and Persian would else count their own
 * beside days written as SPEC section 9 has them.
 */
export const languageTag = (): [string, string] => [`${tagOf(current.value)}-u-ca-gregory-nu-latn`, 'en-GB'];

/** Sets where dictionaries come from; called once at boot. */
export function configureTexts(fetcher: Fetcher): void {
  fetchTexts = fetcher;
}

/** Loads the dictionaries of these areas. A failed load can be tried again. */
export async function loadTexts(code: string, areas: readonly TextArea[]): Promise<void> {
  await Promise.all(areas.map((area) => loadArea(code, area)));
}

function loadArea(code: string, area: TextArea): Promise<void> {
  const name = `${code}/${area}`;
  const known = loaded.get(name);
  if (known) return known;
  // Set before anything is loaded.
  const loading = (fetchTexts as Fetcher)(code, area).then((table) => dictionaries.set(code, table));
  loaded.set(name, loading);
  loading.catch(() => loaded.delete(name));
  return loading;
}

/** Areas that the screen needs now: a language change loads the same ones. */
export const loadedAreas = (): TextArea[] => [
  ...new Set([...loaded.keys()].map((name) => name.split('/')[1] as TextArea)),
];

/** Shows this language. Its dictionaries are loaded, or will be before anything is drawn. */
export function showLanguage(code: string): void {
  dictionaries.locale(code);
  document.documentElement.lang = tagOf(code);
  current.value = code;
}

/** The text of a key in a language that need not be on screen, once its area is loaded. */
export const textIn = (code: string, key: TextKey): string => dictionaries.t(key, undefined, code) as string;

/** The text of a key in the language on screen; '' where it has none. Reading it in a component follows language changes. */
export function t(key: TextKey | OpenKey, values?: TextValues): string {
  return dictionaries.t(key, values, current.value) as string;
}
