import { languageTag } from './texts.ts';

const DAY: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', timeZone: 'UTC' };

const written = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(languageTag(), options).format(new Date(`${day}T00:00:00Z`));

/** A day given as YYYY-MM-DD, in figures as people of the language write them: 21/11/2026, 11/21/2026. */
export const plainDay = (day: string): string => written(day, { ...DAY, year: 'numeric' });

/** Days in one line, the year once where both have the same: 22/10 – 21/11/2026. One day is said once. */
export function plainDays(startDate: string, endDate: string): string {
  if (startDate === endDate) return plainDay(endDate);
  const start = startDate.slice(0, 4) === endDate.slice(0, 4) ? written(startDate, DAY) : plainDay(startDate);
  return `${start} – ${plainDay(endDate)}`;
}
