import { siteZone } from './site-clock.ts';
import { languageTag } from './texts.ts';

type Options = Intl.DateTimeFormatOptions;

function shown(instant: string, options: Options, timeZone = siteZone()): string {
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return '–';
  return new Intl.DateTimeFormat(languageTag(), { ...options, timeZone }).format(at);
}

const SHORT_DAY: Options = { day: 'numeric', month: 'short', year: 'numeric' };
const TIME: Options = { hour: '2-digit', minute: '2-digit' };
const FIGURES: Options = { day: '2-digit', month: '2-digit' };

/** The day of a moment by the site's clock, as people of the language write it: 21 de nov. de 2026. */
export const longDay = (instant: string): string => shown(instant, SHORT_DAY);

/** The same with hours and minutes. */
export const longMoment = (instant: string): string => shown(instant, { ...SHORT_DAY, ...TIME });

/** A moment of these days, such as "dom., 22 de nov., 21:00". */
export const shortMoment = (instant: string): string =>
  shown(instant, { weekday: 'short', day: 'numeric', month: 'short', ...TIME });

/** The same for narrow places, in figures: "23/11, 21:00". */
export const tightMoment = (instant: string): string => shown(instant, { ...FIGURES, ...TIME });

/** The day of a moment without its year, in figures: 21/11. */
export const dayAndMonth = (instant: string): string => shown(instant, FIGURES);

const written = (day: string, options: Options): string => shown(day, { ...FIGURES, ...options }, 'UTC');

/** A day given as YYYY-MM-DD, in words: 21 de nov. de 2026. */
export const wordedDay = (day: string): string => shown(day, SHORT_DAY, 'UTC');

/** A day given as YYYY-MM-DD, in figures as people of the language write them: 21/11/2026, 11/21/2026. */
export const plainDay = (day: string): string => written(day, { year: 'numeric' });

/** Days in one line, the year once where both have the same: 22/10 – 21/11/2026. One day is said once. */
export function plainDays(startDate: string, endDate: string): string {
  if (startDate === endDate) return plainDay(endDate);
  const start = startDate.slice(0, 4) === endDate.slice(0, 4) ? written(startDate, {}) : plainDay(startDate);
  return `${start} – ${plainDay(endDate)}`;
}
