/** How long phone tests may take: whatever hangs is ended, and whatever grows is seen. */
export interface PhoneLimits {
  /** ms of the tests of one file, one after the other. */
  readonly file: number;
  /** ms of all of them together. */
  readonly run: number;
}

const MINUTE = 60_000;

/** The limits of a run. A whole one (`asked` is `all`) plays thousands of deviations of answers, each on a page that is loaded anew. */
export const phoneLimits = (asked: string | undefined): PhoneLimits =>
  asked === 'all' ? { file: 240 * MINUTE, run: 180 * MINUTE } : { file: 15 * MINUTE, run: 75 * MINUTE };
