import { filesFor, type LimitUse } from '../checks/budget.ts';
import type { AppBundle } from '../steps/bundle.ts';
import { ENTRY, pageSource } from './graph.ts';
import { closure } from './later.ts';
import { type Modules, modulesOf } from './modules.ts';
import type { SizesRecord } from './record.ts';
import { keyOf } from './table.ts';

/** A module and minified bytes, before compression. */
export interface Bytes {
  readonly module: string;
  readonly bytes: number;
}

/** Less than this in a file is no reason to be named. */
const WORTH = 100;

/** Modules, their pieces added up: `./menu.ts?bell` is a piece of `./menu.ts`. */
function whole(pieces: Iterable<readonly [string, number]>): Map<string, number> {
  const sum = new Map<string, number>();
  for (const [piece, bytes] of pieces) {
    const module = piece.replace(/\?.*/, '');
    sum.set(module, (sum.get(module) ?? 0) + bytes);
  }
  return sum;
}

const heaviestFirst = (sums: ReadonlyMap<string, number>): Bytes[] =>
  [...sums]
    .map(([module, bytes]) => ({ module, bytes }))
    .filter(({ bytes }) => bytes >= WORTH)
    .sort((one, other) => other.bytes - one.bytes);

/** Modules that weigh more than in the last build that broke no limit, wherever they travel, with what they have grown by. */
export function grownModules(now: ReadonlyMap<string, Modules>, good: SizesRecord | undefined): Bytes[] {
  if (!good) return [];
  const all = (chunks: Iterable<Modules>) => whole([...chunks].flatMap((modules) => Object.entries(modules)));
  const had = all(Object.values(good.chunks));
  return heaviestFirst(
    new Map([...all(now.values())].map(([module, bytes]) => [module, bytes - (had.get(module) ?? 0)])),
  );
}

/** What counts for a broken limit now and did not, or less, in the last build that broke none: it was written, or the plan moved it. */
export function movedIn(
  { route, type }: LimitUse,
  now: ReadonlyMap<string, Modules>,
  good: SizesRecord | undefined,
): Bytes[] {
  const before = good?.routes.find((one) => keyOf(one) === keyOf(route));
  if (!good || !before) return [];
  const had = whole(modulesOf(new Map(Object.entries(good.chunks)), filesFor(before, type)));
  const has = whole(modulesOf(now, filesFor(route, type)));
  return heaviestFirst(new Map([...has].map(([module, bytes]) => [module, bytes - (had.get(module) ?? 0)])));
}

/** What a route fetches and its modules do not use: what others share with it. */
export function unusedBy(bundle: AppBundle, { route, type }: LimitUse, now: ReadonlyMap<string, Modules>): Bytes[] {
  const used = closure(bundle.metafile, [ENTRY, pageSource(route.page)]);
  const fetched = [...modulesOf(now, filesFor(route, type))].filter(([module]) => /\.tsx?(\?|$)/.test(module));
  return heaviestFirst(whole(fetched.filter(([module]) => !used.has(module))));
}

/**
 * What a page would not fetch if it came to a module of its own with a tap or not at all: the module, and what nobody else on the page
 * imports.
 */
export function savedWithout(bundle: AppBundle, { route, type }: LimitUse, now: ReadonlyMap<string, Modules>): Bytes[] {
  const page = pageSource(route.page);
  const weights = modulesOf(now, filesFor(route, type));
  const shell = closure(bundle.metafile, [ENTRY]);
  const inputs = bundle.metafile.inputs;
  const own = [...closure(bundle.metafile, [page])].filter((id) => !shell.has(id) && id !== page);
  const files = new Set(own.map((id) => id.replace(/\?.*/, '')));
  const saved = new Map<string, number>();
  for (const file of files) {
    const seen = new Set([page]);
    for (const id of seen) {
      for (const { path, kind, external } of inputs[id]?.imports ?? []) {
        if (kind === 'import-statement' && !external && path.replace(/\?.*/, '') !== file) seen.add(path);
      }
    }
    const gone = own.filter((id) => !seen.has(id));
    saved.set(
      file,
      gone.reduce((sum, id) => sum + (weights.get(id) ?? 0), 0),
    );
  }
  return heaviestFirst(saved);
}
