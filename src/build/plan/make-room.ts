import { hasBit, placesIn } from './bits.ts';
import { isFile, type Merger } from './merger.ts';
import type { Group, MergeRules } from './rules.ts';

/** Bytes and files that an entry may fetch beside the first one; Infinity where nothing limits them. */
export interface Room {
  readonly bytes: number;
  readonly files: number;
}

/** What a byte over the room of an entry is worth in bytes over all entries: a join that costs others more is left. */
const OVER = 8;

/** What a file too many counts, in bytes over the room. */
const FILE_OVER = 400;

/** More joins than any plan needs. */
const MOST_JOINS = 1000;

/** What is too much for each entry. */
interface Excess {
  readonly bytes: number;
  readonly files: number;
}

/** How an entry's room depends on what the first one fetches, by the entry's place. */
export type Rooms = (place: number, firstBytes: number) => Room;

/** By how many bytes and files each entry fetches more than it has room for, by place. */
export function excessOf(
  groups: readonly (Group | undefined)[],
  count: number,
  fileBytes: number,
  rooms: Rooms,
): readonly Excess[] {
  const bytes = new Array<number>(count).fill(0);
  const files = new Array<number>(count).fill(0);
  for (const group of groups) {
    if (!group) continue;
    const file = isFile(group) ? 1 : 0;
    for (const place of placesIn(group.fetchers)) {
      bytes[place] = (bytes[place] ?? 0) + group.bytes + file * fileBytes;
      files[place] = (files[place] ?? 0) + file;
    }
  }
  return bytes.map((own, place) => {
    if (place === 0) return { bytes: 0, files: 0 };
    const { bytes: most, files: mostFiles } = rooms(place, bytes[0] ?? 0);
    return { bytes: Math.max(0, own - most), files: Math.max(0, (files[place] ?? 0) + 1 - mostFiles) };
  });
}

/** What is too much, by how often an entry is visited. */
const weigh = (excess: readonly Excess[], weights: readonly number[]): number[] =>
  excess.map(({ bytes, files }, place) => (bytes + files * FILE_OVER) * Math.max(1, weights[place] ?? 0));

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/**
 * Joins groups of entries that fetch more bytes or files than they have room for: each time the two groups of the most crowded entry whose
 * join helps most for what it costs everybody. An entry that nothing helps is left as it is.
 */
export function makeRoom(merger: Merger, { weights, fileBytes }: MergeRules, rooms: Rooms): void {
  const count = weights.length;
  const stuck = new Set<number>();
  for (let joins = 0; joins < MOST_JOINS; joins += 1) {
    const over = weigh(excessOf(merger.groups, count, fileBytes, rooms), weights);
    const worst = over.reduce(
      (most, value, place) => (!stuck.has(place) && value > (over[most] ?? 0) ? place : most),
      0,
    );
    if (worst === 0) return;
    const best = bestJoin(
      merger,
      worst,
      (groups) => sum(weigh(excessOf(groups, count, fileBytes, rooms), weights)) - sum(over),
    );
    if (best) merger.join(best.one, best.other);
    else stuck.add(worst);
  }
}

interface Join {
  readonly one: number;
  readonly other: number;
  readonly score: number;
}

/** The join of two groups of an entry that scores best, if any helps. `relief` tells how the excess of all entries changes. */
function bestJoin(
  merger: Merger,
  entry: number,
  relief: (groups: readonly (Group | undefined)[]) => number,
): Join | undefined {
  const places = merger.groups.flatMap((group, place) =>
    group && !group.pinned && (place === 0 || hasBit(group.fetchers, entry)) ? place : [],
  );
  let best: Join | undefined;
  for (const [index, one] of places.entries()) {
    for (const other of places.slice(index + 1)) {
      const change = merger.change(one, other);
      if (!change) continue;
      const groups = merger.groups.map((group, place) => (change.groups.has(place) ? change.groups.get(place) : group));
      const helped = relief(groups);
      const score = change.cost + helped * OVER;
      if (helped < 0 && score < (best?.score ?? 0)) best = { one, other, score };
    }
  }
  return best;
}
