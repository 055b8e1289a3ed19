import { addBit, type Bits, hasBit, noBits, placesIn } from './bits.ts';
import type { Copies, Taker } from './copies.ts';
import type { SetId } from './entry-sets.ts';
import { fetchersOf, type ModuleGraph } from './graph.ts';
import type { Change, Layout } from './layout.ts';
import type { Plan } from './plan.ts';

/** Modules that travel together, and the entries that fetch them. */
interface KeptChunk {
  readonly for: readonly string[];
  readonly modules: readonly string[];
}

/**
 * A plan as it is kept from one build to the next, so that a change of the source changes the chunks that it is about and no others.
 * What is in the file of the one entry that needs it goes without saying.
 */
export interface KeptPlan {
  readonly chunks: readonly KeptChunk[];
  /** Modules that an entry has a copy of, by entry. */
  readonly copies: Readonly<Record<string, readonly string[]>>;
}

/** What to keep of a plan. */
export function keptOf({ groups, graph, copies }: Plan): KeptPlan {
  const chunks = groups.flatMap(({ fetchedBy, modules, pinned }) => {
    const placed = modules.filter((id) => fetchedBy.length > 1 || ownersOf(graph, id).join() !== fetchedBy.join());
    return pinned || placed.length === 0 ? [] : [{ for: fetchedBy, modules: placed }];
  });
  return { chunks, copies: Object.fromEntries([...copies].sort(([one], [other]) => (one < other ? -1 : 1))) };
}

/** The entries that would fetch a module if nobody planned. */
const ownersOf = (graph: ModuleGraph, id: string): readonly string[] =>
  placesIn(fetchersOf(graph, graph.needs.get(id) ?? noBits(graph.entries.length))).map(
    (place) => graph.entries[place] ?? '',
  );

interface Seating {
  readonly kept: KeptPlan;
  readonly entries: readonly string[];
  readonly takers: readonly Taker[];
  /** Gets the copies that are still of use. */
  readonly copies: Copies;
}

/** Entries as bits; those that are gone are left out. */
function bitsOf(names: readonly string[], places: ReadonlyMap<string, number>): Bits {
  const bits = noBits(places.size);
  for (const place of names.flatMap((name) => places.get(name) ?? [])) addBit(bits, place);
  return bits;
}

/**
 * Gives groups the places that a kept plan has for their modules, where the rules of today allow it.
 * @returns places of the groups that several entries share and the kept plan knows nothing of
 */
export function seat(layout: Layout, { kept, entries, takers, copies }: Seating): readonly number[] {
  const homes = homesOf(layout, kept);
  const places = new Map(entries.map((entry, place) => [entry, place]));
  const sets = kept.chunks.map((chunk) => layout.sets.of(bitsOf(chunk.for, places)));
  const known = new Set([...kept.chunks.flatMap(({ modules }) => modules), ...Object.values(kept.copies).flat()]);
  let change = seats(layout, homes, sets);
  do {
    layout.apply(change);
    // Each copy takes needs away, so that more is in its entry's own file.
    for (const taker of takers) {
      copyAgain(layout, taker, { had: new Set(kept.copies[entries[taker.entry] ?? '']), known }, copies);
    }
    change = seats(layout, homes, sets);
  } while (change.size > 0);
  return [...layout.groups.keys()].filter((place) => !homes.has(place) && layout.sets.isFile(layout.setOf(place)));
}

/** Chunks of a kept plan, by a group's place: where most of its modules were. */
function homesOf({ groups }: Layout, { chunks }: KeptPlan): Map<number, number> {
  const chunkOf = new Map(chunks.flatMap(({ modules }, chunk) => modules.map((id) => [id, chunk] as const)));
  const homes = new Map<number, number>();
  for (const [place, { modules, pinned }] of groups.entries()) {
    const counts = new Map<number, number>();
    for (const id of modules) {
      const chunk = chunkOf.get(id);
      if (chunk !== undefined) counts.set(chunk, (counts.get(chunk) ?? 0) + 1);
    }
    const [most] = [...counts].sort(([, one], [, other]) => other - one);
    if (most && place > 0 && !pinned) homes.set(place, most[0]);
  }
  return homes;
}

/**
 * The sets of groups that have homes, and of all others the smallest. Takes homes away that a rule forbids, and what the first entry's
 * modules import now: it shall not draw along all that it was with.
 */
function seats(layout: Layout, homes: Map<number, number>, chunks: readonly SetId[]): Change {
  const { first } = layout.sets;
  for (;;) {
    const change = settled(layout, homes, chunks);
    const forbidden = [...homes].flatMap(([place, home]) => {
      const drawn = chunks[home] !== first && layout.floorOf(place, change) === first;
      return drawn || !layout.allows(place, change.get(place) ?? first) ? place : [];
    });
    if (forbidden.length === 0) return new Map([...change].filter(([place, set]) => set !== layout.setOf(place)));
    for (const place of forbidden) homes.delete(place);
  }
}

/** Each chunk with the entries that it was for, and all that need something of it, or of what imports it. */
function settled(
  { groups, sets, floorOf, setOf }: Layout,
  homes: ReadonlyMap<number, number>,
  kept: readonly SetId[],
): Change {
  const change = new Map(
    groups.map(({ needs, pinned }, place) => [place, pinned ? setOf(place) : sets.of(needs)] as const),
  );
  const chunks = [...kept];
  for (let changed = true; changed; ) {
    changed = false;
    for (const [place, home] of homes) {
      const floor = floorOf(place, change);
      if (floor !== sets.first) chunks[home] = sets.union(chunks[home] ?? floor, floor);
    }
    for (const [place, { pinned }] of groups.entries()) {
      const home = homes.get(place);
      const to = (home === undefined ? undefined : chunks[home]) ?? floorOf(place, change);
      if (pinned || to === change.get(place)) continue;
      change.set(place, to);
      changed = true;
    }
  }
  return change;
}

/** Bytes on the wire of a group up to which what is new in it is copied unasked: a helper, not a store. */
const MOST_NEW = 1000;

/** Modules that an entry had copies of, and all that a kept plan tells the place of: any other may be new. */
interface Before {
  readonly had: ReadonlySet<string>;
  readonly known: ReadonlySet<string>;
}

/** Gives an entry the copies again that it had, of what it still needs: its file asks for the shared ones no more. */
function copyAgain(layout: Layout, taker: Taker, kept: Before, copies: Copies): void {
  const { groups, sets } = layout;
  const { entry, own, moments } = taker;
  const set = layout.setOf(own);
  if (kept.had.size === 0 || sets.isFile(set)) return;
  const before = copies.get(entry) ?? new Set();
  const more = toCopyAgain(layout, taker, kept, before);
  layout.apply(new Map(), { set, bytes: more.reduce((sum, place) => sum + (groups[place]?.bytes ?? 0), 0) });
  for (const place of [...before, ...more]) {
    const { needs } = groups[place] ?? { needs: noBits(0) };
    const alone = moments.filter(({ others }) => !others.some((other) => hasBit(needs, other)));
    layout.forgetNeed([entry, ...alone.map((moment) => moment.place)], set, [place]);
  }
  if (more.length > 0) copies.set(entry, new Set([...before, ...more]));
}

/** Groups that an entry had copies of, with what may be new in them, and those that may be new and are imported by copies. */
function toCopyAgain(
  { groups }: Layout,
  { entry, most }: Taker,
  { had, known }: Before,
  before: ReadonlySet<number>,
): readonly number[] {
  const open = [...groups.entries()].filter(
    ([, { plain, pinned, needs, modules, bytes }]) =>
      plain &&
      !pinned &&
      hasBit(needs, entry) &&
      modules.every((id) => had.has(id) || (bytes <= Math.min(most, MOST_NEW) && !known.has(id))),
  );
  const again = open.filter(([, { modules }]) => modules.some((id) => had.has(id))).map(([place]) => place);
  const copied = new Set([...before, ...again]);
  for (const importer of copied) {
    for (const [place, { importers }] of open) if (importers.includes(importer)) copied.add(place);
  }
  return [...copied].filter((place) => !before.has(place));
}
