import { join } from 'node:path';
import type { DeployCost } from '../differences/costs.ts';
import type { Driven } from '../drive/drive.ts';
import { BuildFailure } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { deployExcess } from '../report/deploy.ts';
import { describeExcess, describeGrowth } from '../report/excess.ts';
import type { RouteSizes, TextSize } from '../report/measure.ts';
import { modulesByAddress } from '../report/modules.ts';
import { readRecord, recordOf } from '../report/record.ts';
import type { AppBundle } from '../steps/bundle.ts';
import { writeFiles } from '../steps/files.ts';
import type { Language } from '../steps/texts.ts';
import { findExcess, idleRows, readBudget } from './budget.ts';
import { cutFaults } from './cut-preact.ts';
import { documentFaults } from './documents.ts';
import { firstLoadFaults } from './first-load.ts';
import { handlerFaults } from './handlers.ts';
import { zodFaults } from './no-zod.ts';
import { wayFaults } from './on-the-way.ts';
import { runtimeFaults } from './one-runtime.ts';
import { oneWordFaults } from './one-word.ts';
import { parityFaults } from './parity.ts';
import { requestFaults } from './requests.ts';
import { staticFaults } from './statics.ts';
import { storyFaults } from './stories.ts';
import { textExcess } from './text-limits.ts';

/** What a build made, as the checks look at it. */
export interface Made {
  readonly bundle: AppBundle;
  readonly languages: ReadonlyMap<string, Language>;
  readonly sizes: readonly RouteSizes[];
  readonly texts: readonly TextSize[];
  /** Bytes on the wire of each file of `static`, by address. */
  readonly statics: ReadonlyMap<string, number>;
  /** What ships and an old phone cannot run. */
  readonly floor: readonly string[];
  /** What it costs a returning player since each earlier version. */
  readonly deploy: readonly DeployCost[];
  /** What pages brought by themselves in a browser. */
  readonly driven: Driven;
}

/**
 * Every check of a finished build; they all run, so that one build tells everything. Budgets and the floor hold for what is shipped: the
 * build on real React is there to be compared, and pseudo-languages are longer than any real one.
 * @throws {BuildFailure} naming every fault
 */
export async function runChecks(options: BuildOptions, made: Made): Promise<void> {
  const { bundle, languages, floor } = made;
  const faults = [
    ...runtimeFaults(bundle.metafile, options.runtime),
    ...firstLoadFaults(bundle.metafile),
    ...zodFaults(bundle.metafile),
    ...storyFaults(bundle.metafile),
    ...parityFaults(languages),
    ...(await oneWordFaults(options, languages)),
    ...(await documentFaults(options)),
    ...(await handlerFaults(options)),
    ...(await requestFaults(options)),
    ...(await cutFaults(options, bundle.files)),
    ...made.driven.faults,
    ...(options.runtime === 'preact' && !options.pseudo ? [...floor, ...(await budgetFaults(options, made))] : []),
  ];
  if (faults.length > 0) throw new BuildFailure(faults);
}

async function budgetFaults(options: BuildOptions, { bundle, sizes, texts, statics, deploy }: Made): Promise<string[]> {
  const rows = await readBudget(options);
  const chunks = modulesByAddress(options, bundle.metafile);
  const broken = findExcess(rows, sizes);
  const goodFile = join(options.report, 'within-budget.json');
  const good = await readRecord(goodFile);
  if (broken.length === 0) await writeFiles([[goodFile, JSON.stringify(recordOf(sizes, chunks))]]);
  return [
    ...(broken.length === 0 ? [] : describeGrowth({ chunks, good })),
    ...idleRows(rows, sizes),
    ...staticFaults(rows, statics),
    ...textExcess(rows, texts),
    ...deployExcess(rows, deploy),
    ...broken.flatMap((excess) => describeExcess(options, bundle, excess, { chunks, good })),
    ...wayFaults({ rows, routes: sizes, metafile: bundle.metafile, chunks }),
  ];
}
