import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildFailure } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { listFiles, writeFiles } from './files.ts';
import { contentHash } from './hash.ts';

/** One flat dictionary. */
export type Dictionary = Readonly<Record<string, string>>;

/** A language as it is shipped: every area complete, under a name that changes with any text. */
export interface Language {
  readonly code: string;
  readonly hash: string;
  readonly areas: ReadonlyMap<string, Dictionary>;
  /** `area/key` that this language lacks and another one lends. */
  readonly missing: readonly string[];
}

/** A missing text falls back to the first of these that has it (DESIGN.md section 3). */
const FALLBACKS = ['en', 'pt'];

/** Where a dictionary is found. */
export const textAddress = (language: Language, area: string): string =>
  `/l/${language.code}.${language.hash}/${area}.json`;

/**
 * Writes the dictionaries of every folder in `locales`, by language code.
 * @throws {BuildFailure} when a dictionary is no flat table of texts
 */
export async function writeTexts(options: BuildOptions): Promise<ReadonlyMap<string, Language>> {
  const folder = join(options.root, 'locales');
  const codes = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const own = new Map(
    await Promise.all(codes.map(async ({ name }) => [name, await readAreas(join(folder, name))] as const)),
  );
  const languages = [...own.keys()].map((code) => complete(code, own));
  await writeFiles(
    languages.flatMap((language) =>
      [...language.areas].map(
        ([area, texts]) => [join(options.public, textAddress(language, area)), JSON.stringify(texts)] as const,
      ),
    ),
  );
  return new Map(languages.map((language) => [language.code, language]));
}

async function readAreas(folder: string): Promise<ReadonlyMap<string, Dictionary>> {
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

function complete(code: string, own: ReadonlyMap<string, ReadonlyMap<string, Dictionary>>): Language {
  const missing: string[] = [];
  const areaNames = new Set([...own.values()].flatMap((areas) => [...areas.keys()]));
  const areas = new Map<string, Dictionary>();
  for (const area of [...areaNames].sort()) {
    const mine = own.get(code)?.get(area) ?? {};
    const lent = Object.assign({}, ...[...FALLBACKS].reverse().map((lender) => own.get(lender)?.get(area)));
    missing.push(
      ...Object.keys(lent)
        .filter((key) => !(key in mine))
        .map((key) => `${area}/${key}`),
    );
    areas.set(area, { ...lent, ...mine });
  }
  return { code, hash: contentHash(JSON.stringify([...areas])), areas, missing };
}
