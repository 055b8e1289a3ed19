import type { Decimal, Instant } from './money.ts';

/** What a limit counts: `time` minutes of play, all others money; `loss` is stake less payout. */
export type LimitKind = 'deposit' | 'loss' | 'stake' | 'time';

/** Calendar periods in the site's own time zone; a week begins on Monday. */
export type LimitPeriod = 'day' | 'week' | 'month';

/** Names one of a member's limits. */
export interface LimitKey {
  kind: LimitKind;
  period: LimitPeriod;
}

/** Sets a limit: money as a decimal, or whole minutes of play. Lower holds at once; higher waits. */
export interface LimitForm extends LimitKey {
  amount: Decimal;
}

/** A change that waits. Without an amount it is the removal of the limit. */
export interface PendingLimit {
  amount?: Decimal;
  effectiveAt: Instant;
}

/** What has been used in the running period, and the limit that the member set; without `amount` there is none. */
export interface PlayLimit extends LimitKey {
  amount?: Decimal;
  used: Decimal;
  /** When the running period ends and `used` starts over. */
  resetsAt: Instant;
  pending?: PendingLimit;
}

/** An exclusion in force; without `until` it is for good. */
export interface Exclusion {
  since: Instant;
  until?: Instant;
}

/** What closes play and deposits for a member now; withdrawals stay open. What is over is left out. */
export interface PlayClosure {
  timeOutUntil?: Instant;
  excluded?: Exclusion;
}

/** All protections of a member. */
export interface Protection extends PlayClosure {
  /** One row for every kind and period. */
  limits: PlayLimit[];
  /** How long a higher limit, or none, has to wait, in hours. */
  waitingHours: number;
  /** Minutes between reality checks; 0 is off. */
  realityCheckMinutes: number;
}

/** Sets how often the reality check comes. */
export interface RealityCheckForm {
  minutes: number;
}

/** Closes play for a number of hours, 24 to 1008 (six weeks). */
export interface TimeOutForm {
  hours: number;
}

/** Excludes for 6 to 60 months; 0 is for good. The password proves who asks. */
export interface ExclusionForm {
  months: number;
  password: string;
}

/** What happened to a member's protections. */
export type ProtectionAct =
  | 'limit'
  | 'limitRaise'
  | 'limitRemoval'
  | 'limitKept'
  | 'realityCheck'
  | 'timeOut'
  | 'exclusion';

/** One line of the history. */
export interface ProtectionEvent {
  eventId: string;
  act: ProtectionAct;
  at: Instant;
  limit?: LimitKey;
  /** The new limit: money, or minutes. */
  amount?: Decimal;
  minutes?: number;
  /** When a change takes effect, or until when something lasts; an exclusion without it is for good. */
  until?: Instant;
}

/** The running session and what its guard needs: the clock, the net position, what is closed. */
export interface SessionClock extends PlayClosure {
  startedAt: Instant;
  /** The platform's clock as it answered. */
  now: Instant;
  stake: Decimal;
  payout: Decimal;
  /** Payout less stake. */
  net: Decimal;
  realityCheckMinutes: number;
  /** The newest bet of this session: play in a game counts as being there. */
  lastBetAt?: Instant;
}
