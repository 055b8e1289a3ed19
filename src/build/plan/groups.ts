import { bit, type Entries, fetchersOf, type ModuleGraph } from './graph.ts';

/** Modules that travel together. */
export interface Group {
  readonly modules: readonly string[];
  /** Estimated bytes on the wire. */
  readonly bytes: number;
  /** Entries that use any of the modules, or anything that imports one of them. */
  readonly needs: Entries;
  /** Those of them that have to fetch the group. */
  readonly fetchers: Entries;
  /** The file of an entry: it stays by itself, as a bundler keeps an entry in a file of its own. */
  readonly pinned: boolean;
}

/**
 * Groups of modules that just the same entries have to fetch, which is where planning starts: nobody fetches what is of no use. The
 * group of the first entry, which is here wherever another one runs, stands first.
 */
export function exactGroups(graph: ModuleGraph, wire: (bytes: number) => number): Group[] {
  const pinned = new Set(graph.entries.slice(1));
  const fetchers = new Map<Entries, Entries>();
  const groups = new Map<string, { modules: string[]; bytes: number; needs: Entries; fetchers: Entries }>();
  for (const [id, needs] of graph.needs) {
    const fetched = fetchers.get(needs) ?? fetchersOf(graph, needs);
    fetchers.set(needs, fetched);
    const key = pinned.has(id) ? id : `${needs & 1n ? 1n : needs}`;
    const group = groups.get(key) ?? { modules: [], bytes: 0, needs: 0n, fetchers: fetched };
    groups.set(key, group);
    group.modules.push(id);
    group.bytes += wire(graph.modules.get(id)?.bytes ?? 0);
    group.needs |= needs;
  }
  return [...groups]
    .map(([key, group]) => ({ ...group, modules: group.modules.sort(), pinned: pinned.has(key) }))
    .sort((one, other) => Number(other.needs & 1n) - Number(one.needs & 1n) || byFirst(one, other));
}

const byFirst = (one: Group, other: Group): number => ((one.modules[0] ?? '') < (other.modules[0] ?? '') ? -1 : 1);

/** Which groups each group imports, directly or through others, and which import it: bits by place. */
export interface Reach {
  readonly down: bigint[];
  readonly up: bigint[];
}

export function reachOf(graph: ModuleGraph, groups: readonly Group[]): Reach {
  const placeOf = new Map(groups.flatMap(({ modules }, place) => modules.map((id) => [id, place] as const)));
  const down = groups.map(({ modules }, place) => {
    const imported = modules.flatMap((id) => graph.modules.get(id)?.imports ?? []);
    return imported.reduce((all, id) => all | bit(placeOf.get(id) ?? place), 0n) & ~bit(place);
  });
  for (let changed = true; changed; ) {
    changed = false;
    for (const [place, direct] of down.entries()) {
      const all = down.reduce((sum, further, next) => (direct & bit(next) ? sum | further : sum), direct) & ~bit(place);
      if (all !== direct) changed = true;
      down[place] = all;
    }
  }
  const up = groups.map((_, place) => down.reduce((all, far, from) => (far & bit(place) ? all | bit(from) : all), 0n));
  return { down, up };
}

/** Makes of two groups one, under the place of the first. */
export function joinReach({ down, up }: Reach, one: number, other: number): void {
  const both = bit(one) | bit(other);
  const below = ((down[one] ?? 0n) | (down[other] ?? 0n)) & ~both;
  const above = ((up[one] ?? 0n) | (up[other] ?? 0n)) & ~both;
  for (const place of down.keys()) {
    const at = bit(place);
    if (above & at) down[place] = ((down[place] ?? 0n) & ~bit(other)) | bit(one) | below;
    if (below & at) up[place] = ((up[place] ?? 0n) & ~bit(other)) | bit(one) | above;
  }
  [down[one], up[one], down[other], up[other]] = [below, above, 0n, 0n];
}

/** True when joining would make two files import each other: something stands between the two. */
export const wouldLoop = ({ down, up }: Reach, one: number, other: number): boolean =>
  ((down[one] ?? 0n) & (up[other] ?? 0n)) !== 0n || ((down[other] ?? 0n) & (up[one] ?? 0n)) !== 0n;
