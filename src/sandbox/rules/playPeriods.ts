import type { LimitPeriod } from '../../contract/schemas/protection.ts';
import type { Range } from './paging.ts';
import { dayAfter, dayStart, daysOfMonth, momentAt, siteDay, type TimeZone, wallTime } from './siteDay.ts';

/** The calendar period around a moment (ms), by the site's own midnight; a week begins on Monday. */
export function periodAround(zone: TimeZone, period: LimitPeriod, now: number): Range {
  const today = siteDay(zone, now);
  let [first, days] = [today, 1];
  if (period === 'week') [first, days] = [dayAfter(today, -((new Date(today).getUTCDay() + 6) % 7)), 7];
  if (period === 'month') [first, days] = [`${today.slice(0, 8)}01`, daysOfMonth(today)];
  return { from: dayStart(zone, first), until: dayStart(zone, dayAfter(first, days)) };
}

/** A moment some calendar months later by the site's clock, as an exclusion counts; the 31st becomes the last day of a shorter month. */
export function monthsAfter(zone: TimeZone, now: number, months: number): number {
  const here = new Date(wallTime(zone, now));
  const later = new Date(here);
  later.setUTCMonth(here.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(here.getUTCDate(), last));
  return momentAt(zone, later.getTime());
}
