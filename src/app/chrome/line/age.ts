/** An age in the largest unit that it fills. */
export interface Age {
  readonly unit: 'now' | 'minutes' | 'hours' | 'days';
  readonly count: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Units in ms, the largest first. */
const UNITS = [
  ['days', 24 * HOUR],
  ['hours', HOUR],
  ['minutes', MINUTE],
] as const;

/** How long ago `at` was at the moment `now` (both ms). Intl.RelativeTimeFormat is not in Chromium 67. */
export function ageOf(at: number, now: number): Age {
  for (const [unit, ms] of UNITS) if (now - at >= ms) return { unit, count: Math.floor((now - at) / ms) };
  return { unit: 'now', count: 0 };
}
