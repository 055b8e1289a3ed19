import { readFileSync } from 'node:fs';

/** Texts by area and key. */
export type Dictionaries = Readonly<Record<string, Readonly<Record<string, string>>>>;

const FIXTURE = 'test/build/fixtures/app';

/** The file of a language in the fixture, with these areas in the place of its own. */
export function dictionaries(code: string, areas: Dictionaries): Readonly<Record<string, string>> {
  const file = `locales/${code}.json`;
  const own = code === 'en' || code === 'pt' ? (JSON.parse(readFileSync(`${FIXTURE}/${file}`, 'utf8')) as object) : {};
  return { [file]: JSON.stringify({ ...own, ...areas }) };
}
