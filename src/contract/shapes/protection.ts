import type { Decimal, Instant } from './money.ts';

/** What a limit counts; `time` is minutes of play, all others money. */
export type LimitKind = 'deposit' | 'loss' | 'stake' | 'time';

export type LimitPeriod = 'day' | 'week' | 'month';

/** Sets a limit. Lower holds at once; higher waits until `pending.effectiveAt`. */
export interface LimitForm {
  kind: LimitKind;
  period: LimitPeriod;
  amount: Decimal;
}

/** A limit that a member set. `pending` without an amount is a removal that waits. */
export interface PlayLimit extends LimitForm {
  used: Decimal;
  pending?: { amount?: Decimal; effectiveAt: Instant };
}

/** All protections of a member. A time-out or exclusion that is over is left out. */
export interface Protection {
  limits: PlayLimit[];
  /** Minutes between reality checks; 0 is off. */
  realityCheckMinutes: number;
  timeOutUntil?: Instant;
  excludedUntil?: Instant;
}

/** What the session clock shows: since when, and the net position (payout less stake). */
export interface SessionClock {
  startedAt: Instant;
  stake: Decimal;
  payout: Decimal;
  net: Decimal;
}
