import { TIME_ZONE } from '../../src/contract/fields/time.ts';

/** The day some days from the site's today, as YYYY-MM-DD: 0 is today, -1 yesterday. `now` in ms. */
export const siteDay = (offset = 0, now = Date.now()): string =>
  new Date(Date.parse(format.format(now)) + offset * 86_400_000).toISOString().slice(0, 10);

/** Swedish dates are written as YYYY-MM-DD. */
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });
