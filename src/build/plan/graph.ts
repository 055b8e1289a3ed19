import { addBit, addBits, type Bits, dropBit, hasBit, noBits, placesIn, union, within } from './bits.ts';

/**
 * The module graph that a plan is made of: what each module weighs, what it imports statically, and what it loads by `import()`.
 * It knows neither esbuild nor this project; metafile.ts reads one out of esbuild's account.
 */
export interface Module {
  readonly id: string;
  /** Minified bytes before compression, after tree shaking. */
  readonly bytes: number;
  readonly imports: readonly string[];
  readonly loads: readonly string[];
}

/** An entry that no visit can load right after the first one. */
interface Follower {
  readonly place: number;
  /** One of these has run before it. */
  readonly loaders: Bits;
}

/** Sets of entries are bits, by the entry's place in `entries`. */
export interface ModuleGraph {
  readonly modules: ReadonlyMap<string, Module>;
  /** The first entry is the one that every visit starts with; the others are what `import()` names, sorted. */
  readonly entries: readonly string[];
  /** The entries that import each module statically, directly or through others. */
  readonly needs: ReadonlyMap<string, Bits>;
  /** All entries that can have run before each entry. */
  readonly before: readonly Bits[];
  readonly followers: readonly Follower[];
}

/** Reads who needs what out of the modules that a first one reaches. */
export function moduleGraph(modules: ReadonlyMap<string, Module>, first: string): ModuleGraph {
  const loaded = new Set([...everythingFrom(modules, first)].flatMap((id) => modules.get(id)?.loads ?? []));
  loaded.delete(first);
  const entries = [first, ...[...loaded].sort()];
  const needs = new Map<string, Bits>();
  for (const [place, entry] of entries.entries()) {
    for (const id of closure(modules, entry)) {
      const set = needs.get(id) ?? noBits(entries.length);
      addBit(set, place);
      needs.set(id, set);
    }
  }
  const loaders = loadersOf(modules, entries, needs);
  const followers = loaders.flatMap((set, place) => (place > 0 && !hasBit(set, 0) ? { place, loaders: set } : []));
  return { modules, entries, needs, before: ancestorsOf(loaders), followers };
}

/** The entries with a module that loads each entry. */
function loadersOf(
  modules: ReadonlyMap<string, Module>,
  entries: readonly string[],
  needs: ReadonlyMap<string, Bits>,
): readonly Bits[] {
  const places = new Map(entries.map((entry, place) => [entry, place]));
  const loaders = entries.map(() => noBits(entries.length));
  for (const [id, need] of needs) {
    for (const load of modules.get(id)?.loads ?? []) {
      const set = loaders[places.get(load) ?? 0];
      if (set) addBits(set, need);
    }
  }
  return loaders;
}

function ancestorsOf(loaders: readonly Bits[]): readonly Bits[] {
  const before = loaders.map((set) => set.slice());
  for (let changed = true; changed; ) {
    changed = false;
    for (const set of before) {
      for (const loader of placesIn(set)) {
        const more = before[loader];
        if (!more || within(more, set)) continue;
        addBits(set, more);
        changed = true;
      }
    }
  }
  return before;
}

/** A module and all that it imports statically. */
function closure(modules: ReadonlyMap<string, Module>, from: string): ReadonlySet<string> {
  const seen = new Set([from]);
  for (const id of seen) for (const next of modules.get(id)?.imports ?? []) seen.add(next);
  return seen;
}

function everythingFrom(modules: ReadonlyMap<string, Module>, from: string): ReadonlySet<string> {
  const seen = new Set([from]);
  for (const id of seen) {
    const module = modules.get(id);
    for (const next of [...(module?.imports ?? []), ...(module?.loads ?? [])]) seen.add(next);
  }
  return seen;
}

/**
 * The entries that have to fetch something which the entries in `needs` use: those where it is not here already, as on every way to
 * them another one has fetched it. What the first entry uses is here wherever another one runs.
 */
export function fetchersOf(graph: ModuleGraph, needs: Bits): Bits {
  if (hasBit(needs, 0)) return new Uint32Array(needs.length).fill(1, 0, 1);
  const fetchers = needs.slice();
  for (const place of placesIn(hereAfter(graph, needs))) dropBit(fetchers, place);
  return fetchers;
}

/** `needs` and all entries where it is here already: what these fetch together costs the others nothing. */
export const withFollowers = (graph: ModuleGraph, needs: Bits): Bits => union(needs, hereAfter(graph, needs));

/** The entries that run only after one of those in `needs` has. */
function hereAfter({ followers }: ModuleGraph, needs: Bits): Bits {
  const here = noBits(needs.length * 32);
  for (const { place } of followers) addBit(here, place);
  for (let changed = true; changed; ) {
    changed = false;
    for (const { place, loaders } of followers) {
      if (!hasBit(here, place) || within(loaders, needs, here)) continue;
      dropBit(here, place);
      changed = true;
    }
  }
  return here;
}
