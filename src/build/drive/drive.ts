import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { BuildOptions } from '../options.ts';
import type { Graph } from '../report/graph.ts';
import { laterFiles, ON_OCCASION } from '../report/later.ts';
import type { RouteSizes } from '../report/measure.ts';
import { readRecord } from '../report/record.ts';
import { keyOf, totalOf } from '../report/table.ts';
import { openBrowser } from './browser.ts';
import { startOwnPlatform } from './platform.ts';
import { visitPage } from './visit.ts';

/** Pages beside home that are driven: those whose bytes have changed most since the build before. */
const MOST = 5;

const HOME = '/m/home';

/** What came of it: a line to print, and what came by itself and is counted nowhere. */
export interface Driven {
  readonly told: string;
  readonly faults: readonly string[];
}

/** What {@link drivePages} reads. */
export interface Finished {
  readonly graph: Graph;
  readonly sizes: readonly RouteSizes[];
}

/**
 * Opens the finished pages that changed most, as a guest on a first visit, in this machine's browser against the built sandbox: what a page
 * brings by itself must be counted. It proves what reading code cannot; what keeps it from being proved is told.
 */
export async function drivePages(options: BuildOptions, finished: Finished): Promise<Driven> {
  if (options.command !== 'build' || options.runtime !== 'preact' || options.pseudo) return { told: '', faults: [] };
  if (!options.browser) return unproved('--no-browser');
  const platform = await startOwnPlatform(options);
  if (typeof platform === 'string') return unproved(platform);
  try {
    const browser = await openBrowser();
    if (typeof browser === 'string') return unproved(browser);
    return await driveAll(browser, platform.url, await orderOf(options, finished)).finally(() => browser.close());
  } finally {
    await platform.stop();
  }
}

const unproved = (why: string): Driven => ({
  told: `not driven in a browser (${why}): that pages bring nothing uncounted by themselves is unproved`,
  faults: [],
});

interface Order {
  readonly paths: readonly string[];
  /** Addresses under which a page may fetch what is counted, by its path. */
  readonly counted: ReadonlyMap<string, ReadonlySet<string>>;
  /** Bytes on the wire by address. */
  readonly bytes: ReadonlyMap<string, number>;
}

async function orderOf(options: BuildOptions, { graph, sizes }: Finished): Promise<Order> {
  const { scripts, sheets } = laterFiles(graph, Object.keys(ON_OCCASION), []);
  const counted = new Map<string, Set<string>>();
  const bytes = new Map<string, number>();
  for (const { path, files, later, optIn, offer, member, step } of sizes) {
    const known = counted.get(path) ?? new Set([...scripts, ...sheets]);
    for (const { address, brotli } of [...files, ...later, ...optIn, ...offer, ...member, ...step]) {
      known.add(address);
      bytes.set(address, brotli);
    }
    counted.set(path, known);
  }
  return { paths: await changedMost(options, sizes), counted, bytes };
}

async function changedMost({ report }: BuildOptions, sizes: readonly RouteSizes[]): Promise<string[]> {
  const before = await readRecord(join(report, 'sizes.json'));
  const totals = new Map(before?.routes.map((route) => [keyOf(route), route.total]));
  const change = (route: RouteSizes): number => Math.abs(totalOf(route) - (totals.get(keyOf(route)) ?? 0));
  const others = [...sizes].sort((one, other) => change(other) - change(one)).map(({ path }) => path);
  return [HOME, ...new Set(others.filter((path) => path !== HOME))].filter((path) =>
    sizes.some((one) => one.path === path),
  );
}

/** Pages that lead guests elsewhere are passed over: the phone tests weigh them for members. */
async function driveAll(browser: Browser, origin: string, { paths, counted, bytes }: Order): Promise<Driven> {
  const driven: string[] = [];
  const faults: string[] = [];
  for (const path of paths.slice(0, 4 * MOST)) {
    if (driven.length > MOST) break;
    const visit = await visitPage(browser, origin, path);
    if (!visit.stayed) continue;
    driven.push(path);
    const known = counted.get(path) ?? new Set();
    const strange = visit.asked.filter((address) => !known.has(address));
    faults.push(
      ...strange.map(
        (address) =>
          `driven in a browser: ${path} fetches ${address} by itself${sized(bytes.get(address))}, which no budget counts`,
      ),
    );
  }
  return { told: `driven in a browser: ${driven.join(', ')}`, faults };
}

const sized = (bytes: number | undefined): string => (bytes === undefined ? '' : ` (${(bytes / 1024).toFixed(1)} KiB)`);
