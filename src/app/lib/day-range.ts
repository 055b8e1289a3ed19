/** Days of a record by the site's clock, both inclusive, as YYYY-MM-DD. */
export interface Days {
  startDate: string;
  endDate: string;
}

/** How far back a record can be asked for, in days. */
const OLDEST = 366;

/** The day of a moment (ms since 1970) by UTC, as YYYY-MM-DD. */
export const isoDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** The day some days after another, or before for less than 0. */
export const dayAfter = (day: string, days: number): string => isoDay(Date.parse(day) + days * 86_400_000);

/** The day some months after another; the 31st becomes the last day of a shorter month. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoDay(Date.UTC(year, month + months - 1, Math.min(date, last)));
}

/** The last days up to today: 1 is today alone. */
export const lastDays = (count: number, today: string): Days => ({
  startDate: dayAfter(today, 1 - count),
  endDate: today,
});

/** The oldest and the newest day that can be chosen. */
export const choosableDays = (today: string): { min: string; max: string } => ({
  min: dayAfter(today, -OLDEST),
  max: today,
});

/** A whole month, today at the latest: 0 is this one, -1 the last. */
export function monthDays(offset: number, today: string): Days {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const last = isoDay(Date.UTC(year, month + offset, 0));
  return { startDate: isoDay(Date.UTC(year, month - 1 + offset, 1)), endDate: last < today ? last : today };
}

/** Whether two ranges are the same days. */
export const sameDays = (a: Days, b: Days): boolean => a.startDate === b.startDate && a.endDate === b.endDate;
