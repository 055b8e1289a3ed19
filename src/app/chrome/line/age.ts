/** An age in the largest unit that it fills. */
export interface Age {
  readonly unit: 'now' | 'minutes' | 'hours' | 'days';
  readonly count: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago `at` was at the moment `now` (both ms). Intl.RelativeTimeFormat is not in Chromium 67. */
export function ageOf(at: number, now: number): Age {
  const passed = Math.max(0, now - at);
  if (passed < MINUTE) return { unit: 'now', count: 0 };
  if (passed < HOUR) return { unit: 'minutes', count: Math.floor(passed / MINUTE) };
  if (passed < DAY) return { unit: 'hours', count: Math.floor(passed / HOUR) };
  return { unit: 'days', count: Math.floor(passed / DAY) };
}
