import type { Days } from './day-range.ts';
import { toMinor } from './decimal.ts';

/** Sums of a profit and loss in minor units. */
export interface Sums {
  stake: number;
  payout: number;
  bonus: number;
  rebate: number;
  net: number;
}

/** What one bar stands for. */
export type PnlUnit = 'day' | 'week' | 'month';

/** A bar: its days, both inclusive, and their sums. */
export interface Bucket extends Days {
  readonly sums: Sums;
}

/** One row of the platform's: amounts are decimal strings. */
export type PnlRow = { readonly day: string } & Readonly<Record<keyof Sums, string>>;

/** As many bars as a phone of 360 px can tell apart. */
const MOST = 31;

const DAY = 86_400_000;
const FIELDS = ['stake', 'payout', 'bonus', 'rebate', 'net'] as const;

const momentOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** Days of a range, both inclusive. */
const countDays = ({ startDate, endDate }: Days): number =>
  Math.round((momentOf(endDate) - momentOf(startDate)) / DAY) + 1;

/** What the bars of a range stand for: days of up to a month, weeks of up to seven months, else months. */
export function unitOf(days: Days): PnlUnit {
  const count = countDays(days);
  if (count <= MOST) return 'day';
  return count <= MOST * 7 ? 'week' : 'month';
}

/** The first moment of the bar after the one that holds `moment`. Weeks begin on Monday. */
function nextStart(moment: number, unit: PnlUnit): number {
  const date = new Date(moment);
  if (unit === 'month') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
  const step = unit === 'week' ? 7 - ((date.getUTCDay() + 6) % 7) : 1;
  return moment + step * DAY;
}

/** The bars of a range, oldest first, each with its sums: days without any row are zero, rows outside the range are left out. */
export function bucketsOf(rows: readonly PnlRow[], days: Days): Bucket[] {
  const unit = unitOf(days);
  const end = momentOf(days.endDate) + DAY;
  const buckets: Bucket[] = [];
  for (let from = momentOf(days.startDate); from < end; from = nextStart(from, unit)) {
    const until = Math.min(nextStart(from, unit), end);
    buckets.push({ startDate: dayOf(from), endDate: dayOf(until - DAY), sums: noSums() });
  }
  for (const row of rows) {
    const bucket = buckets.find(({ startDate, endDate }) => startDate <= row.day && row.day <= endDate);
    if (bucket) add(bucket.sums, row);
  }
  return buckets;
}

const noSums = (): Sums => ({ stake: 0, payout: 0, bonus: 0, rebate: 0, net: 0 });

function add(sums: Sums, row: PnlRow): void {
  for (const field of FIELDS) sums[field] += toMinor(row[field]) ?? 0;
}

/** An axis: lines at multiples of `step` from `low` to `high`, zero among them. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly step: number;
}

/** Steps between lines that people read at a glance. */
const NICE = [1, 2, 5, 10];

/** The axis that holds these values and zero, with three to six lines at round amounts. All values zero give an axis of one unit. */
export function scaleOf(values: readonly number[], unit = 100): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const raw = Math.max(high - low, unit) / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, Math.round((NICE.find((nice) => nice * power >= raw) ?? 10) * power));
  const top = Math.ceil(high / step) * step;
  const bottom = Math.floor(low / step) * step;
  return { low: bottom === 0 ? 0 : bottom, high: top === 0 && bottom === 0 ? step : top, step };
}

/** The amounts at an axis' lines, from the highest. */
export function linesOf({ low, high, step }: Scale): number[] {
  return Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => high - at * step);
}

/** Where an amount stands on the axis, from the top: 0 to 1. */
export const placeOf = (value: number, { low, high }: Scale): number => (high - value) / (high - low);

/** Which bars have their date below: the first, the last, and one in the middle where there is room. */
export function labelled(count: number): number[] {
  if (count <= 3) return Array.from({ length: count }, (_, at) => at);
  return [0, Math.floor((count - 1) / 2), count - 1];
}
