import type { Bits } from './bits.ts';
import type { ExactGroup } from './groups.ts';

/** What decides which groups become one. */
export interface PlanRules {
  /** Bytes that a file costs beside its content: its imports and exports, a fresh start of the compressor. */
  readonly fileBytes: number;
  /** Bytes that the HTML needs to name a file. */
  readonly linkBytes: number;
  /** Bytes of one import from another file, in both files. */
  readonly importBytes: number;
  /** False for a group that may not come with such entries, or be fetched by them, whatever it saves. */
  allows(group: ExactGroup, entries: Bits, fetchers: Bits): boolean;
}
