import type { BuildOptions } from '../options.ts';
import type { Way } from '../plan/plan.ts';
import { criticalFiles, readGraph } from '../report/graph.ts';
import { laterFiles } from '../report/later.ts';
import type { AppBundle } from './bundle.ts';
import { wireBytes } from './compress.ts';

/** What budget.json leaves to scripts and sheets of a page, or of what comes by itself after it. */
export interface CodeLimit {
  /** The page's or the moment's name in the plan. */
  readonly entry: string;
  readonly page: string;
  /** Sources of what comes by itself; none for the page's own first load. */
  readonly parts?: readonly string[];
  /** The scripts of the first load are limited as a whole, the shell's with them. */
  readonly whole?: true;
  /** Bytes on the wire. */
  readonly bytes: number;
}

/** Bytes on the wire by which entries are too heavy. */
export type Overweight = ReadonlyMap<string, number>;

/** Plans that are searched for in each way: what the first one broke, the next one leaves room for. */
const PLANS = 2;

/** Bytes that a limit which was broken keeps free in the next plan, beside those that it was broken by. */
const MARGIN = 120;

/** A bundle of a plan in which some entries have less room, and what is too heavy in it. */
export interface Fitting<Made> {
  readonly made: Made;
  readonly over: Overweight;
}

/**
 * Plans by estimates and weighs what comes out: where a route is over its limit, plans anew with less room for it, and then in another
 * way, as a search that is stuck finds the same again. Keeps what breaks the limits least.
 * @param make bundles by a plan that leaves these bytes free, by entry
 */
export async function fitPlan<Made>(
  make: (spare: Overweight, way: Way) => Promise<Fitting<Made>>,
  ways: readonly Way[],
): Promise<Fitting<Made>> {
  let best: Fitting<Made> | undefined;
  let learned = new Map<string, number>();
  for (const way of ways) {
    // What makes the kept plan better knows what it broke; another plan breaks other limits.
    const spare = new Map(way.kept ? learned : []);
    const most = way.search === false ? 1 : PLANS;
    for (let plans = 0; plans < most; plans += 1) {
      const next = await make(new Map(spare), way);
      if (next.over.size === 0) return next;
      if (!best || sumOf(next.over) < sumOf(best.over)) best = next;
      for (const [entry, bytes] of next.over) spare.set(entry, (spare.get(entry) ?? 0) + bytes + MARGIN);
    }
    if (way.kept) learned = spare;
  }
  if (!best) throw new RangeError('no way to a plan');
  return best;
}

const sumOf = (over: Overweight): number => [...over.values()].reduce((sum, bytes) => sum + bytes, 0);

/** Weighs the scripts and sheets of a bundle against their limits. What stands beside them is in the limits already, and never too small. */
export async function weigh(
  options: BuildOptions,
  bundle: AppBundle,
  limits: readonly CodeLimit[],
): Promise<Overweight> {
  const graph = readGraph(options, bundle);
  const weighed = [...bundle.files].map(
    async ([address, text]) => [address, await wireBytes(text, address.slice(1))] as const,
  );
  const sizes = new Map(await Promise.all(weighed));
  const shell = new Set([graph.entry.script, ...graph.entry.imports, graph.entry.sheet ?? '']);
  const over = new Map<string, number>();
  for (const { entry, page, parts, whole, bytes } of limits) {
    const first = criticalFiles(graph, page);
    const files = [...first.scripts, ...first.sheets];
    const later = parts && laterFiles(graph, parts, files);
    const own = later ? [...later.scripts, ...later.sheets] : files.filter((one) => !shell.has(one));
    const more = (whole ? first.scripts : own).reduce((sum, address) => sum + (sizes.get(address) ?? 0), -bytes);
    if (more > 0) over.set(entry, Math.max(more, over.get(entry) ?? 0));
  }
  return over;
}
