import { dateFormat, dateText, MINUTE, TIME, WHOLE, withDay, withoutYear } from './date-format.ts';

type Options = Intl.DateTimeFormatOptions;

const SHORT_DAY: Options = { day: 'numeric', month: 'short', year: 'numeric' };

const shown = (instant: string, options: Options): string => dateText(Date.parse(instant), options);

/** The day of a moment by the site's clock, as people of the language write it: 21 de nov. de 2026. */
export const longDay = (instant: string): string => shown(instant, SHORT_DAY);

/** The same with hours and minutes. */
export const longMoment = (instant: string): string => shown(instant, { ...SHORT_DAY, ...TIME });

/** A moment of these days, such as "dom., 22 de nov., 21:00". */
export const shortMoment = (instant: string): string =>
  shown(instant, { weekday: 'short', day: 'numeric', month: 'short', ...TIME });

/** The same for narrow places, in figures: "23/11, 21:00". */
export function tightMoment(instant: string): string {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? '–' : withDay(dateFormat(MINUTE).format(at), dayAndMonth(instant));
}

/** The day of a moment without its year, in figures: 21/11. */
export const dayAndMonth = (instant: string): string => withoutYear(shown(instant, WHOLE));

/** A day given as YYYY-MM-DD, in words: 21 de nov. de 2026. */
export const wordedDay = (day: string): string => dateText(Date.parse(day), SHORT_DAY, 'UTC');

/** A day given as YYYY-MM-DD, in figures as people of the language write them: 21/11/2026, 11/21/2026. */
export const plainDay = (day: string): string => dateText(Date.parse(day), WHOLE, 'UTC');

/** Days in one line, the year once where both have the same: 22/10 – 21/11/2026, 2026/10/22 – 11/21. One day is said once. */
export function plainDays(startDate: string, endDate: string): string {
  const [start, end] = [plainDay(startDate), plainDay(endDate)];
  if (startDate === endDate) return end;
  const year = endDate.slice(0, 4);
  if (startDate.slice(0, 4) !== year) return `${start} – ${end}`;
  return start.startsWith(year) ? `${start} – ${withoutYear(end)}` : `${withoutYear(start)} – ${end}`;
}
