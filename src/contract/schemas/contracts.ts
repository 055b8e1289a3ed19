import { z } from 'zod';
import { REMARKS_LENGTH } from '../fields/limits.ts';
import { amount, day, decimal, instant, rate } from './money.ts';
import { pageOf, pageQuery } from './page.ts';
import { count, id, text, username } from './primitives.ts';

/**
 * What a contract pays by. A salary pays a share of the team's turnover, a dividend a share of what the team has lost: stakes less payouts,
 * bonuses and rebates.
 */
export const contractKind = z.enum(['dailySalary', 'hourlySalary', 'dividend']);
export type ContractKind = z.infer<typeof contractKind>;

/** Contract requests that wait for the member; each is empty when there is none (SPEC section 3). */
export const contractRequests = z.strictObject({
  dailysalreqtype: z.string(),
  divtypecompperiodreq: z.string(),
  contracthoursalreq: z.string(),
});
export interface ContractRequests extends z.infer<typeof contractRequests> {}

/** One step of a contract: from this turnover (of a dividend: this loss) and this many betting members on, this rate in percent. */
export const contractTerm = z.strictObject({ from: decimal, betMembers: count, rate });
export interface ContractTerm extends z.infer<typeof contractTerm> {}

/** A step as it is proposed. */
export const contractTermForm = z.strictObject({
  from: amount,
  betMembers: z.int().min(0).max(100_000),
  rate,
});

/** What is settled at once, by the site's clock: half months end on the 15th and with the month, weeks begin on Monday. */
export const contractPeriod = z.enum(['hour', 'day', 'week', 'halfMonth', 'month']);
export type ContractPeriod = z.infer<typeof contractPeriod>;

/**
 * `proposed` waits to be signed until it expires or is withdrawn; `ended` was signed, and another contract has taken its place.
 */
export const contractStatus = z.enum(['proposed', 'signed', 'rejected', 'withdrawn', 'expired', 'ended']);
export type ContractStatus = z.infer<typeof contractStatus>;

/** On which side of a contract the asking member stands: `downline` is paid, `upline` pays. */
export const contractSide = z.enum(['downline', 'upline']);
export type ContractSide = z.infer<typeof contractSide>;

/** A contract between a member and the upline, or the house. */
export const contract = z.strictObject({
  contractId: id,
  kind: contractKind,
  side: contractSide,
  /** Absent where the house itself is the other side. */
  uplineName: z.string().exactOptional(),
  downlineName: z.string(),
  terms: z.array(contractTerm),
  period: contractPeriod,
  status: contractStatus,
  createdAt: instant,
  /** A request that nobody has answered by then is void. */
  expiresAt: instant,
  /** When it was signed, rejected, withdrawn or ended. */
  processedAt: instant.exactOptional(),
  /** What is played from then on counts; a signed contract begins with the next hour or day. */
  startsAt: instant.exactOptional(),
  /** Until then it counts, as another one follows. */
  endsAt: instant.exactOptional(),
  /** Why it was rejected. */
  reason: z.string().exactOptional(),
});
export interface Contract extends z.infer<typeof contract> {}

/** How far a contract has come in the period that runs. */
export const contractProgress = z.strictObject({
  startsAt: instant,
  endsAt: instant,
  turnover: decimal,
  /** Below zero where the team has won. */
  loss: decimal,
  betMembers: count,
  /** The step that is reached, from 1; 0 is none. */
  step: count,
  /** Of the step that is reached. */
  rate,
  /** What would be paid if the period ended now. */
  amount: decimal,
});
export interface ContractProgress extends z.infer<typeof contractProgress> {}

/** Which kind of contract is asked for. */
export const contractKindQuery = z.strictObject({ kind: contractKind });
export interface ContractKindQuery extends z.infer<typeof contractKindQuery> {}

/** How a member stands with contracts of one kind. */
export const contractInfo = z.strictObject({
  asOf: instant,
  /** The signed one: the newest, even if it begins later. */
  own: contract.exactOptional(),
  /** The period of the one that counts now. */
  progress: contractProgress.exactOptional(),
  /** The one that waits to be signed. */
  request: contract.exactOptional(),
  /** The last request, if it was withdrawn or has expired within a week and no other has come. */
  lapsed: contract.exactOptional(),
  /** The member may propose contracts to those below. */
  mayPropose: z.boolean(),
  /** What the member owes to those below. */
  unpaid: z.strictObject({ count, amount: decimal }),
});
export interface ContractInfo extends z.infer<typeof contractInfo> {}

/** A member right below to whom a contract can be proposed, and the one of this kind that is signed or proposed already. */
export const contractCandidate = z.strictObject({
  memberId: id,
  userName: z.string(),
  signed: contract.exactOptional(),
  proposed: contract.exactOptional(),
});
export interface ContractCandidate extends z.infer<typeof contractCandidate> {}

/** Query of candidates: `userName` is a part of the name. */
export const contractCandidateQuery = z.strictObject({
  ...pageQuery.shape,
  kind: contractKind,
  userName: username.exactOptional(),
});
export interface ContractCandidateQuery extends z.infer<typeof contractCandidateQuery> {}

/** Steps that one contract may have. */
const MAX_TERMS = 10;

/** Proposes a contract to a member right below. */
export const contractForm = z.strictObject({
  kind: contractKind,
  memberId: id,
  terms: z.array(contractTermForm).min(1).max(MAX_TERMS),
  period: contractPeriod,
});
export interface ContractForm extends z.infer<typeof contractForm> {}

/** `reason` is for a rejection. */
export const contractAnswerForm = z.strictObject({
  contractId: id,
  answer: z.enum(['sign', 'reject']),
  reason: text(REMARKS_LENGTH).exactOptional(),
});
export interface ContractAnswerForm extends z.infer<typeof contractAnswerForm> {}

/** The contract that is taken back. */
export const contractKey = z.strictObject({ contractId: id });
export interface ContractKey extends z.infer<typeof contractKey> {}

/** Query of records of one kind; without a side both. */
export const contractRecordQuery = z.strictObject({
  ...pageQuery.shape,
  kind: contractKind,
  side: contractSide.exactOptional(),
});
export interface ContractRecordQuery extends z.infer<typeof contractRecordQuery> {}

/** `none`: no step was reached. `pending`: the upline has not paid, or had not the money. */
export const contractPayoutStatus = z.enum(['pending', 'paid', 'none']);
export type ContractPayoutStatus = z.infer<typeof contractPayoutStatus>;

/** Query of payouts; `status` asks for one state. */
export const contractPayoutQuery = z.strictObject({
  ...contractRecordQuery.shape,
  status: contractPayoutStatus.exactOptional(),
});
export interface ContractPayoutQuery extends z.infer<typeof contractPayoutQuery> {}

/** What a contract paid, or will pay, for one period. */
export const contractPayout = z.strictObject({
  payoutId: id,
  kind: contractKind,
  side: contractSide,
  /** The other side; absent for the house. */
  userName: z.string().exactOptional(),
  period: contractPeriod,
  startsAt: instant,
  endsAt: instant,
  /** Days of the period by the site's clock, both inclusive. */
  startDate: day,
  endDate: day,
  turnover: decimal,
  loss: decimal,
  betMembers: count,
  rate,
  amount: decimal,
  status: contractPayoutStatus,
  paidAt: instant.exactOptional(),
});
export interface ContractPayout extends z.infer<typeof contractPayout> {}

/** A page of payouts, with the sum of those that were paid to the member, and by the member. */
export const contractPayoutList = pageOf(contractPayout).extend({
  footer: z.strictObject({ count, received: decimal, given: decimal }),
});
export interface ContractPayoutList extends z.infer<typeof contractPayoutList> {}

/** The payout that is paid. */
export const contractPayoutKey = z.strictObject({ payoutId: id });
export interface ContractPayoutKey extends z.infer<typeof contractPayoutKey> {}
