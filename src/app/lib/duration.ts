const two = (value: number): string => `0${value}`.slice(-2);

/** Time that is left, in ms, as `4:05`, or `3:04:05` from an hour on; a part of a second counts as one. */
export function clockText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const minutes = Math.floor(seconds / 60);
  const rest = two(seconds % 60);
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}

/** Minutes as hours and minutes, in letters that every language of the site reads: `45 min`, `2 h`, `2 h 30 min`. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

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
