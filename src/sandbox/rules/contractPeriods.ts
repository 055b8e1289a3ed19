import type { ContractKind, ContractPeriod } from '../../contract/schemas/contracts.ts';
import type { Range } from './paging.ts';
import { periodAround } from './playPeriods.ts';
import { dayAfter, dayStart, siteDay, type TimeZone } from './siteDay.ts';

const HOUR = 3600 * 1000;

/** The periods that contracts of a kind can have, the usual one first. */
export const PERIODS: Record<ContractKind, readonly ContractPeriod[]> = {
  dailySalary: ['day'],
  hourlySalary: ['hour'],
  dividend: ['halfMonth', 'week', 'month'],
};

/** The period around a moment (ms) by the site's own clock; the first half of a month has 15 days. */
export function contractPeriodAround(zone: TimeZone, period: ContractPeriod, now: number): Range {
  if (period === 'hour') {
    const from = Math.floor(now / HOUR) * HOUR;
    return { from, until: from + HOUR };
  }
  if (period !== 'halfMonth') return periodAround(zone, period, now);
  const { from, until } = periodAround(zone, 'month', now);
  const middle = dayStart(zone, dayAfter(siteDay(zone, from), 15));
  return now < middle ? { from, until: middle } : { from: middle, until };
}

/** From when on a contract counts that is signed now: the next hour, or the site's next midnight. */
export const beginAfter = (zone: TimeZone, period: ContractPeriod, now: number): number =>
  contractPeriodAround(zone, period === 'hour' ? 'hour' : 'day', now).until;
