import type { Bits } from './bits.ts';

/** Modules that travel together. */
export interface Group {
  readonly modules: readonly string[];
  /** Estimated bytes on the wire. */
  readonly bytes: number;
  /** Entries that use any of the modules, or anything that imports one of them. */
  readonly needs: Bits;
  /** Those of them that have to fetch the group. */
  readonly fetchers: Bits;
  /** The file of an entry: it stays by itself, as a bundler keeps an entry in a file of its own. */
  readonly pinned: boolean;
}

/** What decides which groups become one. */
export interface MergeRules {
  /** How often an entry is fetched beside the others: for a page, how many routes show it. */
  readonly weights: readonly number[];
  /** Estimated bytes on the wire of a module. */
  readonly wire: (bytes: number) => number;
  /** Bytes that a file costs beside its content: its link in the HTML, its imports and exports, a fresh start of the compressor. */
  readonly fileBytes: number;
  /** Bytes of one import from another file, in both files. */
  readonly importBytes: number;
  /** Groups that may not become one, whatever it saves. */
  readonly apart: (one: Group, other: Group, joined: Group) => boolean;
}
