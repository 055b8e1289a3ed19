import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildFailure } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { listFiles, writeFiles } from './files.ts';
import { contentHash } from './hash.ts';
import { pseudoAreas } from './pseudo.ts';

/** One flat dictionary. */
export type Dictionary = Readonly<Record<string, string>>;

/** Dictionaries of one language by area. */
type Areas = ReadonlyMap<string, Dictionary>;

/** A language as it is shipped: every area complete, under a name that changes with any text. */
export interface Language {
  readonly code: string;
  readonly hash: string;
  readonly areas: Areas;
  /** Whether it is read from the right. */
  readonly rtl: boolean;
  /** `area/key` that this language lacks and another one lends. */
  readonly missing: readonly string[];
  /** `area/key` of the plural forms that its own texts lack, or that no number takes. */
  readonly forms: readonly string[];
}

/** A row of locales/languages.json: the languages that may have a dictionary. */
interface Listed {
  readonly code: string;
  readonly name: string;
  readonly rtl?: boolean;
}

/** A missing text falls back to the first of these that has it (DESIGN.md section 3). */
const FALLBACKS = ['en', 'pt'];

/** Where a dictionary is found. */
export const textAddress = (language: Language, area: string): string =>
  `/l/${language.code}.${language.hash}/${area}.json`;

/**
 * Writes the dictionaries of every folder in `locales`, by language code.
 * @throws {BuildFailure} when a dictionary is no flat table of texts, or its language is none of the product's
 */
export async function writeTexts(options: BuildOptions): Promise<ReadonlyMap<string, Language>> {
  const folder = join(options.root, 'locales');
  const list = JSON.parse(await readFile(join(folder, 'languages.json'), 'utf8')) as readonly Listed[];
  const codes = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const own = new Map<string, Areas>(
    await Promise.all(codes.map(async ({ name }) => [name, await readAreas(join(folder, name))] as const)),
  );
  const english = own.get('en');
  if (options.pseudo && english) for (const [code, areas] of pseudoAreas(english)) own.set(code, areas);
  const strange = [...own.keys()].filter((code) => !list.some((listed) => listed.code === code));
  if (strange.length > 0) {
    throw new BuildFailure(strange.map((code) => `locales/${code}: locales/languages.json lists no language ${code}`));
  }
  const built = list.filter(({ code }) => own.has(code));
  const languages = built.map((listed) => complete(listed, own));
  await writeFiles(
    languages.flatMap((language) =>
      [...language.areas].map(
        ([area, texts]) => [join(options.public, textAddress(language, area)), JSON.stringify(texts)] as const,
      ),
    ),
  );
  return new Map(languages.map((language) => [language.code, language]));
}

async function readAreas(folder: string): Promise<Areas> {
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.json'));
  const read = async (file: string) =>
    [file.slice(0, -'.json'.length), await readDictionary(join(folder, file))] as const;
  return new Map(await Promise.all(files.map(read)));
}

async function readDictionary(file: string): Promise<Dictionary> {
  const texts: unknown = JSON.parse(await readFile(file, 'utf8'));
  const flat =
    typeof texts === 'object' && texts !== null && Object.values(texts).every((text) => typeof text === 'string');
  if (!flat) throw new BuildFailure([`${file}: a dictionary is one flat table of texts`]);
  return texts as Dictionary;
}

/** Who lends a language what it lacks: the language it is a kind of, such as `pt` for `pt-PT`, then the product's own two. */
const lendersOf = (code: string): string[] => [...new Set([code.split('-')[0] ?? code, ...FALLBACKS])];

function complete({ code, name, rtl = false }: Listed, own: ReadonlyMap<string, Areas>): Language {
  const missing: string[] = [];
  const forms: string[] = [];
  const areaNames = new Set([...own.values()].flatMap((areas) => [...areas.keys()]));
  const areas = new Map<string, Dictionary>();
  for (const area of [...areaNames].sort()) {
    const mine = own.get(code)?.get(area) ?? {};
    const lent: Dictionary = Object.assign(
      {},
      ...lendersOf(code)
        .reverse()
        .map((one) => own.get(one)?.get(area)),
    );
    missing.push(...Object.keys(lent).flatMap((key) => (key in mine ? [] : `${area}/${key}`)));
    forms.push(...formFaults(code, mine, own.get('en')?.get(area) ?? {}).map((key) => `${area}/${key}`));
    areas.set(area, withName({ ...withoutForms(lent, mine), ...mine }, name));
  }
  return { code, hash: contentHash(JSON.stringify([...areas])), areas, rtl, missing, forms };
}

/** The selector's name of the language, which the menu shows too, is one of the list. */
const withName = (texts: Dictionary, name: string): Dictionary =>
  'language_own' in texts ? { ...texts, language_own: name } : texts;

const FORM = /_(?:zero|one|two|few|many|other)$/;

/** Keys that have plural forms, without the form. */
const pluralBases = (texts: Dictionary): string[] =>
  Object.keys(texts)
    .filter((key) => key.endsWith('_other') && key.replace(/_other$/, '_one') in texts)
    .map((key) => key.replace(/_other$/, ''));

/** A text that has forms of its own takes none of another language's: their rules differ. */
function withoutForms(lent: Dictionary, mine: Dictionary): Dictionary {
  const bases = pluralBases(lent).filter((base) => `${base}_other` in mine);
  const isLent = (key: string): boolean => !(FORM.test(key) && bases.includes(key.replace(FORM, '')));
  return Object.fromEntries(Object.entries(lent).filter(([key]) => isLent(key)));
}

/** The forms that counts take in a language: `many` of Portuguese or Spanish is for millions alone, where `other` serves. */
function formsOf(code: string): ReadonlySet<string> {
  const rules = new Intl.PluralRules(code);
  return new Set(['other', ...Array.from({ length: 201 }, (_, count) => rules.select(count))]);
}

/** Plural forms that a language's own texts lack, and those that no count takes. */
function formFaults(code: string, mine: Dictionary, english: Dictionary): string[] {
  const needed = formsOf(code);
  return pluralBases(english).flatMap((base) => {
    const has = Object.keys(mine).filter((key) => FORM.test(key) && key.replace(FORM, '') === base);
    if (has.length === 0) return [];
    const lacks = [...needed].map((form) => `${base}_${form}`).filter((key) => !(key in mine));
    return [...lacks, ...has.filter((key) => !needed.has(key.slice(base.length + 1)))];
  });
}
