import { dropBit } from './bits.ts';
import type { Crowd, Load } from './crowd.ts';
import type { EntrySets, SetId } from './entry-sets.ts';
import type { ExactGroup } from './groups.ts';
import type { PlanRules } from './rules.ts';

/** Groups that get another set of entries, by place. */
export type Change = ReadonlyMap<number, SetId>;

interface Delta {
  bytes: number;
  count: number;
}

/** Bytes that a set of entries gets beside its groups: copies of what it has shared. */
export interface Copied {
  readonly set: SetId;
  readonly bytes: number;
}

/**
 * Which entries bring each group along. Groups of one set are one file. What a group imports is brought wherever the group is, so files
 * never import each other in a circle.
 */
export class Layout {
  private readonly at: SetId[];
  /** Places of groups, by their set. */
  private readonly files = new Map<SetId, Set<number>>();
  private spent = 0;
  private changed = new Set<SetId>();
  private undo: Map<number, SetId> | undefined;

  /** As they are at the start; copies take needs and imports away. */
  readonly groups: readonly ExactGroup[];

  constructor(
    groups: readonly ExactGroup[],
    readonly sets: EntrySets,
    private readonly rules: PlanRules,
    readonly crowd: Crowd,
  ) {
    this.groups = groups.map((group) => ({
      ...group,
      needs: group.needs.slice(),
      imports: [...group.imports],
      importers: [...group.importers],
    }));
    this.at = groups.map(({ needs }) => this.sets.of(needs));
    const bytes = new Map<SetId, number>();
    for (const [place, group] of groups.entries()) {
      const set = this.setOf(place);
      const crossed = group.imports.filter((to) => this.setOf(to) !== set).length;
      bytes.set(set, (bytes.get(set) ?? 0) + group.bytes + crossed * rules.importBytes);
      this.put(place, set);
    }
    crowd.add([...bytes].map(([set, sum]) => this.loadOf(set, sum, 1)));
  }

  private put(place: number, set: SetId): void {
    const file = this.files.get(set);
    if (file) file.add(place);
    else this.files.set(set, new Set([place]));
  }

  setOf = (place: number): SetId => {
    const set = this.at[place];
    if (set === undefined) throw new RangeError(`no group ${place}`);
    return set;
  };

  private groupAt(place: number): ExactGroup {
    const group = this.groups[place];
    if (group === undefined) throw new RangeError(`no group ${place}`);
    return group;
  }

  /** The sets in use that have changed since this was asked last. */
  changedSets(): readonly SetId[] {
    const changed = [...this.changed].filter((set) => this.files.has(set));
    this.changed = new Set();
    return changed;
  }

  usedSets = (): readonly SetId[] => [...this.files.keys()];

  groupsIn = (set: SetId): readonly number[] => [...(this.files.get(set) ?? [])];

  /** The fewest entries that a group can have: those which need it and those of its importers, as a change leaves them. */
  floorOf = (place: number, change: Change = NOTHING): SetId => {
    const { needs, importers } = this.groupAt(place);
    const setOf = (one: number): SetId => change.get(one) ?? this.setOf(one);
    return importers.reduce((set, importer) => this.sets.union(set, setOf(importer)), this.sets.of(needs));
  };

  /** Groups brought to one more set of entries, and what they import with them; undefined where a rule forbids it. */
  raised(places: readonly number[], to: SetId): Change | undefined {
    return this.spread(
      new Map(),
      places.map((place) => [place, to] as const),
    );
  }

  /** A group given one set, which holds its floor. */
  moved(place: number, to: SetId): Change | undefined {
    if (!this.allows(place, to)) return undefined;
    return this.spread(
      new Map([[place, to]]),
      this.groupAt(place).imports.map((next) => [next, to] as const),
    );
  }

  private spread(
    change: Map<number, SetId>,
    queue: (readonly [place: number, to: SetId])[],
  ): Map<number, SetId> | undefined {
    for (const [place, to] of queue) {
      const before = change.get(place) ?? this.setOf(place);
      const after = this.sets.union(before, to);
      if (after === before) continue;
      if (!this.allows(place, after)) return undefined;
      change.set(place, after);
      for (const next of this.groupAt(place).imports) queue.push([next, after]);
    }
    return change;
  }

  /** The groups of a file given the fewest entries that each can have. */
  loosened(set: SetId): Change | undefined {
    const change = new Map<number, SetId>();
    const places = this.groupsIn(set).filter((place) => place > 0 && !this.groupAt(place).pinned);
    for (let changed = true; changed; ) {
      changed = false;
      for (const place of places) {
        const to = this.floorOf(place, change);
        if (to === (change.get(place) ?? this.setOf(place))) continue;
        if (!this.allows(place, to)) return undefined;
        change.set(place, to);
        changed = true;
      }
    }
    return change;
  }

  /** False for the group of an entry, which stays where it is, and where a rule keeps a group off these entries. */
  allows(place: number, set: SetId): boolean {
    const group = this.groupAt(place);
    return !group.pinned && this.rules.allows(group, this.sets.bits(set), this.sets.fetchers(set));
  }

  /**
   * By how much all entries together fetch more with a change; what is too much for one counts by the pressure. Where it cannot be less
   * than `limit`, some number that is no less.
   */
  cost(change: Change, limit: number, copied?: Copied): number {
    const loads = this.loadsOf(change, copied);
    let sum = 0;
    for (const [set, load] of loads) sum += this.priceOf(set, load);
    const least = sum - this.crowd.relief();
    return least >= limit ? least : sum + this.crowd.excess([...loads.values()]);
  }

  /** What all entries together fetch more than at the start; what is too much for one counts by the pressure. */
  value = (): number => this.spent + this.crowd.relief();

  /** These entries have copies of groups: neither they nor what is in a file of their own set ask for the shared ones. */
  forgetNeed(entries: readonly number[], own: SetId, places: readonly number[]): void {
    for (const place of places) {
      const group = this.groupAt(place);
      for (const entry of entries) dropBit(group.needs, entry);
      for (const importer of group.importers.filter((one) => this.setOf(one) === own))
        drop(this.groupAt(importer).imports, place);
      const others = group.importers.filter((one) => this.setOf(one) !== own);
      group.importers.splice(0, group.importers.length, ...others);
    }
  }

  /** Remembers how things are, for `takeBack`. */
  remember(): void {
    this.undo = new Map();
  }

  /** Puts everything back to how it was. */
  takeBack(): void {
    const before = this.undo ?? NOTHING;
    this.undo = undefined;
    this.apply(before);
  }

  forget(): void {
    this.undo = undefined;
  }

  apply(change: Change, copied?: Copied): void {
    const loads = this.loadsOf(change, copied);
    for (const [set, load] of loads) this.spent += this.priceOf(set, load);
    this.crowd.add([...loads.values()]);
    for (const [place, set] of change) {
      if (this.undo && !this.undo.has(place)) this.undo.set(place, this.setOf(place));
      this.changed.add(set).add(this.setOf(place));
      const before = this.files.get(this.setOf(place));
      before?.delete(place);
      if (before?.size === 0) this.files.delete(this.setOf(place));
      this.at[place] = set;
      this.put(place, set);
    }
  }

  private priceOf = (set: SetId, { bytes, files }: Load): number =>
    this.sets.weight(set) * (bytes + files * this.rules.linkBytes);

  private loadsOf(change: Change, copied?: Copied): Map<SetId, Load> {
    const loads = new Map<SetId, Load>();
    const deltas = this.deltasOf(change);
    if (copied) {
      const { bytes, count } = deltas.get(copied.set) ?? { bytes: 0, count: 0 };
      deltas.set(copied.set, { bytes: bytes + copied.bytes, count });
    }
    for (const [set, { bytes, count }] of deltas) {
      const before = this.files.get(set)?.size ?? 0;
      loads.set(set, this.loadOf(set, bytes, Number(before + count > 0) - Number(before > 0)));
    }
    return loads;
  }

  private loadOf(set: SetId, bytes: number, count: number): Load {
    const files = this.sets.isFile(set) ? count : 0;
    return { places: this.sets.fetcherPlaces(set), bytes: bytes + files * this.rules.fileBytes, files };
  }

  private deltasOf(change: Change): Map<SetId, Delta> {
    const { importBytes } = this.rules;
    const deltas = new Map<SetId, Delta>();
    const shift = (set: SetId, bytes: number, count: number): void => {
      const delta = deltas.get(set);
      if (delta) {
        delta.bytes += bytes;
        delta.count += count;
      } else deltas.set(set, { bytes, count });
    };
    for (const [place, to] of change) {
      const { bytes, imports, importers } = this.groupAt(place);
      const from = this.setOf(place);
      shift(from, -bytes, -1);
      shift(to, bytes, 1);
      for (const next of imports) {
        if (this.setOf(next) !== from) shift(from, -importBytes, 0);
        if ((change.get(next) ?? this.setOf(next)) !== to) shift(to, importBytes, 0);
      }
      for (const importer of importers) {
        if (change.has(importer)) continue;
        const set = this.setOf(importer);
        const more = Number(set !== to) - Number(set !== from);
        if (more !== 0) shift(set, more * importBytes, 0);
      }
    }
    return deltas;
  }
}

const NOTHING: Change = new Map();

function drop(list: number[], value: number): void {
  const kept = list.filter((one) => one !== value);
  list.splice(0, list.length, ...kept);
}
