import type { Day } from '../../contract/schemas/money.ts';

const DAY = 24 * 3600 * 1000;

/** A site's time zone by its IANA name. */
export type TimeZone = string;

/** What a zone's clock shows, and how far it stands from UTC on days of UTC without a change; NaN where it changes. */
interface Clock {
  readonly format: Intl.DateTimeFormat;
  readonly offsets: Map<number, number>;
}

const clocks = new Map<TimeZone, Clock>();

function clockOf(zone: TimeZone): Clock {
  const known = clocks.get(zone);
  if (known) return known;
  const two = '2-digit';
  const fields = {
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
    hourCycle: 'h23',
  } as const;
  const clock = { format: new Intl.DateTimeFormat('en-US', { ...fields, timeZone: zone }), offsets: new Map() };
  clocks.set(zone, clock);
  return clock;
}

/** Whether a time zone of this name is known. */
export function isTimeZone(name: string): boolean {
  try {
    clockOf(name);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function readOffset({ format }: Clock, at: number): number {
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

/** The zone's clock against UTC at a moment, in ms. Most days of UTC have one offset: reports ask for thousands of rows. */
function offsetAt(zone: TimeZone, at: number): number {
  const clock = clockOf(zone);
  const day = Math.floor(at / DAY);
  let offset = clock.offsets.get(day);
  if (offset === undefined) {
    const [first, last] = [readOffset(clock, day * DAY), readOffset(clock, (day + 1) * DAY - 1)];
    offset = first === last ? first : Number.NaN;
    clock.offsets.set(day, offset);
  }
  return Number.isNaN(offset) ? readOffset(clock, at) : offset;
}

/** What the site's clock shows at a moment (ms), as if it were UTC. */
export const wallTime = (zone: TimeZone, at: number): number => at + offsetAt(zone, at);

/** The first moment at which the site's clock shows `wall`; where the clock leaps over it, the moment as late as if it did not. */
export function momentAt(zone: TimeZone, wall: number): number {
  const before = wall - offsetAt(zone, wall - DAY);
  const after = wall - offsetAt(zone, wall + DAY);
  return wallTime(zone, before) !== wall && wallTime(zone, after) === wall ? after : before;
}

/** The day of a moment (ms) by the site's own midnight. */
export const siteDay = (zone: TimeZone, at: number): Day => new Date(wallTime(zone, at)).toISOString().slice(0, 10);

/** The first moment of a day by the site's clock, in ms. */
export const dayStart = (zone: TimeZone, day: Day): number => momentAt(zone, Date.parse(`${day}T00:00:00Z`));

/** The day some days later, or earlier for less than 0. */
export const dayAfter = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** How many days the month has that a day lies in. */
export const daysOfMonth = (day: Day): number =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();

/** All days of the month that a day lies in. */
export function monthOf(day: Day): Day[] {
  const first = `${day.slice(0, 8)}01`;
  return Array.from({ length: daysOfMonth(day) }, (_, index) => dayAfter(first, index));
}
