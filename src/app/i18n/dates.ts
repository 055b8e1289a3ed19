import { languageTag } from './texts.ts';

type Options = Intl.DateTimeFormatOptions;

const formatted = (instant: string, options: Options): string =>
  new Intl.DateTimeFormat(languageTag(), options).format(new Date(instant));

const SHORT_DAY: Options = { day: 'numeric', month: 'short', year: 'numeric' };
const TIME: Options = { hour: '2-digit', minute: '2-digit' };
const FIGURES: Options = { day: '2-digit', month: '2-digit' };

/** A day in the phone's time zone, as people of the language write it: 21 de nov. de 2026. */
export const longDay = (instant: string): string => formatted(instant, SHORT_DAY);

/** The same with hours and minutes. */
export const longMoment = (instant: string): string => formatted(instant, { ...SHORT_DAY, ...TIME });

/** A calendar day, such as "14 de mai. de 2027": a birthday is the same day in every time zone. */
export const shortDay = (instant: string): string => formatted(instant, { ...SHORT_DAY, timeZone: 'UTC' });

/** A moment of these days in the phone's time zone, such as "dom., 22 de nov., 21:00". */
export const shortMoment = (instant: string): string =>
  formatted(instant, { weekday: 'short', day: 'numeric', month: 'short', ...TIME });

/** The same for narrow places, in figures: "23/11, 21:00". */
export const tightMoment = (instant: string): string => formatted(instant, { ...FIGURES, ...TIME });

/** A day without its year, in figures and in the phone's time zone: 21/11. */
export const dayAndMonth = (instant: string): string => formatted(instant, FIGURES);

const written = (day: string, options: Options): string =>
  formatted(`${day}T00:00:00Z`, { ...FIGURES, ...options, timeZone: 'UTC' });

/** A day given as YYYY-MM-DD, in figures as people of the language write them: 21/11/2026, 11/21/2026. */
export const plainDay = (day: string): string => written(day, { year: 'numeric' });

/** Days in one line, the year once where both have the same: 22/10 – 21/11/2026. One day is said once. */
export function plainDays(startDate: string, endDate: string): string {
  if (startDate === endDate) return plainDay(endDate);
  const start = startDate.slice(0, 4) === endDate.slice(0, 4) ? written(startDate, {}) : plainDay(startDate);
  return `${start} – ${plainDay(endDate)}`;
}
