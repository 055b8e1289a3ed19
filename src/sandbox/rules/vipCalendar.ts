const DAY = 24 * 3600 * 1000;

/** How long a birthday bonus waits to be claimed. */
const BIRTHDAY_DAYS = 30;

/** Two birthday bonuses lie at least this far apart, whatever date was filled in meanwhile. */
const BIRTHDAY_PAUSE = 300;

/** The period that is open now, if one is, and when the next one opens, in ms. Days are UTC. */
export interface BonusMoment {
  readonly period?: string;
  readonly nextAt: number;
}

/** The week of a moment, named by its Monday. */
export function weekMoment(now: number): BonusMoment {
  const midnight = Math.floor(now / DAY) * DAY;
  const monday = midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * DAY;
  return { period: new Date(monday).toISOString().slice(0, 10), nextAt: monday + 7 * DAY };
}

/** The 29th of February falls on the 1st of March where there is none. */
const birthdayIn = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day);

/**
 * The birthday's period: from the day on for a month, named by its year. `claims` are the moments of those paid before, by period.
 * Undefined for whoever has given no birthday.
 */
export function birthdayMoment(
  birthday: string | null,
  now: number,
  claims: ReadonlyMap<string, number>,
): BonusMoment | undefined {
  const [, month = Number.NaN, day = Number.NaN] = (birthday ?? '').split('-').map(Number);
  if (!Number.isFinite(month) || !Number.isFinite(day)) return undefined;
  const thisYear = new Date(now).getUTCFullYear();
  // In January the window of a birthday in December may still be open.
  const last = [thisYear, thisYear - 1].find((year) => birthdayIn(year, month, day) <= now) ?? thisYear - 1;
  const nextAt = birthdayIn(last + 1, month, day);
  const open = now < birthdayIn(last, month, day) + BIRTHDAY_DAYS * DAY;
  const period = String(last);
  const recent = [...claims].some(([paid, at]) => paid !== period && now - at < BIRTHDAY_PAUSE * DAY);
  return open && !recent ? { period, nextAt } : { nextAt };
}
