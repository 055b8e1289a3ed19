import type { ContractKind, ContractPeriod } from '../../contract/schemas/contracts.ts';
import type { Range } from './paging.ts';
import { periodAround } from './playPeriods.ts';

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

/** The periods that contracts of a kind can have, the usual one first. */
export const PERIODS: Record<ContractKind, readonly ContractPeriod[]> = {
  dailySalary: ['day'],
  hourlySalary: ['hour'],
  dividend: ['halfMonth', 'week', 'month'],
};

/** The period around a moment (ms) by the site's own clock; the first half of a month has 15 days. */
export function contractPeriodAround(period: ContractPeriod, now: number): Range {
  if (period === 'hour') {
    const from = Math.floor(now / HOUR) * HOUR;
    return { from, until: from + HOUR };
  }
  if (period !== 'halfMonth') return periodAround(period, now);
  const { from, until } = periodAround('month', now);
  const middle = from + 15 * DAY;
  return now < middle ? { from, until: middle } : { from: middle, until };
}

/** From when on a contract counts that is signed now: the next hour, or the site's next midnight. */
export const beginAfter = (period: ContractPeriod, now: number): number =>
  contractPeriodAround(period === 'hour' ? 'hour' : 'day', now).until;
