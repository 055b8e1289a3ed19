import type { Database } from '../db/database.ts';
import type { KeyRing } from '../rules/keys.ts';
import type { FaultSwitches } from './faults.ts';

/** What every part of a running sandbox shares. */
export interface Platform {
  readonly db: Database;
  /** Folder of all that the sandbox writes: the database, keys, pictures. */
  readonly dataDir: string;
  /** Folder of the built app, as a CDN would serve it. */
  readonly publicDir: string;
  /** Folder of pages that a snapshot has made, if any. */
  readonly snapshotDir?: string | undefined;
  readonly keys: KeyRing;
  readonly faults: FaultSwitches;
  /** Now in ms since the epoch; tests move it. */
  readonly clock: () => number;
  /** Where an unexpected failure is told. */
  readonly report: (problem: string) => void;
}
