import { addBits, type Bits, hasBit, meet, noBits, placesIn, union, within } from './bits.ts';
import { fetchersOf, type ModuleGraph, withFollowers } from './graph.ts';

/** A set of entries, by its number in {@link EntrySets}. */
export type SetId = number;

interface Entries {
  readonly bits: Bits;
  readonly fetchers: Bits;
  readonly places: readonly number[];
  readonly weight: number;
  readonly file: boolean;
  /** The entries that can have run before those which fetch it. */
  readonly before: Bits;
}

/** Sets of entries, with what a plan asks of them again and again. What the first entry has is here for all: that is one set. */
export class EntrySets {
  private readonly ids = new Map<string, SetId>();
  /** By the smaller id, then by the other one. */
  private readonly unions: Map<SetId, SetId>[] = [];
  private readonly entries: Entries[] = [];

  /** The set of what the first entry brings. */
  readonly first: SetId = 0;

  constructor(
    private readonly graph: ModuleGraph,
    private readonly weights: readonly number[],
    private readonly isFetched: (place: number) => boolean,
  ) {
    this.add(noBits(graph.entries.length).fill(~0));
  }

  of(bits: Bits): SetId {
    if (hasBit(bits, 0)) return this.first;
    const known = this.ids.get(bits.join());
    if (known !== undefined) return known;
    const whole = withFollowers(this.graph, bits);
    const id = this.ids.get(whole.join()) ?? this.add(whole);
    this.ids.set(bits.join(), id);
    return id;
  }

  private add(bits: Bits): SetId {
    const id = this.entries.length;
    const fetchers = fetchersOf(this.graph, bits);
    const places = placesIn(fetchers);
    const weight = places.reduce((sum, place) => sum + (this.weights[place] ?? 0), 0);
    const file = id !== this.first && places.filter(this.isFetched).length > 1;
    this.ids.set(bits.join(), id);
    this.unions.push(new Map());
    this.entries.push({ bits, fetchers, places, weight, file, before: this.beforeOf(places) });
    return id;
  }

  private beforeOf(places: readonly number[]): Bits {
    const all = noBits(this.graph.entries.length);
    for (const place of places) addBits(all, this.graph.before[place] ?? all);
    return all;
  }

  private get(id: SetId): Entries {
    const entries = this.entries[id];
    if (!entries) throw new RangeError(`no set of entries ${id}`);
    return entries;
  }

  union(one: SetId, other: SetId): SetId {
    if (one === other) return one;
    if (one === this.first || other === this.first) return this.first;
    const [less, more] = one < other ? [one, other] : [other, one];
    const known = this.unions[less]?.get(more);
    if (known !== undefined) return known;
    const id = this.of(union(this.bits(one), this.bits(other)));
    this.unions[less]?.set(more, id);
    return id;
  }

  /** True when all of one are in the other. */
  within = (one: SetId, other: SetId): boolean =>
    one === other || other === this.first || (one !== this.first && within(this.bits(one), this.bits(other)));

  /** True where who fetches one fetches the other too, or can have it already: a file of both may save something. */
  near(one: SetId, other: SetId): boolean {
    if (one === this.first || other === this.first) return true;
    const [first, second] = [this.get(one), this.get(other)];
    if (meet(first.fetchers, second.fetchers)) return true;
    return meet(first.before, second.fetchers) || meet(second.before, first.fetchers);
  }

  bits = (id: SetId): Bits => this.get(id).bits;

  /** The entries that have to fetch what a set uses. */
  fetchers = (id: SetId): Bits => this.get(id).fetchers;

  fetcherPlaces = (id: SetId): readonly number[] => this.get(id).places;

  /** The weights of all that fetch it. */
  weight = (id: SetId): number => this.get(id).weight;

  /** True where an entry fetches it as a file of its own: what one entry alone fetches, or the first one, is in the entry's file. */
  isFile = (id: SetId): boolean => this.get(id).file;
}
