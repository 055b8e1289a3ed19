/** What a stage of the gate counts. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** A few words for its line. */
  readonly note?: string;
}

/** One stage; `filters` narrow unit and phone tests to the files whose path holds one of them. */
export type Stage = (options: { readonly filters: readonly string[] }) => Promise<Count>;

/** A stage that passes or fails as a whole. */
export const whole = (passes: boolean, note?: string): Count => ({
  passed: passes ? 1 : 0,
  failed: passes ? 0 : 1,
  ...(note !== undefined && { note }),
});
