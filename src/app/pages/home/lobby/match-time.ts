import { siteDay } from '../../../i18n/site-clock.ts';
import { languageTag, t } from '../../../i18n/texts.ts';
import { day, hour, monthAndHour } from '../../../i18n/timestamp.ts';
import { dayAfter } from '../../../lib/day-range.ts';

/** When a match is, in a carousel (SPEC 2.7): MM-DD HH:mm by the site's clock. */
export const carouselTime = (instant: string): string => monthAndHour(instant);

/** When a match is, in a list (SPEC 2.7): Today, Tomorrow or DD-MMM, and HH:mm, by the site's clock. A day that is over has only its date. */
export function listTime(instant: string, now = Date.now()): string {
  if (Number.isNaN(Date.parse(instant))) return '–';
  const today = siteDay(now);
  return `${dayName(day(instant), today)} ${hour(instant)}`;
}

function dayName(of: string, today: string): string {
  if (of === today) return t('match_today');
  return of === dayAfter(today, 1) ? t('match_tomorrow') : `${of.slice(8)}-${monthName(of)}`;
}

/** The short name of the month in the language on screen, with a capital and without a point: Portuguese writes "nov."; its figures where the browser does not know it, and for M11, its long name in Burmese (i18n/date-format.ts). */
function monthName(of: string): string {
  const [tag] = Intl.DateTimeFormat.supportedLocalesOf(languageTag()[0]);
  if (!tag) return of.slice(5, 7);
  const format = new Intl.DateTimeFormat(tag, { month: /^my/.test(tag) ? 'long' : 'short', timeZone: 'UTC' });
  const name = format.format(Date.parse(of)).replace(/\.|^M(?=\d)/, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
