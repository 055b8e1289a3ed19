import type { CriticalFile, ResourceType, RouteSizes } from './measure.ts';
import { bytesOf, RESOURCE_TYPES } from './measure.ts';
import { modulesOf } from './modules.ts';
import type { SizesRecord } from './record.ts';
import { keyOf, NOISE } from './table.ts';

/** How a route in a language has changed, in bytes of brotli; undefined where it did not or does not exist. */
export interface RouteDelta {
  readonly path: string;
  readonly page: string;
  readonly language: string;
  readonly before: number | undefined;
  readonly after: number | undefined;
  readonly change: number;
  readonly byType: Readonly<Record<ResourceType, number>>;
  /** Of what comes after the first paint. */
  readonly later: number;
}

/** A module that weighs more than before on the way to a first render, in minified bytes. */
export interface ModuleGrowth {
  readonly module: string;
  readonly before: number;
  readonly after: number;
  /** Routes that it is on the way of. */
  readonly routes: readonly string[];
}

export interface Delta {
  /** Routes that changed by more than noise, the worst first. */
  readonly routes: readonly RouteDelta[];
  /** What grew on the way of these routes, the worst first: bytes times the routes that pay them. */
  readonly grown: readonly ModuleGrowth[];
}

/** Compares two builds route by route, and module by module where a route grew: names of files and their hashes play no part. */
export function deltaOf(before: SizesRecord, now: SizesRecord): Delta {
  const old = new Map(before.routes.map((route) => [keyOf(route), route]));
  const fresh = new Map(now.routes.map((route) => [keyOf(route), route]));
  const routes = [...new Set([...old.keys(), ...fresh.keys()])]
    .map((key) => routeDelta(old.get(key), fresh.get(key)))
    .filter(({ change, later }) => Math.max(Math.abs(change), Math.abs(later)) >= NOISE)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || a.path.localeCompare(b.path));
  const grown = routes.filter(({ change, after }) => change > 0 && after !== undefined).map(keyOf);
  return { routes, grown: growthOf(before, now, old, fresh, grown) };
}

function routeDelta(old: RouteSizes | undefined, fresh: RouteSizes | undefined): RouteDelta {
  const one = (fresh ?? old) as RouteSizes;
  const change = (pick: (route: RouteSizes) => number): number => (fresh ? pick(fresh) : 0) - (old ? pick(old) : 0);
  const types = RESOURCE_TYPES.map((type) => [
    type,
    change((route) => bytesOf(route.files, (file) => file.type === type)),
  ]);
  return {
    path: one.path,
    page: one.page,
    language: one.language,
    before: old && bytesOf(old.files),
    after: fresh && bytesOf(fresh.files),
    change: change((route) => bytesOf(route.files)),
    byType: Object.fromEntries(types) as Record<ResourceType, number>,
    later: change((route) => bytesOf(route.later)),
  };
}

function growthOf(
  before: SizesRecord,
  now: SizesRecord,
  old: ReadonlyMap<string, RouteSizes>,
  fresh: ReadonlyMap<string, RouteSizes>,
  keys: readonly string[],
): ModuleGrowth[] {
  const weigh = ({ chunks }: SizesRecord) => {
    const byAddress = new Map(Object.entries(chunks));
    return (files: readonly CriticalFile[] = []) => modulesOf(byAddress, files);
  };
  const weighOld = weigh(before);
  const weighNow = weigh(now);
  const grown = new Map<string, { before: number; after: number; routes: string[] }>();
  for (const key of keys) {
    const was = weighOld(old.get(key)?.files);
    for (const [module, after] of weighNow(fresh.get(key)?.files)) {
      if (after - (was.get(module) ?? 0) < NOISE) continue;
      const known = grown.get(module) ?? { before: was.get(module) ?? 0, after, routes: [] };
      known.routes.push(key);
      grown.set(module, known);
    }
  }
  return [...grown].map(([module, growth]) => ({ module, ...growth })).sort((a, b) => weightOf(b) - weightOf(a));
}

const weightOf = ({ before, after, routes }: ModuleGrowth): number => (after - before) * routes.length;
