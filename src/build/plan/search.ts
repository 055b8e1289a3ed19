import { hasBit } from './bits.ts';
import type { SetId } from './entry-sets.ts';
import type { Change, Layout } from './layout.ts';

/** More passes than any plan needs. */
const MOST_PASSES = 8;

/** Less than this is no gain, so that no two changes take each other back for ever. */
const LEAST = 0.01;

/**
 * Makes a layout better until nothing that it tries saves bytes: gives a group to another file, joins two files, takes a file apart.
 * `wide` also widens other files for the sake of a group.
 */
export function improve(layout: Layout, wide: boolean): void {
  const all = [...layout.groups.keys()];
  let fresh: ReadonlySet<SetId> | undefined;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const moved = moveAll(layout, all, wide, fresh);
    const changed = layout.changedSets();
    const joined = joinAll(layout, pass === 0 ? layout.usedSets() : changed);
    fresh = new Set(changed);
    if (moved + joined + splitAll(layout, layout.usedSets()) === 0) return;
  }
}

/** Gives these groups to the files where they cost least; all others stay where they are. */
export function settle(layout: Layout, places: readonly number[]): void {
  for (let pass = 0; pass < MOST_PASSES && moveAll(layout, places, true) > 0; pass += 1);
}

/**
 * Tries another way for entries that fetch more than they have room for: takes a file of theirs apart, whatever it costs, puts the pieces
 * where they fit best, and leaves it at that where it turns out better.
 */
export function relieve(layout: Layout): void {
  const { crowd, sets } = layout;
  const crowded = crowd.crowded();
  for (const set of layout.usedSets()) {
    const isCrowded = sets.isFile(set) && crowded.some((entry) => hasBit(sets.fetchers(set), entry));
    if (isCrowded || set === sets.first) takenApart(layout, set);
  }
}

/** Takes a file apart if that leads to something better; leaves things as they are if not. */
function takenApart(layout: Layout, set: SetId): void {
  const before = layout.value();
  const change = layout.loosened(set);
  if (!change || change.size === 0) return;
  layout.remember();
  layout.apply(change);
  const places = [...change.keys()];
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const sets = [...new Set(places.map((place) => layout.setOf(place)))];
    if (moveAll(layout, places, false) + joinAll(layout, sets) === 0) break;
  }
  if (layout.value() < before - LEAST) layout.forget();
  else layout.takeBack();
}

interface Join {
  readonly one: SetId;
  readonly other: SetId;
  readonly gain: number;
}

/** Joins the two files that save most, again and again; at first one of them is of `sets`. */
function joinAll(layout: Layout, sets: readonly SetId[]): number {
  const used = layout.usedSets();
  const asked = new Set(sets);
  const joins = sets.flatMap((one) =>
    used.flatMap((other) => (asked.has(other) && other <= one ? [] : joinOf(layout, one, other))),
  );
  let done = 0;
  for (let best = takeBest(layout, joins); best !== undefined; best = takeBest(layout, joins)) {
    const change = together(layout, best.one, best.other);
    if (!change) continue;
    layout.apply(change);
    done += 1;
    const used = layout.usedSets();
    const [here, changed] = [new Set(used), new Set(change.values())];
    const stale = (set: SetId): boolean => !here.has(set) || changed.has(set);
    const kept = joins.filter(({ one, other }) => !stale(one) && !stale(other));
    joins.splice(0, joins.length, ...kept);
    for (const set of changed) {
      for (const other of used) if (!changed.has(other) || other < set) joins.push(...joinOf(layout, set, other));
    }
  }
  return done;
}

/** The join that saves most, measured anew: what was done since it was found may have changed what it saves. */
function takeBest(layout: Layout, joins: Join[]): Join | undefined {
  while (joins.length > 0) {
    let best = 0;
    for (const [index, { gain }] of joins.entries()) if (gain > (joins[best]?.gain ?? 0)) best = index;
    const join = joins[best];
    const last = joins.pop();
    if (!join || !last) return undefined;
    if (last !== join) joins[best] = last;
    const [now] = joinOf(layout, join.one, join.other);
    if (now === undefined) continue;
    if (now.gain >= join.gain - LEAST) return now;
    joins.push(now);
  }
  return undefined;
}

const together = (layout: Layout, one: SetId, other: SetId): Change | undefined =>
  layout.raised(
    [...layout.groupsIn(one), ...layout.groupsIn(other)].filter((place) => !layout.groups[place]?.pinned),
    layout.sets.union(one, other),
  );

function joinOf(layout: Layout, one: SetId, other: SetId): Join[] {
  if (one === other || !layout.sets.near(one, other)) return [];
  const change = together(layout, one, other);
  const gain = change ? -layout.cost(change, -LEAST) : 0;
  return gain > LEAST ? [{ one, other, gain }] : [];
}

/** Gives each group to the file where it costs least. */
function moveAll(layout: Layout, places: readonly number[], wide: boolean, fresh?: ReadonlySet<SetId>): number {
  let done = 0;
  for (const place of places) {
    if (layout.groups[place]?.pinned || place === 0 || layout.floorOf(place) === layout.sets.first) continue;
    let best: Change | undefined;
    let least = -LEAST;
    for (const change of movesOf(layout, place, wide, fresh)) {
      const cost = layout.cost(change, least);
      if (cost < least) [best, least] = [change, cost];
    }
    if (!best) continue;
    layout.apply(best);
    done += 1;
  }
  return done;
}

function movesOf(layout: Layout, place: number, wide: boolean, fresh?: ReadonlySet<SetId>): Change[] {
  const { sets } = layout;
  const [floor, here] = [layout.floorOf(place), layout.setOf(place)];
  const isStale = (set: SetId): boolean => fresh !== undefined && !fresh.has(here) && !fresh.has(set);
  const moves: (Change | undefined)[] = [];
  if (floor !== here) moves.push(layout.moved(place, floor));
  for (const set of layout.usedSets()) {
    if (set === here || set === floor || isStale(set)) continue;
    if (sets.within(floor, set)) moves.push(layout.moved(place, set));
    else if (wide && sets.near(floor, set)) moves.push(widened(layout, place, set));
  }
  return moves.filter((move) => move !== undefined);
}

/** A group in a file that gets the group's entries too. */
function widened(layout: Layout, place: number, set: SetId): Change | undefined {
  const to = layout.sets.union(layout.floorOf(place), set);
  const [moved, raised] = [layout.moved(place, to), layout.raised(layout.groupsIn(set), to)];
  if (!moved || !raised) return undefined;
  const change = new Map(moved);
  for (const [one, raisedTo] of raised) change.set(one, layout.sets.union(change.get(one) ?? raisedTo, raisedTo));
  return change;
}

/** Takes files apart. */
function splitAll(layout: Layout, sets: readonly SetId[]): number {
  let done = 0;
  for (const set of sets) {
    const change = layout.loosened(set);
    if (!change || change.size === 0 || layout.cost(change, -LEAST) >= -LEAST) continue;
    layout.apply(change);
    done += 1;
  }
  return done;
}
