import { hasBit, placesIn } from './bits.ts';
import { isFile, type Merger } from './merger.ts';
import type { Group } from './rules.ts';

/** Bytes and files that an entry may fetch beside the first one; Infinity where nothing limits them. */
export interface Room {
  readonly bytes: number;
  readonly files: number;
}

/** What a byte over the room of one entry is worth in bytes over all entries: limits come before sums. */
const OVER = 200;

/** What a file too many counts, in bytes over the room. */
const FILE_OVER = 400;

/** More joins than any plan needs. */
const MOST_JOINS = 1000;

/** By how many bytes each entry fetches more than it has room for. */
function excess(
  groups: readonly (Group | undefined)[],
  count: number,
  fileBytes: number,
  room: (place: number, firstBytes: number) => Room,
): number[] {
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
    if (place === 0) return 0;
    const { bytes: most, files: mostFiles } = room(place, bytes[0] ?? 0);
    return Math.max(0, own - most) + Math.max(0, (files[place] ?? 0) + 1 - mostFiles) * FILE_OVER;
  });
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/**
 * Joins groups of entries that fetch more bytes or files than they have room for: each time the two groups of the most crowded entry whose
 * join helps most for what it costs everybody. An entry that nothing helps is left as it is.
 */
export function makeRoom(
  merger: Merger,
  count: number,
  fileBytes: number,
  room: (place: number, firstBytes: number) => Room,
): void {
  const stuck = new Set<number>();
  for (let joins = 0; joins < MOST_JOINS; joins += 1) {
    const over = excess(merger.groups, count, fileBytes, room);
    const worst = over.reduce(
      (most, value, place) => (!stuck.has(place) && value > (over[most] ?? 0) ? place : most),
      0,
    );
    if (worst === 0) return;
    const best = bestJoin(merger, worst, (groups) => sum(excess(groups, count, fileBytes, room)) - sum(over));
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
      if (helped < 0 && (!best || score < best.score)) best = { one, other, score };
    }
  }
  return best;
}
