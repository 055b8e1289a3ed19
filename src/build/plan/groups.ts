import { addBit, addBits, type Bits, dropBit, hasBit, meet, noBits, placesIn, union } from './bits.ts';
import { fetchersOf, type ModuleGraph } from './graph.ts';
import type { Group, MergeRules } from './rules.ts';

interface Gathered {
  readonly modules: string[];
  bytes: number;
  readonly needs: Bits;
}

/**
 * Groups of modules that just the same entries need, which is where planning starts: nobody fetches what is of no use. The group of the
 * first entry, which is here wherever another one runs, stands first.
 */
export function exactGroups(
  graph: ModuleGraph,
  { wire, importBytes }: Pick<MergeRules, 'wire' | 'importBytes'>,
): Group[] {
  const entries = new Set(graph.entries.slice(1));
  const gathered = new Map<string, Gathered>();
  for (const [id, needs] of graph.needs) {
    const shared = hasBit(needs, 0) ? 'first' : needs.join();
    const key = entries.has(id) ? id : shared;
    const group = gathered.get(key) ?? { modules: [], bytes: 0, needs: noBits(graph.entries.length) };
    gathered.set(key, group);
    group.modules.push(id);
    group.bytes += wire(graph.modules.get(id)?.bytes ?? 0);
    addBits(group.needs, needs);
  }
  const groups = [...gathered].map(([key, { modules, bytes, needs }]) => ({
    modules: modules.sort(),
    bytes,
    needs,
    fetchers: fetchersOf(graph, needs),
    pinned: entries.has(key),
  }));
  const crossings = crossingsOf(graph, groups);
  for (const [place, group] of groups.entries()) {
    for (const count of crossings[place]?.values() ?? []) group.bytes += count * importBytes;
  }
  return groups.sort(
    (one, other) => Number(hasBit(other.needs, 0)) - Number(hasBit(one.needs, 0)) || byName(one, other),
  );
}

const byName = (one: Group, other: Group): number => ((one.modules[0] ?? '') < (other.modules[0] ?? '') ? -1 : 1);

/** How many imports of each group lead to each other one, by place: what both files have to write down. */
export function crossingsOf(graph: ModuleGraph, groups: readonly Group[]): Map<number, number>[] {
  const placeOf = placesOf(groups);
  return groups.map(({ modules }, place) => {
    const count = new Map<number, number>();
    for (const id of modules.flatMap((one) => graph.modules.get(one)?.imports ?? [])) {
      const to = placeOf.get(id);
      if (to !== undefined && to !== place) count.set(to, (count.get(to) ?? 0) + 1);
    }
    return count;
  });
}

/** Makes of two groups one, under the place of the first. */
export function joinCrossings(crossings: readonly Map<number, number>[], one: number, other: number): void {
  for (const [place, count] of crossings.entries()) {
    const moved = count.get(other);
    if (moved === undefined) continue;
    count.delete(other);
    if (place !== one) count.set(one, (count.get(one) ?? 0) + moved);
  }
  for (const [to, moved] of crossings[other] ?? []) {
    if (to !== one) crossings[one]?.set(to, (crossings[one]?.get(to) ?? 0) + moved);
  }
  crossings[other]?.clear();
}

const placesOf = (groups: readonly Group[]): ReadonlyMap<string, number> =>
  new Map(groups.flatMap(({ modules }, place) => modules.map((id) => [id, place] as const)));

/** Which groups each group imports, directly or through others, and which import it, by place. */
export interface Reach {
  readonly down: Bits[];
  readonly up: Bits[];
}

export function reachOf(graph: ModuleGraph, groups: readonly Group[]): Reach {
  const placeOf = placesOf(groups);
  const down = groups.map(({ modules }, place) => {
    const set = noBits(groups.length);
    for (const id of modules.flatMap((one) => graph.modules.get(one)?.imports ?? []))
      addBit(set, placeOf.get(id) ?? place);
    return set;
  });
  for (let changed = true; changed; ) {
    changed = false;
    for (const [place, set] of down.entries()) {
      const before = set.slice();
      for (const next of placesIn(before)) addBits(set, down[next] ?? set);
      dropBit(set, place);
      dropBit(before, place);
      changed ||= set.some((word, at) => word !== before[at]);
    }
  }
  const up = groups.map(() => noBits(groups.length));
  for (const [place, set] of down.entries()) for (const below of placesIn(set)) addBit(up[below] ?? set, place);
  return { down, up };
}

/** Makes of two groups one, under the place of the first. */
export function joinReach({ down, up }: Reach, one: number, other: number): void {
  const [below, above] = [down, up].map((sets) => {
    const all = union(sets[one] ?? noBits(0), sets[other] ?? noBits(0));
    dropBit(all, one);
    dropBit(all, other);
    return all;
  });
  if (!below || !above) return;
  for (const place of placesIn(above)) replace(down[place], one, other, below);
  for (const place of placesIn(below)) replace(up[place], one, other, above);
  [down[one], up[one]] = [below, above];
  down[other]?.fill(0);
  up[other]?.fill(0);
}

function replace(set: Bits | undefined, one: number, other: number, more: Bits): void {
  if (!set) return;
  dropBit(set, other);
  addBit(set, one);
  addBits(set, more);
}

/** True when joining would make two files import each other: something stands between the two. */
export const wouldLoop = ({ down, up }: Reach, one: number, other: number): boolean =>
  meetAt(down[one], up[other]) || meetAt(down[other], up[one]);

const meetAt = (one: Bits | undefined, other: Bits | undefined): boolean =>
  one !== undefined && other !== undefined && meet(one, other);
