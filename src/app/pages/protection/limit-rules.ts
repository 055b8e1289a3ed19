import type { LimitForm, LimitKind, LimitPeriod, PlayLimit } from '../../../contract/schemas/protection.ts';
import { fromMinor, plainAmount, toMinor, typedDecimal } from '../../lib/decimal.ts';

/** How much of a limit is used, 0 to 1; money is compared in minor units. */
export function usedShare({ used, amount }: Pick<PlayLimit, 'used' | 'amount'>): number {
  const limit = toMinor(amount ?? '');
  const spent = toMinor(used) ?? 0;
  return limit ? Math.min(1, Math.max(0, spent / limit)) : 0;
}

/** The typed amount of a limit: money as a decimal, time as whole minutes; undefined when it is neither. */
export function typedLimit(kind: LimitKind, typed: string): string | undefined {
  if (kind === 'time') return /^\s*[1-9]\d{0,4}\s*$/.test(typed) ? typed.trim() : undefined;
  const amount = typedDecimal(typed);
  return amount !== undefined && (toMinor(amount) ?? 0) > 0 ? amount : undefined;
}

/** Whether a new amount holds at once, waits, or changes nothing. */
export function effectOf(limit: PlayLimit, amount: LimitForm['amount']): 'now' | 'later' | 'same' {
  if (limit.amount === undefined) return 'now';
  const change = (toMinor(amount) ?? 0) - (toMinor(limit.amount) ?? 0);
  if (change === 0) return limit.pending ? 'now' : 'same';
  return change > 0 ? 'later' : 'now';
}

/** In minor units: yen and small coins have sums of their size by it. */
const MONEY: Record<LimitPeriod, readonly number[]> = {
  day: [2_000, 5_000, 10_000, 20_000],
  week: [10_000, 20_000, 50_000, 100_000],
  month: [20_000, 50_000, 100_000, 200_000],
};

const MINUTES: Record<LimitPeriod, readonly string[]> = {
  day: ['30', '60', '120', '180'],
  week: ['120', '300', '600', '900'],
  month: ['600', '1200', '1800', '2400'],
};

/** Amounts to choose from. */
export const presetsOf = (kind: LimitKind, period: LimitPeriod): readonly string[] =>
  kind === 'time' ? MINUTES[period] : MONEY[period].map((minor) => plainAmount(fromMinor(minor)));
