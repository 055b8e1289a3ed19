import { siteDay, siteZone } from './site-clock.ts';
import { languageTag, t } from './texts.ts';

type Options = Intl.DateTimeFormatOptions;

const TWO = '2-digit';
const MINUTE: Options = { day: TWO, month: TWO, hour: TWO, minute: TWO };

/** Formats that were asked for: rows of a list need the same one. */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(options: Options): Intl.DateTimeFormat {
  const zoned = { ...options, timeZone: siteZone() };
  const name = languageTag() + JSON.stringify(zoned);
  const known = formats.get(name) ?? new Intl.DateTimeFormat(languageTag(), zoned);
  formats.set(name, known);
  return known;
}

/** `today` in the place of the day's figures, wherever the language has them. */
function sayToday(parts: readonly Intl.DateTimeFormatPart[]): string {
  const inDay = parts.map(({ type }) => type === 'day' || type === 'month');
  const [first, last] = [inDay.indexOf(true), inDay.lastIndexOf(true)];
  const said = parts.map(({ value }) => value);
  said.splice(first, last - first + 1, t('range_today'));
  return said.join('');
}

/** When something of a record was, by the site's clock: "Hoje, 22:28", "23/11, 22:28", with the year where it is another one. */
export function recordMoment(instant: string): string {
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return '–';
  const [day, today] = [siteDay(at), siteDay()];
  const parts = format(day.slice(0, 4) === today.slice(0, 4) ? MINUTE : { ...MINUTE, year: 'numeric' }).formatToParts(
    at,
  );
  return day === today ? sayToday(parts) : parts.map(({ value }) => value).join('');
}

/** The same to the second and with the year, for whoever asks about it: "24 de nov. de 2026, 22:28:05". */
export function exactMoment(instant: string): string {
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return '–';
  return format({ day: 'numeric', month: 'short', year: 'numeric', hour: TWO, minute: TWO, second: TWO }).format(at);
}
