import { readFile } from 'node:fs/promises';
import { BuildFailure } from '../failure.ts';
import type { RouteSizes } from './measure.ts';
import type { Modules } from './modules.ts';
import { totalOf } from './table.ts';

/** Told apart from the files of other builds. */
const VERSION = 2;

/** What `report/sizes.json` holds, for machines and for a later `--baseline`. */
export interface SizesRecord {
  readonly version: typeof VERSION;
  /** Every route in every language; `total` is its critical path in bytes of brotli. */
  readonly routes: readonly (RouteSizes & { readonly total: number })[];
  /** Minified bytes of each module in each script and sheet, by address. */
  readonly chunks: Readonly<Record<string, Modules>>;
}

/** Puts a build's figures together. */
export const recordOf = (routes: readonly RouteSizes[], chunks: ReadonlyMap<string, Modules>): SizesRecord => ({
  version: VERSION,
  routes: routes.map((route) => ({ ...route, total: totalOf(route) })),
  chunks: Object.fromEntries(chunks),
});

/** Reads the record of an earlier build; undefined when there is none, or one of another version. */
export async function readRecord(file: string): Promise<SizesRecord | undefined> {
  try {
    const record = JSON.parse(await readFile(file, 'utf8')) as SizesRecord;
    return record.version === VERSION ? record : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * Reads the file of `--baseline`.
 * @throws {BuildFailure} when it is not the sizes.json of a build like this one
 */
export async function readBaseline(file: string): Promise<SizesRecord> {
  const record = await readRecord(file);
  if (record === undefined) throw new BuildFailure([`${file} is not a sizes.json of this build (version ${VERSION})`]);
  return record;
}
