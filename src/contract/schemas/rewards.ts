import { z } from 'zod';
import { gameType } from './games.ts';
import { day, decimal, instant, rate } from './money.ts';
import { textPageQuery } from './page.ts';
import { count, id, text } from './primitives.ts';
import { claim } from './promotions.ts';

/** Counters of the reward centre: the badge of the footer bar (SPEC 2.2), and what the unclaimed ones come to. */
export const rewardSummary = z.strictObject({ unclaimed: count, total: decimal });
export interface RewardSummary extends z.infer<typeof rewardSummary> {}

/** Where a reward comes from. */
export const rewardKind = z.enum(['signIn', 'redEnvelope', 'rebate', 'referral', 'vip', 'promotion', 'tournament']);
export type RewardKind = z.infer<typeof rewardKind>;

/** How a reward or a voucher stands: it waits, was claimed, or is over. */
export const rewardStatus = z.enum(['claim', 'claimed', 'close']);
export type RewardStatus = z.infer<typeof rewardStatus>;

/** A reward of the reward centre; it can be claimed until `expiresAt`. `wagering` is the turnover that it asks for. */
export const reward = z.strictObject({
  rewardId: id,
  kind: rewardKind,
  title: z.string(),
  amount: decimal,
  wagering: decimal,
  status: rewardStatus,
  createdAt: instant,
  expiresAt: instant.exactOptional(),
  claimedAt: instant.exactOptional(),
});
export interface Reward extends z.infer<typeof reward> {}

/** Query of rewards, in one state or in all. */
export const rewardQuery = z.strictObject({ ...textPageQuery.shape, status: rewardStatus.exactOptional() });
export interface RewardQuery extends z.infer<typeof rewardQuery> {}

/** The reward that is claimed. */
export const rewardKey = z.strictObject({ rewardId: id });
export interface RewardKey extends z.infer<typeof rewardKey> {}

/**
 * One day of the sign-in calendar. A day before the account was opened is `close`; the reward of a day that is to come supposes that no
 * day before it is missed. `bonus` comes on top where a step of the streak is reached.
 */
export const signInDay = z.strictObject({
  day,
  amount: decimal,
  points: count,
  bonus: decimal.exactOptional(),
  status: z.enum(['claimed', 'claim', 'missed', 'coming_soon', 'close']),
});
export interface SignInDay extends z.infer<typeof signInDay> {}

/** A length of the streak, in days, that pays a bonus. */
export const signInStep = z.strictObject({ days: count, bonus: decimal });
export interface SignInStep extends z.infer<typeof signInStep> {}

/**
 * The sign-in calendar of a month by the platform's own days: `streak` counts the days in a row up to today, or up to yesterday while
 * today waits; `endsAt` is the platform's midnight. A reward asks for `wageringTimes` times its amount as turnover.
 */
export const signInCalendar = z.strictObject({
  today: day,
  endsAt: instant,
  streak: count,
  days: z.array(signInDay),
  steps: z.array(signInStep),
  wageringTimes: count,
});
export interface SignInCalendar extends z.infer<typeof signInCalendar> {}

/** The day that is signed in for. */
export const signInForm = z.strictObject({ day });
export interface SignInForm extends z.infer<typeof signInForm> {}

/** What signing in for a day has brought: `amount` holds the step's bonus as well. */
export const signInClaim = z.strictObject({ ...claim.shape, day, points: count, streak: count });
export interface SignInClaim extends z.infer<typeof signInClaim> {}

/** An envelope that was opened: the member's `chance`, from 1, of its round. An amount of zero is one that held nothing. */
export const redEnvelope = z.strictObject({
  envelopeId: id,
  roundId: id,
  chance: z.int().min(1),
  amount: decimal,
  openedAt: instant,
});
export interface RedEnvelope extends z.infer<typeof redEnvelope> {}

/** Which chance of which round is used. */
export const redEnvelopeForm = z.strictObject({ roundId: id, chance: z.int().min(1).max(1000) });
export interface RedEnvelopeForm extends z.infer<typeof redEnvelopeForm> {}

/** A round of the rain that runs or is to come: open from `startDate` to `endDate`. */
export const redEnvelopeRound = z.strictObject({
  roundId: id,
  startDate: instant,
  endDate: instant,
  /** Envelopes that the member may open in this round, those that were opened included. */
  chances: count,
  /** What all envelopes of the round hold together, and one at most. */
  pool: decimal,
  maxAmount: decimal,
  /** The member's own of this round, in the order of their opening. */
  opened: z.array(redEnvelope),
});
export interface RedEnvelopeRound extends z.infer<typeof redEnvelopeRound> {}

/** The red envelope rain as the platform's clock has it at `asOf`; without a round where none is planned. */
export const redEnvelopeRain = z.strictObject({ asOf: instant, round: redEnvelopeRound.exactOptional() });
export interface RedEnvelopeRain extends z.infer<typeof redEnvelopeRain> {}

/** Rebate of one game type: `amount` is `turnover` times `rate` percent. */
export const rebateRow = z.strictObject({ gameType, turnover: decimal, rate, amount: decimal });
export interface RebateRow extends z.infer<typeof rebateRow> {}

/** Rebate earned since the last claim, at the rates of the member's VIP level; less than `minimum` cannot be claimed yet. */
export const rebate = z.strictObject({
  since: instant,
  level: count,
  levelName: z.string(),
  rows: z.array(rebateRow),
  total: decimal,
  minimum: decimal,
});
export interface Rebate extends z.infer<typeof rebate> {}

/** A rebate that was paid, and the time whose bets it counted. */
export const rebateRecord = z.strictObject({
  rebateId: id,
  amount: decimal,
  turnover: decimal,
  since: instant,
  claimedAt: instant,
});
export interface RebateRecord extends z.infer<typeof rebateRecord> {}

/**
 * A voucher of a member: it waits (`claim`), was redeemed (`claimed`), or is over (`close`). `wagering` is the turnover that its amount
 * asks for, `turnover` what has been made of it.
 */
export const voucher = z.strictObject({
  voucherId: id,
  code: z.string(),
  title: z.string(),
  amount: decimal,
  wagering: decimal,
  turnover: decimal,
  status: rewardStatus,
  expiresAt: instant,
  claimedAt: instant.exactOptional(),
});
export interface Voucher extends z.infer<typeof voucher> {}

/** The voucher or promo code that is redeemed. */
export const voucherForm = z.strictObject({ code: text(64) });
export interface VoucherForm extends z.infer<typeof voucherForm> {}
