import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildFailure } from '../failure.ts';
import type { Areas } from '../steps/lend.ts';
import { codesIn, readLanguage } from '../steps/texts.ts';

/** What the terms of the field are called in each language, by the English term. */
export type Glossary = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What stays as English has it, with reasons: locales/kept.json. */
export interface Kept {
  /** Names and signs that every language writes in Latin letters: why, and which. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** English texts that a language has taken over as they are. */
  readonly taken: Readonly<Record<string, readonly string[]>>;
  /** Latin words that a language of another script writes as they are. */
  readonly latin: Readonly<Record<string, readonly string[]>>;
  /** Texts that leave the glossary or their width, as `code area/key`, by the reason. */
  readonly apart: Readonly<Record<string, readonly string[]>>;
}

/** The texts that leave a rule for a reason, as `code area/key`. */
export const apartOf = ({ apart }: Kept): ReadonlySet<string> => new Set(Object.values(apart).flat());

/** All that `locales` holds. */
export interface Locales {
  /** Languages of the list that have a file, in its order. */
  readonly codes: readonly string[];
  readonly own: ReadonlyMap<string, Areas>;
  readonly glossary: Glossary;
  readonly kept: Kept;
}

/** Reads every language, the glossary and what is kept. @throws {BuildFailure} when a file holds no areas of texts */
export async function readLocales(folder: string): Promise<Locales> {
  const read = async <T>(file: string): Promise<T> => JSON.parse(await readFile(join(folder, file), 'utf8')) as T;
  const listed = await read<readonly { readonly code: string }[]>('languages.json');
  const there = await codesIn(folder);
  const codes = listed.map(({ code }) => code).filter((code) => there.includes(code));
  const own = await Promise.all(
    codes.map(async (code) => [code, await readLanguage(join(folder, `${code}.json`))] as const),
  );
  if (!codes.includes('en')) throw new BuildFailure([`${folder}: no en.json, which types the keys`]);
  return { codes, own: new Map(own), glossary: await read('glossary.json'), kept: await read('kept.json') };
}
