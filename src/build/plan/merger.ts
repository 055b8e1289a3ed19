import { addBits, type Bits, hasBit, meet, noBits, placesIn, union, within } from './bits.ts';
import { fetchersOf, type ModuleGraph } from './graph.ts';
import { crossingsOf, exactGroups, joinCrossings, joinReach, type Reach, reachOf, wouldLoop } from './groups.ts';
import type { Group, MergeRules } from './rules.ts';

/** True for a group that costs no file beside those that are there anyway: one entry alone has its modules, or it is the first one's. */
const alone = ({ needs }: Group): boolean => hasBit(needs, 0) || placesIn(needs).length === 1;

/** True for a group that an entry fetches as a file of its own. */
export const isFile = (group: Group): boolean => !alone(group);

/** What a group costs over all entries. */
function costOf(group: Group, { weights, fileBytes }: MergeRules): number {
  let weight = 0;
  for (const place of placesIn(group.fetchers)) weight += weights[place] ?? 0;
  return weight * (group.bytes + (isFile(group) ? fileBytes : 0));
}

/** Two groups that are better as one, and by how many bytes. */
export interface Pair {
  readonly one: number;
  readonly other: number;
  readonly gain: number;
}

/** What a join would do: the groups that it changes, by place, and by how much all entries together fetch more. */
export interface Change {
  readonly cost: number;
  readonly groups: ReadonlyMap<number, Group | undefined>;
}

/** The groups while they are joined. */
export class Merger {
  private readonly reach: Reach;
  private readonly crossings: Map<number, number>[];
  /** The entries that can have run before those which fetch each group. */
  private readonly before: Bits[];
  private readonly costs: number[];

  /** The groups by place; a joined one leaves an empty place. */
  readonly groups: (Group | undefined)[];

  constructor(
    private readonly graph: ModuleGraph,
    private readonly rules: MergeRules,
  ) {
    const all = exactGroups(graph, rules);
    this.groups = [...all];
    this.reach = reachOf(graph, all);
    this.crossings = crossingsOf(graph, all);
    this.before = all.map((group) => this.beforeOf(group));
    this.costs = all.map((group) => costOf(group, rules));
  }

  private costOf(group: Group): number {
    return costOf(group, this.rules);
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
    const gain = -(this.costOfJoin(one, other, true) ?? 0);
    return gain > 0 ? [{ one, other, gain }] : [];
  }

  /** By how much all entries together fetch more when two groups become one; undefined where that is not allowed, or `cheap` and dear. */
  private costOfJoin(one: number, other: number, cheap = false): number | undefined {
    const [first, second, beforeFirst, beforeSecond] = [
      this.groups[one],
      this.groups[other],
      this.before[one],
      this.before[other],
    ];
    if (!first || !second || !beforeFirst || !beforeSecond || first.pinned || second.pinned) return undefined;
    const follows = meet(beforeFirst, second.fetchers) || meet(beforeSecond, first.fetchers);
    if (!follows && !meet(first.fetchers, second.fetchers)) return undefined;
    const joined = this.joined(first, second, this.savedInside(one, other), follows);
    const cost = this.costOf(joined) - (this.costs[one] ?? 0) - (this.costs[other] ?? 0);
    if (cheap && cost >= 0) return undefined;
    if (wouldLoop(this.reach, one, other) || this.rules.apart(first, second, joined)) return undefined;
    return cost + this.dragged(one, other, joined);
  }

  /** What joining two groups would do; undefined where it is not allowed. */
  change(one: number, other: number): Change | undefined {
    const cost = this.costOfJoin(one, other);
    const [first, second] = [this.groups[one], this.groups[other]];
    if (cost === undefined || !first || !second) return undefined;
    return { cost, groups: this.changed(one, other, first, second) };
  }

  private changed(one: number, other: number, first: Group, second: Group): Map<number, Group | undefined> {
    const joined = this.joined(first, second, this.savedInside(one, other));
    const groups = new Map<number, Group | undefined>([
      [one, joined],
      [other, undefined],
    ]);
    for (const place of this.importedBy(one, other)) {
      const group = this.groups[place];
      if (group && !within(joined.needs, group.needs)) groups.set(place, this.widened(group, joined.needs));
    }
    return groups;
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
      return sum + this.costOf(this.widened(group, needs)) - (this.costs[place] ?? 0);
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
    const changed = this.changed(one, other, first, second);
    joinReach(this.reach, one, other);
    joinCrossings(this.crossings, one, other);
    for (const [place, group] of changed) {
      this.groups[place] = group;
      if (!group) continue;
      this.before[place] = this.beforeOf(group);
      this.costs[place] = this.costOf(group);
    }
  }
}
