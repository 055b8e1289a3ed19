import { addBits, type Bits, dropBit, hasBit, meeting } from './bits.ts';
import type { SetId } from './entry-sets.ts';
import type { Change, Copied, Layout } from './layout.ts';

/** How likely a visitor has what an entry copies from another one: those bytes come again. */
const HERE_ALREADY = 0.3;

/** Less than this is no gain. */
const LEAST = 0.01;

/** An entry that may have copies, by its place. */
export interface Taker {
  readonly entry: number;
  /** Place of the entry's own group. */
  readonly own: number;
  /** Moments that bring this entry, by place, with the places of the other entries that they bring. */
  readonly moments: readonly { readonly place: number; readonly others: readonly number[] }[];
  /** Bytes on the wire that it may copy of a file. */
  readonly most: number;
}

/** One entry's copies in place of files that it shares. */
interface Copying {
  /** Places of the groups that it copies. */
  readonly groups: readonly number[];
  readonly change: Change;
  readonly copied: Copied;
  /** The entry, and the moments that fetch these files for its sake alone. */
  readonly leaving: readonly number[];
}

/** Places of the groups that each entry has copied, by its place. */
export type Copies = Map<number, Set<number>>;

/**
 * Gives entries copies of what they share with others, in their own file, where that spares them a request or what they do not use:
 * a module that only says what something is may run twice. Others keep the shared file, for one entry less.
 * @param copies what they have already; new ones are added
 */
export function copyApart(layout: Layout, takers: readonly Taker[], copies: Copies): void {
  for (let changed = true; changed; ) {
    changed = false;
    for (const taker of takers) {
      const best = bestFor(layout, taker);
      if (!best) continue;
      layout.apply(best.change, best.copied);
      layout.forgetNeed(best.leaving, layout.setOf(taker.own), best.groups);
      copies.set(taker.entry, new Set([...(copies.get(taker.entry) ?? []), ...best.groups]));
      changed = true;
    }
  }
}

function bestFor(layout: Layout, taker: Taker): Copying | undefined {
  const { sets } = layout;
  // What an entry shares is no file of its own, so it has nowhere to put a copy.
  if (sets.isFile(layout.setOf(taker.own))) return undefined;
  const files = layout.usedSets().filter((set) => sets.isFile(set) && hasBit(sets.fetchers(set), taker.entry));
  let best: Copying | undefined;
  let least = -LEAST;
  for (const file of files) {
    const copying = copyingOf(layout, taker, withImporters(layout, file, files));
    if (!copying || copying.copied.bytes > taker.most) continue;
    const { set, bytes } = copying.copied;
    const cost = layout.cost(copying.change, least, copying.copied) + HERE_ALREADY * bytes * sets.weight(set);
    if (cost < least) [best, least] = [copying, cost];
  }
  return best;
}

/** A file, and those of `files` that import it: where one of these is, it comes too. */
function withImporters(layout: Layout, file: SetId, files: readonly SetId[]): readonly SetId[] {
  const found = new Set([file]);
  for (const set of found) {
    for (const place of layout.groupsIn(set)) {
      for (const importer of layout.groups[place]?.importers ?? []) {
        const from = layout.setOf(importer);
        if (files.includes(from)) found.add(from);
      }
    }
  }
  return [...found];
}

const NOBODY: Bits = new Uint32Array(0);

/** What changes where an entry no longer fetches these files; undefined where they hold something that is there once. */
function copyingOf(layout: Layout, taker: Taker, files: readonly SetId[]): Copying | undefined {
  const { sets } = layout;
  const uses = (other: number): boolean =>
    files.some((file) => layout.groupsIn(file).some((place) => hasBit(layout.groups[place]?.needs ?? NOBODY, other)));
  const alone = taker.moments.filter(({ others }) => !others.some(uses));
  const leaving = [taker.entry, ...alone.map(({ place }) => place)];
  const groups: number[] = [];
  const change = new Map<number, SetId>();
  let bytes = 0;
  for (const file of files) {
    const to = sets.of(without(layout, { leaving, own: layout.setOf(taker.own), file, files }));
    for (const place of layout.groupsIn(file)) {
      const group = layout.groups[place];
      if (!group || group.pinned) return undefined;
      change.set(place, to);
      if (!hasBit(group.needs, taker.entry)) continue;
      if (!group.plain) return undefined;
      groups.push(place);
      bytes += group.bytes;
    }
  }
  return { groups, change, copied: { set: layout.setOf(taker.own), bytes }, leaving };
}

interface Leaving {
  readonly leaving: readonly number[];
  /** The set of what is in the entry's own file. */
  readonly own: SetId;
  readonly file: SetId;
  readonly files: readonly SetId[];
}

/** The entries of a file without these, and without those that have it at hand only because these fetch it. */
function without(layout: Layout, { leaving, own, file, files }: Leaving): Bits {
  const { sets, groups } = layout;
  const asking = sets.fetchers(file).slice();
  for (const place of layout.groupsIn(file)) {
    const group = groups[place];
    if (!group) continue;
    addBits(asking, group.needs);
    for (const importer of group.importers) {
      const from = layout.setOf(importer);
      if (from !== own && !files.includes(from)) addBits(asking, sets.bits(from));
    }
  }
  for (const place of leaving) dropBit(asking, place);
  return meeting(asking, sets.bits(file));
}
