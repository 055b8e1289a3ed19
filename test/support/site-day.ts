import { TIME_ZONE } from '../../src/contract/fields/time.ts';

const DAY = 86_400_000;

/** What the site's clock shows, as if it were UTC; Swedish moments are written nearly as ISO 8601. */
const wall = (now: number, timeZone: string): number =>
  Date.parse(`${new Date(now).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`);

/** The day some days from the site's today, as YYYY-MM-DD: 0 is today, -1 yesterday. `now` in ms. */
export const siteDay = (offset = 0, now = Date.now(), zone = TIME_ZONE): string =>
  new Date(wall(now, zone) + offset * DAY).toISOString().slice(0, 10);

/** How long it takes, in ms, until the site's clock next shows `time`, such as 22:30; for zones without summer time. */
export function untilSiteTime(time: string, zone = TIME_ZONE, now = Date.now()): number {
  const today = wall(now, zone);
  const then = Date.parse(`${new Date(today).toISOString().slice(0, 10)}T${time}:00Z`);
  return then > today ? then - today : then + DAY - today;
}
