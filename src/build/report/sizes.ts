import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import type { BudgetRow } from '../checks/budget.ts';
import type { BuildOptions } from '../options.ts';
import { writeFiles } from '../steps/files.ts';
import { deltaOf } from './baseline.ts';
import { deltaAsMarkdown, deltaAsText } from './delta-text.ts';
import type { RouteSizes } from './measure.ts';
import type { Modules } from './modules.ts';
import { reportPage } from './page/page.ts';
import { planReport } from './plan.ts';
import { readBaseline, readRecord, recordOf, type SizesRecord } from './record.ts';
import { tightText } from './room.ts';
import { asMarkdown, asText, encodingRows, heaviestOfEachPage, keyOf, sizeRows } from './table.ts';

/** What the report is written from. */
export interface Reported {
  readonly routes: readonly RouteSizes[];
  readonly metafile: Metafile;
  /** Modules by the address of the script or sheet that holds them. */
  readonly chunks: ReadonlyMap<string, Modules>;
  readonly rows: readonly BudgetRow[];
}

const NOTE = [
  'Brotli 11, in KiB, over the critical path: HTML, scripts, sheets and dictionaries of a first visit, without pictures and answers of',
  'the platform. `extra`: what the route adds over the shell. `after paint`: the most that comes by itself after the first paint.',
].join('\n');

/**
 * Writes `report/sizes.json` (machines), `report/sizes.md` (every route in every language), `report/plan.md` (which modules travel together), and `report/index.html`, and gives the
 * short table to print: of each page the heaviest, with the change since the build before, and what is nearly full. With `--baseline` it also prints what
 * changed since that build, and writes it to `report/delta.md` for a pull request.
 * @throws {BuildFailure} when the baseline is no sizes.json
 */
export async function reportSizes(options: BuildOptions, reported: Reported): Promise<string> {
  const { routes, metafile, chunks } = reported;
  const file = join(options.report, 'sizes.json');
  const record = recordOf(routes, chunks);
  const before = totalsOf(await readRecord(file));
  const delta = options.baseline === undefined ? undefined : deltaOf(await readBaseline(options.baseline), record);
  await writeFiles([
    [file, JSON.stringify(record, null, 1)],
    [join(options.report, 'sizes.md'), markdown(routes, before)],
    [join(options.report, 'plan.md'), planReport(metafile, routes)],
    [join(options.report, 'index.html'), await reportPage(reported)],
    ...(delta ? ([[join(options.report, 'delta.md'), deltaAsMarkdown(delta, metafile)]] as const) : []),
  ]);
  return [
    asText(sizeRows(heaviestOfEachPage(routes), before)),
    ...(delta ? [`\n${deltaAsText(delta, metafile)}`] : []),
    options.runtime === 'preact' && !options.pseudo ? tightText(reported.rows, routes) : '',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

const markdown = (routes: readonly RouteSizes[], before: ReadonlyMap<string, number>): string =>
  [
    '# Sizes',
    NOTE,
    asMarkdown(sizeRows(routes, before)),
    '## As it lies and as it travels',
    asMarkdown(encodingRows(routes)),
  ]
    .join('\n\n')
    .concat('\n');

/** Totals of the build before this one, by route and language; none on a first build. */
const totalsOf = (record: SizesRecord | undefined): ReadonlyMap<string, number> =>
  new Map(record?.routes.map((route) => [keyOf(route), route.total]));
