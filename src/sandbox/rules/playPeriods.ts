import type { LimitPeriod } from '../../contract/schemas/protection.ts';
import type { Range } from './paging.ts';

/** The site's clock against UTC, in ms: Brasília, which has no summer time. */
const SITE_OFFSET = -3 * 3600 * 1000;

/** The calendar period around a moment (ms), by the site's own midnight; a week begins on Monday. */
export function periodAround(period: LimitPeriod, now: number): Range {
  const here = new Date(now + SITE_OFFSET);
  const [year, month, day] = [here.getUTCFullYear(), here.getUTCMonth(), here.getUTCDate()];
  const bound = (months: number, days: number): number => Date.UTC(year, month + months, days) - SITE_OFFSET;
  if (period === 'month') return { from: bound(0, 1), until: bound(1, 1) };
  const first = period === 'week' ? day - ((here.getUTCDay() + 6) % 7) : day;
  return { from: bound(0, first), until: bound(0, first + (period === 'week' ? 7 : 1)) };
}

/** A moment some calendar months later, as an exclusion counts; the 31st becomes the last day of a shorter month. */
export function monthsAfter(now: number, months: number): number {
  const here = new Date(now);
  const later = new Date(now);
  later.setUTCMonth(here.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(here.getUTCDate(), last));
  return later.getTime();
}
