import { z } from 'zod';
import { amount, decimal, instant } from './money.ts';
import { count, id, secret } from './primitives.ts';

/** What a limit counts: `time` minutes of play, all others money; `loss` is stake less payout. */
export const limitKind = z.enum(['deposit', 'loss', 'stake', 'time']);
export type LimitKind = z.infer<typeof limitKind>;

/** Calendar periods in the site's own time zone; a week begins on Monday. */
export const limitPeriod = z.enum(['day', 'week', 'month']);
export type LimitPeriod = z.infer<typeof limitPeriod>;

/** Names one of a member's limits. */
export const limitKey = z.strictObject({ kind: limitKind, period: limitPeriod });
export interface LimitKey extends z.infer<typeof limitKey> {}

/** Sets a limit: money as a decimal, or whole minutes of play. Lower holds at once; higher waits. */
export const limitForm = z.strictObject({ ...limitKey.shape, amount });
export interface LimitForm extends z.infer<typeof limitForm> {}

/** A change that waits. Without an amount it is the removal of the limit. */
export const pendingLimit = z.strictObject({ amount: decimal.exactOptional(), effectiveAt: instant });
export interface PendingLimit extends z.infer<typeof pendingLimit> {}

/** What has been used in the running period, and the limit that the member set; without `amount` there is none. */
export const playLimit = z.strictObject({
  ...limitKey.shape,
  amount: decimal.exactOptional(),
  used: decimal,
  /** When the running period ends and `used` starts over. */
  resetsAt: instant,
  pending: pendingLimit.exactOptional(),
});
export interface PlayLimit extends z.infer<typeof playLimit> {}

/** An exclusion in force; without `until` it is for good. */
export const exclusion = z.strictObject({ since: instant, until: instant.exactOptional() });
export interface Exclusion extends z.infer<typeof exclusion> {}

/** What closes play and deposits for a member now; withdrawals stay open. What is over is left out. */
export const playClosure = z.strictObject({
  timeOutUntil: instant.exactOptional(),
  excluded: exclusion.exactOptional(),
});
export interface PlayClosure extends z.infer<typeof playClosure> {}

/** All protections of a member. */
export const protection = z.strictObject({
  ...playClosure.shape,
  /** One row for every kind and period. */
  limits: z.array(playLimit),
  /** How long a higher limit, or none, has to wait, in hours. */
  waitingHours: count,
  /** Minutes between reality checks; 0 is off. */
  realityCheckMinutes: count,
});
export interface Protection extends z.infer<typeof protection> {}

/** Sets how often the reality check comes. */
export const realityCheckForm = z.strictObject({ minutes: z.int().min(0).max(1440) });
export interface RealityCheckForm extends z.infer<typeof realityCheckForm> {}

/** Closes play for a number of hours, 24 to 1008 (six weeks). */
export const timeOutForm = z.strictObject({ hours: z.int().min(24).max(1008) });
export interface TimeOutForm extends z.infer<typeof timeOutForm> {}

/** Excludes for 6 to 60 months; 0 is for good. The password proves who asks. */
export const exclusionForm = z.strictObject({ months: z.int().min(0).max(60), password: secret });
export interface ExclusionForm extends z.infer<typeof exclusionForm> {}

/** Opens a locked screen. */
export const unlockForm = z.strictObject({ password: secret });
export interface UnlockForm extends z.infer<typeof unlockForm> {}

/** What happened to a member's protections. */
export const protectionAct = z.enum([
  'limit',
  'limitRaise',
  'limitRemoval',
  'limitKept',
  'realityCheck',
  'timeOut',
  'exclusion',
]);
export type ProtectionAct = z.infer<typeof protectionAct>;

/** One line of the history. */
export const protectionEvent = z.strictObject({
  eventId: id,
  act: protectionAct,
  at: instant,
  limit: limitKey.exactOptional(),
  /** The new limit: money, or minutes. */
  amount: decimal.exactOptional(),
  minutes: count.exactOptional(),
  /** When a change takes effect, or until when something lasts; an exclusion without it is for good. */
  until: instant.exactOptional(),
});
export interface ProtectionEvent extends z.infer<typeof protectionEvent> {}

/** The running session and what its guard needs: the clock, the net position, what is closed. */
export const sessionClock = z.strictObject({
  ...playClosure.shape,
  startedAt: instant,
  /** The platform's clock as it answered. */
  now: instant,
  stake: decimal,
  payout: decimal,
  /** Payout less stake of what has ended. */
  net: decimal,
  realityCheckMinutes: count,
  /** The newest bet of this session: play in a game counts as being there. */
  lastBetAt: instant.exactOptional(),
});
export interface SessionClock extends z.infer<typeof sessionClock> {}
