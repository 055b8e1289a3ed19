import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildFailure } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { listFiles, writeFiles } from './files.ts';
import { contentHash } from './hash.ts';
import {
  type Areas,
  baseOf,
  type Dictionary,
  formsOf,
  isForm,
  isolated,
  lend,
  lendersOf,
  lentKeys,
  pluralBases,
  valuesApart,
  wellSet,
  withoutForm,
} from './lend.ts';
import { packTexts, unpackTexts } from './packed-texts.ts';
import { pseudoAreas } from './pseudo.ts';
import { DEFAULT_SITE } from './site.ts';

/** A language as it is shipped for Leve's own brand: every area complete, under a name that changes with any text. */
export interface Language {
  readonly code: string;
  readonly hash: string;
  readonly areas: Areas;
  /** Whether it is read from the right. */
  readonly rtl: boolean;
  /** `area/key` that this language lacks and another one lends. */
  readonly missing: readonly string[];
  /** `area/key` that another language lends, and a brand's own may lend better: neither this one nor its base has them. */
  readonly lent: readonly string[];
  /** `area/key` of the plural forms that its own texts lack, or that no number takes. */
  readonly forms: readonly string[];
  /** `area/key` that this language has and English lacks: nothing names them. */
  readonly unknown: readonly string[];
}

/** A row of locales/languages.json: the languages that may have a dictionary. */
interface Listed {
  readonly code: string;
  readonly name: string;
  readonly rtl?: boolean;
}

/** Files of `locales` that hold no language. */
const NO_LANGUAGE = ['languages.json', 'glossary.json', 'kept.json', 'words.json'];

type Named = Pick<Language, 'code' | 'hash'>;

/** Where a language's dictionaries are found. */
export const textFolder = ({ code, hash }: Named): string => `/l/${code}.${hash}`;

/** Where a dictionary is found. */
export const textAddress = (language: Named, area: string): string => `${textFolder(language)}/${area}.json`;

/**
 * Writes the dictionaries of every language that has a file in `locales`, by language code.
 * @throws {BuildFailure} when a file holds no areas of texts, or its language is none of the product's
 */
export async function writeTexts(options: BuildOptions): Promise<ReadonlyMap<string, Language>> {
  const folder = options.locales;
  const list = JSON.parse(await readFile(join(folder, 'languages.json'), 'utf8')) as readonly Listed[];
  const codes = await codesIn(folder);
  const own = new Map<string, Areas>(
    await Promise.all(codes.map(async (code) => [code, await readLanguage(join(folder, `${code}.json`))] as const)),
  );
  const english = own.get('en');
  if (options.pseudo && english) for (const [code, areas] of pseudoAreas(english)) own.set(code, areas);
  const strange = [...own.keys()].filter((code) => !list.some((listed) => listed.code === code));
  if (strange.length > 0) {
    throw new BuildFailure(strange.map((code) => `locales/${code}: locales/languages.json lists no language ${code}`));
  }
  const built = list.filter(({ code }) => own.has(code));
  const languages = built.map((listed) => complete(listed, { own, list }));
  await writeFiles(languages.flatMap((language) => textFiles(options.public, language)));
  return new Map(languages.map((language) => [language.code, language]));
}

/** The files of a language's dictionaries under a public folder. */
export const textFiles = (publicDir: string, language: Named & Pick<Language, 'areas'>) =>
  [...language.areas].map(
    ([area, texts]) => [join(publicDir, textAddress(language, area)), packTexts(area, texts)] as const,
  );

/** The codes of the languages that have a file in `locales`. */
export async function codesIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json') && !NO_LANGUAGE.includes(file));
  return files.map((file) => file.slice(0, -'.json'.length));
}

/** The areas of one language's file, in the order of their names. @throws {BuildFailure} when one is no flat table of texts */
export async function readLanguage(file: string): Promise<Areas> {
  const areas: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!isTable(areas)) throw new BuildFailure([`${file}: a language is one table of areas`]);
  const named = Object.entries(areas).sort(([one], [other]) => (one < other ? -1 : 1));
  return new Map(named.map(([area, texts]) => [area, asDictionary(`${file}: ${area}`, texts)]));
}

/** Dictionaries that a build has written, by area. */
export async function readBuilt(folder: string): Promise<Areas> {
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.json'));
  const read = async (file: string) =>
    [
      file.slice(0, -'.json'.length),
      unpackTexts(file, JSON.parse(await readFile(join(folder, file), 'utf8'))),
    ] as const;
  return new Map(await Promise.all(files.map(read)));
}

/** A dictionary that somebody wrote. @throws {BuildFailure} when it is no flat table of texts */
function asDictionary(place: string, texts: unknown): Dictionary {
  const flat = isTable(texts) && Object.values(texts).every((text) => typeof text === 'string');
  if (!flat) throw new BuildFailure([`${place}: a dictionary is one flat table of texts`]);
  return texts as Dictionary;
}

const isTable = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface World {
  readonly own: ReadonlyMap<string, Areas>;
  readonly list: readonly Listed[];
}

function complete({ code, name, rtl = false }: Listed, { own, list }: World): Language {
  const turns = (one: string): boolean => (list.find((listed) => listed.code === one)?.rtl ?? false) !== rtl;
  const areaNames = [...new Set([...own.values()].flatMap((areas) => [...areas.keys()]))].sort();
  const textsOf = (one: string, area: string): Dictionary => own.get(one)?.get(area) ?? {};
  const missing: string[] = [];
  const lent: string[] = [];
  const forms: string[] = [];
  const unknown: string[] = [];
  const areas = new Map<string, Dictionary>();
  for (const area of areaNames) {
    const mine = textsOf(code, area);
    const near = lend(mine, [textsOf(baseOf(code), area)]);
    const lenders = lendersOf(code, DEFAULT_SITE.defaultLanguage).map((one) =>
      turns(one) ? isolated(textsOf(one, area)) : textsOf(one, area),
    );
    const whole = withName(lend(near, lenders), name);
    const named = (keys: readonly string[]) => keys.map((key) => `${area}/${key}`);
    missing.push(...named([...new Set(lenders.flatMap(Object.keys))].filter((key) => !(key in mine))));
    lent.push(...named(lentKeys(whole, near).filter((key) => key !== OWN_NAME)));
    forms.push(...named(formFaults(code, mine, textsOf('en', area))));
    unknown.push(...named(unknownKeys(mine, textsOf('en', area))));
    areas.set(area, wellSet(code, rtl ? valuesApart(whole) : whole));
  }
  return { code, hash: textsHash(areas), areas, rtl, missing, lent, forms, unknown };
}

/** The selector's name of the language, which the menu shows too, is one of the list. */
const OWN_NAME = 'language_own';

const withName = (texts: Dictionary, name: string): Dictionary =>
  OWN_NAME in texts ? { ...texts, [OWN_NAME]: name } : texts;

/** The name of a language's dictionaries: another with any text, and with another way to pack them. */
export const textsHash = (areas: Areas): string =>
  contentHash(JSON.stringify([...areas].map(([area, texts]) => [area, packTexts(area, texts)])));

/** Keys that English lacks; a language may have forms of a count that English does not need. */
function unknownKeys(mine: Dictionary, english: Dictionary): string[] {
  const bases = pluralBases(english);
  return Object.keys(mine).filter((key) => !(key in english) && !(isForm(key) && bases.includes(withoutForm(key))));
}

/** How many texts of each language another one lends, for those who translate. */
export const tellLent = (languages: ReadonlyMap<string, Language>): string[] =>
  [...languages.values()]
    .filter(({ lent }) => lent.length > 0)
    .map(({ code, lent, areas }) => {
      const all = [...areas.values()].reduce((sum, texts) => sum + Object.keys(texts).length, 0);
      return `locales/${code}: other languages lend ${lent.length} of ${all} texts`;
    });

/** Plural forms that a language's own texts lack, and those that no count takes. */
function formFaults(code: string, mine: Dictionary, english: Dictionary): string[] {
  const needed = formsOf(code);
  return pluralBases(english).flatMap((base) => {
    const has = Object.keys(mine).filter((key) => isForm(key) && withoutForm(key) === base);
    if (has.length === 0) return [];
    const lacks = [...needed].map((form) => `${base}_${form}`).filter((key) => !(key in mine));
    return [...lacks, ...has.filter((key) => !needed.has(key.slice(base.length + 1)))];
  });
}
