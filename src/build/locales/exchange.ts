import { js2xliff, xliff2js } from 'xliff';
import { BuildFailure } from '../failure.ts';
import type { Areas, Dictionary } from '../steps/lend.ts';
import { keysOf } from './keys.ts';
import type { Locales } from './locales.ts';

/** Ids of XLIFF have no spaces, keys no points. */
const idOf = (key: string): string => key.replaceAll(' ', '.');

/**
 * A language as XLIFF 2.0, for tools of translators: a file per area, a unit per key and plural form of the language, its English beside
 * it, and nothing for the target where it is missing.
 */
export async function exported(code: string, { own }: Locales): Promise<string> {
  const english: Areas = own.get('en') ?? new Map();
  const resources = [...english].map(([area, texts]) => {
    const mine = own.get(code)?.get(area) ?? {};
    const units = [...keysOf(code, texts)].map(
      ([key, source]) => [idOf(key), { source, target: mine[key] ?? '', note: `${area}/${key}` }] as const,
    );
    return [area, Object.fromEntries(units)] as const;
  });
  const text = await js2xliff({
    sourceLanguage: 'en',
    targetLanguage: code,
    resources: Object.fromEntries(resources),
  });
  return `${text}\n`;
}

/** What an import has made of a language. */
export interface Imported {
  readonly language: string;
  readonly areas: Areas;
  /** How many texts are others than before. */
  readonly changed: number;
  /** Units that are not taken, with the reason: a line each. */
  readonly refused: readonly string[];
}

/**
 * Reads a file of a translator's tool into a language: a text whose English has changed since it was given out, a key that English lacks
 * and what is no text are refused and told; an empty target leaves what is there.
 * @throws {BuildFailure} when the file is no XLIFF 2, or of a language that is not listed
 */
export async function imported(file: string, text: string, { own, codes }: Locales): Promise<Imported> {
  const table = await xliff2js(text).catch((error: unknown) => {
    throw new BuildFailure([`${file}: no XLIFF 2: ${error instanceof Error ? error.message : error}`]);
  });
  const language = table?.targetLanguage ?? '';
  if (!table?.resources || !codes.includes(language) || language === 'en') {
    throw new BuildFailure([
      `${file}: trgLang is “${language}”, say one of ${codes.filter((code) => code !== 'en').join(', ')}`,
    ]);
  }
  const refused: string[] = [];
  let changed = 0;
  const english: Areas = own.get('en') ?? new Map();
  const areas = new Map<string, Dictionary>();
  const before: Areas = own.get(language) ?? new Map();
  for (const area of new Set([...before.keys(), ...english.keys(), ...Object.keys(table.resources)])) {
    const wanted = keysOf(language, english.get(area) ?? {});
    const keys = new Map([...wanted.keys()].map((key) => [idOf(key), key]));
    const mine = new Map(Object.entries(before.get(area) ?? {}));
    for (const [id, { source, target }] of Object.entries(table.resources[area] ?? {})) {
      const key = keys.get(id) ?? '';
      const reason = refusalOf(wanted.get(key), source, target);
      if (reason !== undefined) refused.push(`${area}/${key || id}: ${reason}`);
      else if (target !== '' && mine.get(key) !== target) {
        mine.set(key, String(target));
        changed += 1;
      }
    }
    if (mine.size > 0) areas.set(area, Object.fromEntries(mine));
  }
  return { language, areas, changed, refused };
}

function refusalOf(english: string | undefined, source: unknown, target: unknown): string | undefined {
  if (english === undefined) return 'English has no such key';
  if (typeof target !== 'string') return 'the translation is no plain text';
  return source === english ? undefined : `English says “${english}” now`;
}
