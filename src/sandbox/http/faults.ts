import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const percent = z.number().min(0).max(100);

/** The switches of `/sandbox/faults` (DESIGN.md section 5): how the platform misbehaves towards the app. */
export const faultsSchema = z.strictObject({
  /** Wait before each answer, in ms. */
  latency: z.int().min(0).max(60_000),
  /** Share of calls answered with HTTP 500, in percent. */
  errorRate: percent,
  /** Share of calls whose connection is cut without an answer, in percent. */
  dropRate: percent,
  /** Share of calls whose connection is cut after the platform has done what they ask, in percent. */
  dropAnswerRate: percent,
  /** Every session counts as expired. */
  sessionExpired: z.boolean(),
  maintenance: z.boolean(),
  regionRestriction: z.boolean(),
  /** When the maintenance is to end (ISO 8601, in UTC), as the platform announces it; empty says nothing. */
  maintenanceEnd: z.iso.datetime().or(z.literal('')),
  /** Under maintenance or in a restricted region even the system status is refused, as a gateway does that stands before all. */
  closed: z.boolean(),
  /** The app counts as too old: every call but the system status is refused. */
  updateRequired: z.boolean(),
  /** Answers are an HTML page with status 200, as captive portals and broken gateways send. */
  html: z.boolean(),
  /** Answers have status 200 and no content. */
  empty: z.boolean(),
  /** Nothing is answered for this many ms, then the connection is cut; 0 is off. */
  hang: z.int().min(0).max(120_000),
  /** Only paths that begin with this are affected (maintenance and region aside); empty means all. */
  path: z
    .string()
    .max(200)
    .regex(/^(\/\S*)?$/),
});

export type Faults = z.infer<typeof faultsSchema>;

/** All switches off. */
export const NO_FAULTS: Faults = {
  latency: 0,
  errorRate: 0,
  dropRate: 0,
  dropAnswerRate: 0,
  sessionExpired: false,
  maintenance: false,
  regionRestriction: false,
  maintenanceEnd: '',
  closed: false,
  updateRequired: false,
  html: false,
  empty: false,
  hang: 0,
  path: '',
};

/** The state of the switches; it outlives a restart. */
export interface FaultSwitches {
  read(): Faults;
  write(faults: Faults): void;
  reset(): void;
}

/** Opens the switches kept in the data folder; an unreadable file counts as all off. */
export function openFaults(dataDir: string): FaultSwitches {
  const file = join(dataDir, 'faults.json');
  let current = readKept(file);
  return {
    read: () => current,
    write(faults) {
      current = faults;
      writeFileSync(file, JSON.stringify(faults));
    },
    reset() {
      current = NO_FAULTS;
      rmSync(file, { force: true });
    },
  };
}

function readKept(file: string): Faults {
  if (!existsSync(file)) return NO_FAULTS;
  try {
    return faultsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Half written or of an older version: switches are no reason to refuse to start.
    return NO_FAULTS;
  }
}
