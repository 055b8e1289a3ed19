import { addBits, type Bits, hasBit, meet, noBits, placesIn, union, within } from './bits.ts';
import { fetchersOf, type ModuleGraph } from './graph.ts';
import { crossingsOf, exactGroups, joinCrossings, joinReach, type Reach, reachOf, wouldLoop } from './groups.ts';
import type { Group, MergeRules } from './rules.ts';

/** True for a group that costs no file beside those that are there anyway: one entry alone has its modules, or it is the first one's. */
const alone = ({ needs }: Group): boolean => hasBit(needs, 0) || placesIn(needs).length === 1;

/** Bytes that an entry spends on a group which it fetches. */
export const bytesFor = (group: Group, fileBytes: number): number => group.bytes + (alone(group) ? 0 : fileBytes);

/** What a group costs over all entries. */
function costOf(group: Group, { weights, fileBytes }: MergeRules): number {
  let weight = 0;
  for (const place of placesIn(group.fetchers)) weight += weights[place] ?? 0;
  return weight * bytesFor(group, fileBytes);
}

/** Two groups that are better as one, and by how many bytes. */
interface Pair {
  readonly one: number;
  readonly other: number;
  readonly gain: number;
}

/**
 * Plans which modules travel together: starts from the groups that just the same entries need, and joins two as long as that saves bytes
 * over all entries, each time those that save most. A join brings what the joined modules import to every entry that uses one of them,
 * and that is part of its price. The same graph always gives the same groups.
 */
export function planGroups(graph: ModuleGraph, rules: MergeRules): Group[] {
  const groups: (Group | undefined)[] = exactGroups(graph, rules);
  const merger = new Merger(graph, rules, groups);
  let pairs = merger.allPairs();
  for (let best = merger.takeBest(pairs); best !== undefined; best = merger.takeBest(pairs)) {
    const { one, other } = best;
    merger.join(one, other);
    const touched = ({ one: first, other: second }: Pair): boolean =>
      [one, other].some((at) => at === first || at === second);
    pairs = pairs.filter((pair) => !touched(pair));
    pairs.push(...merger.pairsWith(one));
  }
  return groups.filter((group) => group !== undefined);
}

/** The groups while they are joined. */
class Merger {
  private readonly reach: Reach;
  private readonly crossings: Map<number, number>[];
  /** The entries that can have run before those which fetch each group. */
  private readonly before: Bits[];
  private readonly costs: number[];

  constructor(
    private readonly graph: ModuleGraph,
    private readonly rules: MergeRules,
    private readonly groups: (Group | undefined)[],
  ) {
    const all = groups.filter((group) => group !== undefined);
    this.reach = reachOf(graph, all);
    this.crossings = crossingsOf(graph, all);
    this.before = all.map((group) => this.beforeOf(group));
    this.costs = all.map((group) => costOf(group, rules));
  }

  private beforeOf({ fetchers }: Group): Bits {
    const all = noBits(this.graph.entries.length);
    for (const place of placesIn(fetchers)) addBits(all, this.graph.before[place] ?? all);
    return all;
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
    const [first, second, beforeFirst, beforeSecond] = [
      this.groups[one],
      this.groups[other],
      this.before[one],
      this.before[other],
    ];
    if (!first || !second || !beforeFirst || !beforeSecond || first.pinned || second.pinned) return [];
    const follows = meet(beforeFirst, second.fetchers) || meet(beforeSecond, first.fetchers);
    if (!follows && !meet(first.fetchers, second.fetchers)) return [];
    const joined = this.joined(first, second, this.savedInside(one, other), follows);
    const saved = (this.costs[one] ?? 0) + (this.costs[other] ?? 0) - costOf(joined, this.rules);
    if (saved <= 0 || wouldLoop(this.reach, one, other) || this.rules.apart(first, second, joined)) return [];
    const gain = saved - this.dragged(one, other, joined);
    return gain > 0 ? [{ one, other, gain }] : [];
  }

  /** Bytes of imports that two groups need no more once they are one. */
  private savedInside(one: number, other: number): number {
    return ((this.crossings[one]?.get(other) ?? 0) + (this.crossings[other]?.get(one) ?? 0)) * this.rules.importBytes;
  }

  private joined(one: Group, other: Group, saved: number, follows = true): Group {
    const needs = union(one.needs, other.needs);
    return {
      modules: [...one.modules, ...other.modules],
      bytes: one.bytes + other.bytes - saved,
      needs,
      fetchers: follows ? fetchersOf(this.graph, needs) : union(one.fetchers, other.fetchers),
      pinned: false,
    };
  }

  /** What it costs that the groups which two joined ones import come to all who need either. */
  private dragged(one: number, other: number, { needs }: Group): number {
    return this.importedBy(one, other).reduce((sum, place) => {
      const group = this.groups[place];
      if (!group || within(needs, group.needs)) return sum;
      return sum + costOf(this.widened(group, needs), this.rules) - (this.costs[place] ?? 0);
    }, 0);
  }

  private importedBy(one: number, other: number): number[] {
    const none = noBits(0);
    const below = union(this.reach.down[one] ?? none, this.reach.down[other] ?? none);
    return placesIn(below).filter((place) => place !== one && place !== other);
  }

  private widened(group: Group, more: Bits): Group {
    const needs = union(group.needs, more);
    return { ...group, needs, fetchers: fetchersOf(this.graph, needs) };
  }

  /** Joins two groups under the place of the first. */
  join(one: number, other: number): void {
    const [first, second] = [this.groups[one], this.groups[other]];
    if (!first || !second) return;
    const joined = this.joined(first, second, this.savedInside(one, other));
    const below = this.importedBy(one, other);
    this.put(one, joined);
    this.groups[other] = undefined;
    joinReach(this.reach, one, other);
    joinCrossings(this.crossings, one, other);
    for (const place of below) {
      const group = this.groups[place];
      if (group && !within(joined.needs, group.needs)) this.put(place, this.widened(group, joined.needs));
    }
  }

  private put(place: number, group: Group): void {
    this.groups[place] = group;
    this.before[place] = this.beforeOf(group);
    this.costs[place] = costOf(group, this.rules);
  }
}
