import type { Day } from '../../contract/schemas/money.ts';
import { periodAround } from './playPeriods.ts';

const DAY = 24 * 3600 * 1000;

/** The day of a moment (ms) by the site's own midnight. */
export function siteDay(now: number): Day {
  const { from, until } = periodAround('day', now);
  return new Date((from + until) / 2).toISOString().slice(0, 10);
}

/** The day some days later, or earlier for less than 0. */
export const dayAfter = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** All days of the month that a day lies in. */
export function monthOf(day: Day): Day[] {
  const first = `${day.slice(0, 8)}01`;
  const days = Array.from({ length: 31 }, (_, index) => dayAfter(first, index));
  return days.filter((one) => one.slice(0, 7) === day.slice(0, 7));
}
