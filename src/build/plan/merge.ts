import { type Entries, fetchersOf, type ModuleGraph, placesIn } from './graph.ts';
import { exactGroups, type Group, joinReach, type Reach, reachOf, wouldLoop } from './groups.ts';

/** What decides which groups become one. */
export interface MergeRules {
  /** How often an entry is fetched beside the others: for a page, how many routes show it. */
  readonly weights: readonly number[];
  /** Estimated bytes on the wire of a module. */
  readonly wire: (bytes: number) => number;
  /** Bytes that a file costs beside its content: its link in the HTML, its imports and exports, a fresh start of the compressor. */
  readonly fileBytes: number;
  /** Groups that may not become one, whatever it saves. */
  readonly apart: (one: Group, other: Group, joined: Group) => boolean;
}

/** True for a group that costs no file beside those that are there anyway: only one entry has its modules. */
const alone = ({ needs }: Group): boolean => (needs & (needs - 1n)) === 0n;

/** Bytes that an entry spends on a group which it fetches. */
export const bytesFor = (group: Group, { fileBytes }: Pick<MergeRules, 'fileBytes'>): number =>
  group.bytes + (alone(group) ? 0 : fileBytes);

/** Two groups that are better as one, and by how many bytes. */
interface Pair {
  readonly one: number;
  readonly other: number;
  readonly gain: number;
}

/**
 * Plans which modules travel together: starts from the groups that just the same entries have to fetch, and joins two as long as that
 * saves bytes over all entries, each time those that save most. A join brings what the joined modules import to every entry that uses
 * one of them, and that is part of its price. The same graph always gives the same groups.
 */
export function planGroups(graph: ModuleGraph, rules: MergeRules): Group[] {
  const groups: (Group | undefined)[] = exactGroups(graph, rules.wire);
  const merger = new Merger(graph, rules, groups);
  let pairs = merger.allPairs();
  for (let best = merger.takeBest(pairs); best !== undefined; best = merger.takeBest(pairs)) {
    const { one, other } = best;
    merger.join(one, other);
    pairs = pairs.filter(
      (pair) => pair.one !== other && pair.other !== other && pair.one !== one && pair.other !== one,
    );
    pairs.push(...merger.pairsWith(one));
  }
  return groups.filter((group) => group !== undefined);
}

/** The groups while they are joined. */
class Merger {
  private readonly reach: Reach;
  private readonly before: Entries[];
  private readonly ancestors: readonly Entries[];
  private readonly weights = new Map<Entries, number>();

  constructor(
    private readonly graph: ModuleGraph,
    private readonly rules: MergeRules,
    private readonly groups: (Group | undefined)[],
  ) {
    const all = groups.filter((group) => group !== undefined);
    this.reach = reachOf(graph, all);
    this.ancestors = ancestorsOf(graph);
    this.before = all.map(({ fetchers }) => this.beforeOf(fetchers));
  }

  private beforeOf(fetchers: Entries): Entries {
    return placesIn(fetchers).reduce((all, place) => all | (this.ancestors[place] ?? 0n), 0n);
  }

  /** What a group costs over all entries. */
  private costOf(group: Group): number {
    let weight = this.weights.get(group.fetchers);
    if (weight === undefined) {
      weight = placesIn(group.fetchers).reduce((sum, place) => sum + (this.rules.weights[place] ?? 0), 0);
      this.weights.set(group.fetchers, weight);
    }
    return weight * bytesFor(group, this.rules);
  }

  allPairs(): Pair[] {
    return this.groups.flatMap((_, other) => this.groups.slice(0, other).flatMap((__, one) => this.pair(one, other)));
  }

  pairsWith(place: number): Pair[] {
    return this.groups.flatMap((_, index) =>
      index === place ? [] : this.pair(Math.min(index, place), Math.max(index, place)),
    );
  }

  /** The pair that saves most, measured anew: joins since it was found may have changed what it saves. */
  takeBest(pairs: Pair[]): Pair | undefined {
    while (pairs.length > 0) {
      let best = 0;
      for (const [index, { gain }] of pairs.entries()) if (gain > (pairs[best]?.gain ?? 0)) best = index;
      const [pair] = pairs.splice(best, 1);
      const [now] = pair ? this.pair(pair.one, pair.other) : [];
      if (now === undefined || pair === undefined) continue;
      if (now.gain >= pair.gain) return now;
      pairs.push(now);
    }
    return undefined;
  }

  /** Two groups as a pair if joining them is allowed and saves something. */
  private pair(one: number, other: number): Pair[] {
    const [first, second] = [this.groups[one], this.groups[other]];
    if (!first || !second || first.pinned || second.pinned) return [];
    const [beforeFirst = 0n, beforeSecond = 0n] = [this.before[one], this.before[other]];
    const follows = (beforeFirst & second.fetchers) !== 0n || (beforeSecond & first.fetchers) !== 0n;
    if (!follows && (first.fetchers & second.fetchers) === 0n) return [];
    const joined = this.joined(first, second, follows);
    const saved = this.costOf(first) + this.costOf(second) - this.costOf(joined);
    if (saved <= 0 || wouldLoop(this.reach, one, other) || this.rules.apart(first, second, joined)) return [];
    const gain = saved - this.dragged(one, other, joined);
    return gain > 0 ? [{ one, other, gain }] : [];
  }

  private joined(one: Group, other: Group, follows = true): Group {
    const needs = one.needs | other.needs;
    return {
      modules: [...one.modules, ...other.modules],
      bytes: one.bytes + other.bytes,
      needs,
      fetchers: follows ? fetchersOf(this.graph, needs) : one.fetchers | other.fetchers,
      pinned: false,
    };
  }

  /** What it costs that the groups which two joined ones import come to all who need either. */
  private dragged(one: number, other: number, { needs }: Group): number {
    return this.importedBy(one, other).reduce((sum, place) => {
      const group = this.groups[place];
      if (!group || (needs & ~group.needs) === 0n) return sum;
      return sum + this.costOf(this.widened(group, needs)) - this.costOf(group);
    }, 0);
  }

  private importedBy(one: number, other: number): number[] {
    const below = (this.reach.down[one] ?? 0n) | (this.reach.down[other] ?? 0n);
    return placesIn(below).filter((place) => place !== one && place !== other);
  }

  private widened(group: Group, more: Entries): Group {
    const needs = group.needs | more;
    return { ...group, needs, fetchers: fetchersOf(this.graph, needs) };
  }

  /** Joins two groups under the place of the first. */
  join(one: number, other: number): void {
    const [first, second] = [this.groups[one], this.groups[other]];
    if (!first || !second) return;
    const joined = this.joined(first, second);
    const widened = this.importedBy(one, other).filter(
      (place) => (joined.needs & ~(this.groups[place]?.needs ?? 0n)) !== 0n,
    );
    this.groups[one] = joined;
    this.groups[other] = undefined;
    joinReach(this.reach, one, other);
    for (const place of widened) {
      const group = this.groups[place];
      if (group) this.groups[place] = this.widened(group, joined.needs);
    }
    for (const place of [one, ...widened]) this.before[place] = this.beforeOf(this.groups[place]?.fetchers ?? 0n);
  }
}

/** All entries that can have run before each entry. */
function ancestorsOf({ entries, loaders }: ModuleGraph): readonly Entries[] {
  const before = [...loaders];
  for (let changed = true; changed; ) {
    changed = false;
    for (const place of entries.keys()) {
      const now = before[place] ?? 0n;
      const more = placesIn(now).reduce((all, loader) => all | (before[loader] ?? 0n), now);
      if (more !== now) changed = true;
      before[place] = more;
    }
  }
  return before;
}
