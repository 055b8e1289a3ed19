import tinydate from 'tinydate';
import { siteTime } from './site-clock.ts';

const part =
  (from: number, to: number) =>
  (date: Date): string =>
    date.toISOString().slice(from, to);

/** What the site's clock shows is read as if it were UTC. */
const WALL = {
  YYYY: part(0, 4),
  MM: part(5, 7),
  DD: part(8, 10),
  HH: part(11, 13),
  mm: part(14, 16),
  ss: part(17, 19),
};

function stamp(pattern: string): (instant: string) => string {
  const write = tinydate(pattern, WALL);
  return (instant) => {
    if (Number.isNaN(Date.parse(instant))) return '–';
    return write(new Date(`${siteTime(instant).replace(' ', 'T')}Z`));
  };
}

/** A moment as YYYY-MM-DD HH:mm:ss by the site's clock, as all of these (SPEC section 9). */
export const dateTime = stamp('{YYYY}-{MM}-{DD} {HH}:{mm}:{ss}');

/** The same to the minute. */
export const dateMinute = stamp('{YYYY}-{MM}-{DD} {HH}:{mm}');

/** A day as YYYY-MM-DD. */
export const day = stamp('{YYYY}-{MM}-{DD}');

/** A day as YYYY/MM/DD (SPEC section 9: promotions). */
export const slashedDay = stamp('{YYYY}/{MM}/{DD}');

/** MM-DD HH:mm. */
export const monthAndHour = stamp('{MM}-{DD} {HH}:{mm}');

/** HH:mm. */
export const hour = stamp('{HH}:{mm}');
