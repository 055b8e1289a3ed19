import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from '../options.ts';
import { writeFiles } from '../steps/files.ts';
import type { RouteSizes } from './measure.ts';
import { asMarkdown, asText, heaviestOfEachPage, keyOf, sizeRows, totalOf } from './table.ts';

/** A line of sizes.json, as far as the next build reads it. */
interface Kept {
  readonly path: string;
  readonly language: string;
  readonly total: number;
}

const NOTE = 'Brotli 11, in KiB, over the critical path: HTML, scripts, sheets and dictionaries of a first visit.';

/**
 * Writes `report/sizes.json` and `report/sizes.md` (every route in every language) and gives the short table to print: of
 * each page the heaviest, with the change since the build before.
 */
export async function reportSizes(options: BuildOptions, routes: readonly RouteSizes[]): Promise<string> {
  const before = await readTotals(options);
  const kept = routes.map((route) => ({ ...route, total: totalOf(route) }));
  await writeFiles([
    [join(options.report, 'sizes.json'), JSON.stringify(kept, null, 1)],
    [join(options.report, 'sizes.md'), `# Sizes\n\n${NOTE}\n\n${asMarkdown(sizeRows(routes, before))}\n`],
  ]);
  return asText(sizeRows(heaviestOfEachPage(routes), before));
}

/** Totals of the build before this one, by route and language; none on a first build. */
async function readTotals(options: BuildOptions): Promise<ReadonlyMap<string, number>> {
  try {
    const kept = JSON.parse(await readFile(join(options.report, 'sizes.json'), 'utf8')) as readonly Kept[];
    return new Map(kept.map((one) => [keyOf(one), one.total]));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return new Map();
    throw error;
  }
}
