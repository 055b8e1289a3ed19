import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from '../options.ts';
import type { Language } from '../steps/texts.ts';

/** A language's words, each with what is not said for it. */
type Words = Readonly<Record<string, readonly string[]>>;

/** Letters and hyphens make a word; its plural counts too. What is written in capitals is meant as such. */
function finder(other: string): RegExp {
  const flags = other === other.toUpperCase() ? 'u' : 'iu';
  return new RegExp(`(?<![\\p{L}-])${other}(?:s|es)?(?![\\p{L}-])`, flags);
}

/** What a text shows of itself: the names of its places are not read. */
const shown = (text: string): string => text.replace(/\{\{.*?\}\}/g, ' ');

/** Texts that say something else for a thing that has its word in their language, one line each. */
export function wordFaults({ code, areas }: Pick<Language, 'code' | 'areas'>, words: Words = {}): string[] {
  const rules = Object.entries(words).flatMap(([word, others]) =>
    others.map((other) => ({ word, other, found: finder(other) })),
  );
  const texts = [...areas.values()].flatMap((texts) => Object.entries(texts));
  return texts.flatMap(([key, text]) =>
    rules
      .filter(({ found }) => found.test(shown(text)))
      .map(({ word, other }) => `locales/${code}: ${key} says “${other}” where “${word}” is the word`),
  );
}

/** One word per thing: holds the texts of each language against its list in locales/words.json. */
export async function oneWordFaults(
  options: BuildOptions,
  languages: ReadonlyMap<string, Language>,
): Promise<string[]> {
  const file = join(options.locales, 'words.json');
  if (!existsSync(file)) return [];
  const lists = JSON.parse(await readFile(file, 'utf8')) as Readonly<Record<string, Words>>;
  return [...languages.values()].flatMap((language) => wordFaults(language, lists[language.code]));
}
