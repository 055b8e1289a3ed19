import type { Days } from './day-range.ts';
import { toMinor } from './decimal.ts';

/** What one bar stands for. */
export type BucketUnit = 'day' | 'week' | 'month';

/** A bar: its days, both inclusive, and their sums in minor units. */
export interface Bucket<Field extends string> extends Days {
  readonly sums: Record<Field, number>;
}

/** One row of the platform's: amounts are decimal strings. */
export type DayRow<Field extends string> = { readonly day: string } & Readonly<Record<Field, string>>;

/** As many bars as a phone of 360 px can tell apart. */
const MOST = 31;

const DAY = 86_400_000;

const momentOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** Days of a range, both inclusive. */
const countDays = ({ startDate, endDate }: Days): number =>
  Math.round((momentOf(endDate) - momentOf(startDate)) / DAY) + 1;

/** What the bars of a range stand for: days of up to a month, weeks of up to seven months, else months. */
export function unitOf(days: Days): BucketUnit {
  const count = countDays(days);
  if (count <= MOST) return 'day';
  return count <= MOST * 7 ? 'week' : 'month';
}

/** The first moment of the bar after the one that holds `moment`. Weeks begin on Monday. */
function nextStart(moment: number, unit: BucketUnit): number {
  const date = new Date(moment);
  if (unit === 'month') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
  const step = unit === 'week' ? 7 - ((date.getUTCDay() + 6) % 7) : 1;
  return moment + step * DAY;
}

/**
 * The bars of a range, oldest first, each with the sums of these fields: days without any row are zero, rows outside the range are left
 * out.
 */
export function bucketsOf<Field extends string>(
  rows: readonly DayRow<Field>[],
  days: Days,
  fields: readonly Field[],
): Bucket<Field>[] {
  const unit = unitOf(days);
  const end = momentOf(days.endDate) + DAY;
  const buckets: Bucket<Field>[] = [];
  for (let from = momentOf(days.startDate); from < end; from = nextStart(from, unit)) {
    const until = Math.min(nextStart(from, unit), end);
    buckets.push({ startDate: dayOf(from), endDate: dayOf(until - DAY), sums: noSums(fields) });
  }
  for (const row of rows) {
    const bucket = buckets.find(({ startDate, endDate }) => startDate <= row.day && row.day <= endDate);
    if (bucket) for (const field of fields) bucket.sums[field] += toMinor(row[field]) ?? 0;
  }
  return buckets;
}

function noSums<Field extends string>(fields: readonly Field[]): Record<Field, number> {
  const sums = {} as Record<Field, number>;
  for (const field of fields) sums[field] = 0;
  return sums;
}
