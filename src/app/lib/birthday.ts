import { monthsAfter } from './day-range.ts';

/** The earliest birthday that a form takes (SPEC section 9). */
export const EARLIEST = '1900-01-01';

/**
 * The latest birthday of somebody who is `years` old today; days are YYYY-MM-DD, and compare as texts do. Who was born on a 29th of
 * February is a year older on the 1st of March of common years.
 */
export const latestBirthday = (years: number, today: string): string => monthsAfter(today, -12 * years);

/** True for a day of the calendar, such as 2004-02-29; not for 2005-02-29. */
export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(year, month, 0).getDate();
}
