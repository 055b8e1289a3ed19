import type { GameType } from './games.ts';
import type { Day, Decimal, Instant } from './money.ts';

/** Counters of the reward centre: the badge of the footer bar (SPEC 2.2). */
export interface RewardSummary {
  unclaimed: number;
}

export type RewardKind = 'signIn' | 'redEnvelope' | 'rebate' | 'referral' | 'vip' | 'promotion' | 'tournament';

/** A reward of the reward centre; it can be claimed until `expiresAt`. */
export interface Reward {
  rewardId: string;
  kind: RewardKind;
  title: string;
  amount: Decimal;
  status: 'claim' | 'claimed' | 'close';
  createdAt: Instant;
  expiresAt?: Instant;
}

/** One day of the sign-in calendar. */
export interface SignInDay {
  day: Day;
  amount: Decimal;
  points: number;
  status: 'claimed' | 'claim' | 'missed' | 'coming_soon';
}

/** The sign-in calendar: `streak` counts the days in a row up to today. */
export interface SignInCalendar {
  today: Day;
  streak: number;
  days: SignInDay[];
}

/** The red envelope rain: open from `startDate` to `endDate`, `chances` envelopes left for the member. */
export interface RedEnvelopeRound {
  roundId: string;
  startDate: Instant;
  endDate: Instant;
  chances: number;
  maxAmount: Decimal;
}

/** An envelope that was opened. */
export interface RedEnvelope {
  envelopeId: string;
  amount: Decimal;
  openedAt: Instant;
}

/** Rebate of one game type: `amount` is `turnover` times `rate` percent. */
export interface RebateRow {
  gameType: GameType;
  turnover: Decimal;
  rate: Decimal;
  amount: Decimal;
}

/** Rebate earned since the last claim. */
export interface Rebate {
  since: Instant;
  rows: RebateRow[];
  total: Decimal;
}

/** A voucher of a member; `wagering` is the turnover that its amount asks for. */
export interface Voucher {
  voucherId: string;
  title: string;
  amount: Decimal;
  wagering: Decimal;
  status: 'claim' | 'claimed' | 'close';
  expiresAt: Instant;
}
