import type { GameType } from './games.ts';
import type { Day, Decimal, Instant } from './money.ts';
import type { Claim } from './promotions.ts';

/** Counters of the reward centre: the badge of the footer bar (SPEC 2.2), and what the unclaimed ones come to. */
export interface RewardSummary {
  unclaimed: number;
  total: Decimal;
}

export type RewardKind = 'signIn' | 'redEnvelope' | 'rebate' | 'referral' | 'vip' | 'promotion' | 'tournament';

/** A reward of the reward centre; it can be claimed until `expiresAt`. `wagering` is the turnover that it asks for. */
export interface Reward {
  rewardId: string;
  kind: RewardKind;
  title: string;
  amount: Decimal;
  wagering: Decimal;
  status: 'claim' | 'claimed' | 'close';
  createdAt: Instant;
  expiresAt?: Instant;
  claimedAt?: Instant;
}

/**
 * One day of the sign-in calendar. A day before the account was opened is `close`; the reward of a day that is to come supposes that no
 * day before it is missed. `bonus` comes on top where a step of the streak is reached.
 */
export interface SignInDay {
  day: Day;
  amount: Decimal;
  points: number;
  bonus?: Decimal;
  status: 'claimed' | 'claim' | 'missed' | 'coming_soon' | 'close';
}

/** A length of the streak, in days, that pays a bonus. */
export interface SignInStep {
  days: number;
  bonus: Decimal;
}

/**
 * The sign-in calendar of a month by the platform's own days: `streak` counts the days in a row up to today, or up to yesterday while
 * today waits; `endsAt` is the platform's midnight. A reward asks for `wageringTimes` times its amount as turnover.
 */
export interface SignInCalendar {
  today: Day;
  endsAt: Instant;
  streak: number;
  days: SignInDay[];
  steps: SignInStep[];
  wageringTimes: number;
}

/** What signing in for a day has brought: `amount` holds the step's bonus as well. */
export interface SignInClaim extends Claim {
  day: Day;
  points: number;
  streak: number;
}

/** The red envelope rain as the platform's clock has it at `asOf`; without a round where none is planned. */
export interface RedEnvelopeRain {
  asOf: Instant;
  round?: RedEnvelopeRound;
}

/** A round of the rain that runs or is to come: open from `startDate` to `endDate`. */
export interface RedEnvelopeRound {
  roundId: string;
  startDate: Instant;
  endDate: Instant;
  /** Envelopes that the member may open in this round, those that were opened included. */
  chances: number;
  /** What all envelopes of the round hold together, and one at most. */
  pool: Decimal;
  maxAmount: Decimal;
  /** The member's own of this round, in the order of their opening. */
  opened: RedEnvelope[];
}

/** An envelope that was opened: the member's `chance`, from 1, of its round. An amount of zero is one that held nothing. */
export interface RedEnvelope {
  envelopeId: string;
  roundId: string;
  chance: number;
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

/** Rebate earned since the last claim, at the rates of the member's VIP level; less than `minimum` cannot be claimed yet. */
export interface Rebate {
  since: Instant;
  level: number;
  levelName: string;
  rows: RebateRow[];
  total: Decimal;
  minimum: Decimal;
}

/** A rebate that was paid, and the time whose bets it counted. */
export interface RebateRecord {
  rebateId: string;
  amount: Decimal;
  turnover: Decimal;
  since: Instant;
  claimedAt: Instant;
}

/**
 * A voucher of a member: it waits (`claim`), was redeemed (`claimed`), or is over (`close`). `wagering` is the turnover that its amount
 * asks for, `turnover` what has been made of it.
 */
export interface Voucher {
  voucherId: string;
  code: string;
  title: string;
  amount: Decimal;
  wagering: Decimal;
  turnover: Decimal;
  status: 'claim' | 'claimed' | 'close';
  expiresAt: Instant;
  claimedAt?: Instant;
}
