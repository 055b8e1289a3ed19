import { dateFormat, dateText, MINUTE, TIME, tidy, WHOLE, withDay, withoutYear } from './date-format.ts';
import { siteDay, siteZone } from './site-clock.ts';
import { language, t } from './texts.ts';

/** Formats that were asked for: rows of a list need the same one. */
const formats = new Map<string, Intl.DateTimeFormat>();

function known(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = language() + siteZone() + JSON.stringify(options);
  const format = formats.get(name) ?? dateFormat(options);
  formats.set(name, format);
  return format;
}

/** When something of a record was, by the site's clock: "Hoje, 22:28", "23/11, 22:28", with the year where it is another one. */
export function recordMoment(instant: string): string {
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return '–';
  const [day, today] = [siteDay(at), siteDay()];
  if (day.slice(0, 4) !== today.slice(0, 4)) return tidy(known({ ...WHOLE, ...TIME }).format(at));
  const said = day === today ? t('range_today') : withoutYear(known(WHOLE).format(at));
  return withDay(known(MINUTE).format(at), said);
}

/** The same to the second and with the year, for whoever asks about it: "24 de nov. de 2026, 22:28:05". */
export const exactMoment = (instant: string): string =>
  dateText(Date.parse(instant), { day: 'numeric', month: 'short', year: 'numeric', ...TIME, second: '2-digit' });
