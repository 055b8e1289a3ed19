import type { Day } from '../../contract/schemas/money.ts';
import { periodAround } from './playPeriods.ts';
import { dayAfter, dayStart, siteDay, type TimeZone } from './siteDay.ts';

const DAY = 24 * 3600 * 1000;

/** How long a birthday bonus waits to be claimed. */
const BIRTHDAY_DAYS = 30;

/** Two birthday bonuses lie at least this far apart, whatever date was filled in meanwhile. */
const BIRTHDAY_PAUSE = 300;

/** The period that is open now, if one is, and when the next one opens, in ms. Days are the site's. */
export interface BonusMoment {
  readonly period?: string;
  readonly nextAt: number;
}

/** The week of a moment, named by its Monday. */
export function weekMoment(zone: TimeZone, now: number): BonusMoment {
  const { from, until } = periodAround(zone, 'week', now);
  return { period: siteDay(zone, from), nextAt: until };
}

/** The 29th of February falls on the 1st of March where there is none. */
const birthdayIn = (year: number, month: number, day: number): Day =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/**
 * The birthday's period: from the day on for a month, named by its year. `claims` are the moments of those paid before, by period.
 * Undefined for whoever has given no birthday.
 */
export function birthdayMoment(
  zone: TimeZone,
  birthday: string | null,
  now: number,
  claims: ReadonlyMap<string, number>,
): BonusMoment | undefined {
  const [, month = Number.NaN, day = Number.NaN] = (birthday ?? '').split('-').map(Number);
  if (!Number.isFinite(month) || !Number.isFinite(day)) return undefined;
  const today = siteDay(zone, now);
  const thisYear = Number(today.slice(0, 4));
  // In January the window of a birthday in December may still be open.
  const last = birthdayIn(thisYear, month, day) <= today ? thisYear : thisYear - 1;
  const nextAt = dayStart(zone, birthdayIn(last + 1, month, day));
  const open = today < dayAfter(birthdayIn(last, month, day), BIRTHDAY_DAYS);
  const period = String(last);
  const recent = [...claims].some(([paid, at]) => paid !== period && now - at < BIRTHDAY_PAUSE * DAY);
  return open && !recent ? { period, nextAt } : { nextAt };
}
