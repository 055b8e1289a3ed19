/**
 * The module graph that a plan is made of: what each module weighs, what it imports statically, and what it loads by `import()`.
 * It knows neither esbuild nor this project, see metafile.ts for that.
 */
export interface Module {
  readonly id: string;
  /** Minified bytes before compression, after tree shaking. */
  readonly bytes: number;
  readonly imports: readonly string[];
  readonly loads: readonly string[];
}

/** A set of entries as bits, by the entry's place in {@link ModuleGraph.entries}. */
export type Entries = bigint;

export interface ModuleGraph {
  readonly modules: ReadonlyMap<string, Module>;
  /** The first entry is the one that every visit starts with; the others are what `import()` names, sorted. */
  readonly entries: readonly string[];
  /** The entries that import each module statically, directly or through others. */
  readonly needs: ReadonlyMap<string, Entries>;
  /** The entries of which one at least runs before each entry: those that load it. */
  readonly loaders: readonly Entries[];
  /** The entries that never are the second one of a visit, with their loaders. */
  readonly followers: readonly { readonly entry: Entries; readonly loaders: Entries }[];
  /** What {@link fetchersOf} has found so far. */
  readonly fetchers: Map<Entries, Entries>;
}

export const bit = (place: number): Entries => 1n << BigInt(place);

/** Places of the entries that a set holds, in rising order. */
export function placesIn(set: Entries): number[] {
  const places: number[] = [];
  for (let place = 0, rest = set; rest > 0n; place += 1, rest >>= 1n) if (rest & 1n) places.push(place);
  return places;
}

/** Reads who needs what out of the modules. */
export function moduleGraph(modules: ReadonlyMap<string, Module>, first: string): ModuleGraph {
  const reached = everythingFrom(modules, first);
  const loaded = new Set([...reached].flatMap((id) => modules.get(id)?.loads ?? []));
  loaded.delete(first);
  const entries = [first, ...[...loaded].sort()];
  const needs = new Map<string, Entries>();
  for (const [place, entry] of entries.entries()) {
    for (const id of closure(modules, entry)) needs.set(id, (needs.get(id) ?? 0n) | bit(place));
  }
  const places = new Map(entries.map((entry, place) => [entry, place]));
  const loaders = entries.map(() => 0n);
  for (const [id, need] of needs) {
    for (const load of modules.get(id)?.loads ?? []) {
      const place = places.get(load) ?? 0;
      if (place > 0) loaders[place] = (loaders[place] ?? 0n) | need;
    }
  }
  const followers = loaders.flatMap((from, place) =>
    place > 0 && !(from & 1n) ? { entry: bit(place), loaders: from } : [],
  );
  return { modules, entries, needs, loaders, followers, fetchers: new Map() };
}

/** A module and all that it imports statically. */
export function closure(modules: ReadonlyMap<string, Module>, from: string): ReadonlySet<string> {
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
export function fetchersOf(graph: ModuleGraph, needs: Entries): Entries {
  if (needs & 1n) return 1n;
  let found = graph.fetchers.get(needs);
  if (found === undefined) {
    found = needs & ~hereBefore(graph, needs);
    graph.fetchers.set(needs, found);
  }
  return found;
}

/** The entries that something is here for already when they are loaded; none that the first entry may load. */
function hereBefore({ followers }: ModuleGraph, needs: Entries): Entries {
  let here = followers.reduce((all, { entry }) => all | entry, 0n);
  for (let before = 0n; before !== here; ) {
    before = here;
    for (const { entry, loaders } of followers) {
      if (here & entry && (loaders & ~(needs | here)) !== 0n) here &= ~entry;
    }
  }
  return here;
}
