/** The day `offset` days from today in UTC, as YYYY-MM-DD: 0 is today, -6 six days ago. */
export function utcDay(offset: number, now = Date.now()): string {
  return new Date(now + offset * 86_400_000).toISOString().slice(0, 10);
}

/** Days of a record, both inclusive, as YYYY-MM-DD in UTC. */
export interface Days {
  startDate: string;
  endDate: string;
}

/** How far back a record can be asked for, in days. */
const OLDEST = 366;

/** The last days, today included: 1 is today alone. */
export const lastDays = (count: number, now = Date.now()): Days => ({
  startDate: utcDay(1 - count, now),
  endDate: utcDay(0, now),
});

/** The oldest and the newest day that can be chosen. */
export const choosableDays = (now = Date.now()): { min: string; max: string } => ({
  min: utcDay(-OLDEST, now),
  max: utcDay(0, now),
});

/** A whole month, today at the latest: 0 is this one, -1 the last. */
export function monthDays(offset: number, now = Date.now()): Days {
  const today = new Date(now);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth() + offset];
  const day = (moment: number): string => utcDay(0, Math.min(moment, now));
  return { startDate: day(Date.UTC(year, month, 1)), endDate: day(Date.UTC(year, month + 1, 0)) };
}

/** Whether two ranges are the same days. */
export const sameDays = (a: Days, b: Days): boolean => a.startDate === b.startDate && a.endDate === b.endDate;
