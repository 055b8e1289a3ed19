import { languageTag, t } from '../../../i18n/texts.ts';
import { dayOfMonth, hour, monthAndHour } from '../../../i18n/timestamp.ts';

/** When a match is, as a card says it (SPEC 2.7): on one of the two days that have a word, or by its date. */
type MatchDay = 'today' | 'tomorrow' | 'date';

/** Which day of the phone's calendar `time` is on, seen from `now`. A day that is over has only its date. */
function matchDay(time: Date, now: Date): MatchDay {
  const midnight = (days: number): number =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days).getTime();
  const at = time.getTime();
  if (at < midnight(0) || at >= midnight(2)) return 'date';
  return at < midnight(1) ? 'today' : 'tomorrow';
}

/** When a match is, in a carousel (SPEC 2.7): MM-DD HH:mm in the phone's time zone. */
export const carouselTime = (instant: string): string => monthAndHour(new Date(instant));

/** When a match is, in a list (SPEC 2.7): Today, Tomorrow or DD-MMM, and HH:mm, in the phone's time zone. */
export function listTime(instant: string, now = new Date()): string {
  const time = new Date(instant);
  const day = matchDay(time, now);
  const date = day === 'date' ? `${dayOfMonth(time)}-${monthName(time)}` : t(`match_${day}`);
  return `${date} ${hour(time)}`;
}

/** The short name of the month in the language on screen, with a capital and without a point: Portuguese writes "nov." */
function monthName(date: Date): string {
  const name = new Intl.DateTimeFormat(languageTag(), { month: 'short' }).format(date).replace('.', '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
