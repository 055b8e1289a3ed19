import type { Take } from '../gate/schedule.ts';

/** What a stage of the gate counts. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** A few words for its line. */
  readonly note?: string;
}

/** What a stage is given to run with. */
export interface StageOptions {
  /** Narrows unit, legacy and phone tests to the files whose path holds one of these; empty: all. */
  readonly filters: readonly string[];
  /** What a change touches; undefined: everything. */
  readonly touched: Touched | undefined;
  /** Waits for a free lane and runs the work in it. */
  readonly take: Take;
  /** Prints; the text comes out when the stage ends, unless it runs alone. */
  readonly say: (text: string) => void;
}

/** Files, as paths from the root, that a change calls for (test/README.md, `--changed`). */
export interface Touched {
  /** Folders with a tsconfig.json. */
  readonly realms: readonly string[];
  /** Changed files that are still there. */
  readonly lint: readonly string[];
  readonly unit: readonly string[];
  readonly legacy: readonly string[];
  readonly phone: readonly string[];
  /** Whether what is built may differ. */
  readonly build: boolean;
}

/** One stage of the gate. */
export type Stage = (options: StageOptions) => Promise<Count>;

/** A stage that passes or fails as a whole. */
export const whole = (passes: boolean, note?: string): Count => ({
  passed: passes ? 1 : 0,
  failed: passes ? 0 : 1,
  ...(note !== undefined && { note }),
});

/** The counts of a stage's parts as one. */
export const sumOf = (counts: readonly Count[], note: string): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  note,
});
