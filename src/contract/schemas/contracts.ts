import type { Day, Decimal, Instant } from './money.ts';
import type { Page, PageQuery } from './page.ts';

/**
 * What a contract pays by. A salary pays a share of the team's turnover, a dividend a share of what the team has lost: stakes less payouts,
 * bonuses and rebates.
 */
export type ContractKind = 'dailySalary' | 'hourlySalary' | 'dividend';

/** Contract requests that wait for the member; each is empty when there is none (SPEC section 3). */
export interface ContractRequests {
  dailysalreqtype: string;
  divtypecompperiodreq: string;
  contracthoursalreq: string;
}

/** One step of a contract: from this turnover (of a dividend: this loss) and this many betting members on, this rate in percent. */
export interface ContractTerm {
  from: Decimal;
  betMembers: number;
  rate: Decimal;
}

/** What is settled at once, by the site's clock: half months end on the 15th and with the month, weeks begin on Monday. */
export type ContractPeriod = 'hour' | 'day' | 'week' | 'halfMonth' | 'month';

/**
 * `proposed` waits to be signed until it expires or is withdrawn; `ended` was signed, and another contract has taken its place.
 */
export type ContractStatus = 'proposed' | 'signed' | 'rejected' | 'withdrawn' | 'expired' | 'ended';

/** On which side of a contract the asking member stands: `downline` is paid, `upline` pays. */
export type ContractSide = 'downline' | 'upline';

/** A contract between a member and the upline, or the house. */
export interface Contract {
  contractId: string;
  kind: ContractKind;
  side: ContractSide;
  /** Absent where the house itself is the other side. */
  uplineName?: string;
  downlineName: string;
  terms: ContractTerm[];
  period: ContractPeriod;
  status: ContractStatus;
  createdAt: Instant;
  /** A request that nobody has answered by then is void. */
  expiresAt: Instant;
  /** When it was signed, rejected, withdrawn or ended. */
  processedAt?: Instant;
  /** What is played from then on counts; a signed contract begins with the next hour or day. */
  startsAt?: Instant;
  /** Until then it counts, as another one follows. */
  endsAt?: Instant;
  /** Why it was rejected. */
  reason?: string;
}

/** How far a contract has come in the period that runs. */
export interface ContractProgress {
  startsAt: Instant;
  endsAt: Instant;
  turnover: Decimal;
  /** Below zero where the team has won. */
  loss: Decimal;
  betMembers: number;
  /** The step that is reached, from 1; 0 is none. */
  step: number;
  /** Of the step that is reached. */
  rate: Decimal;
  /** What would be paid if the period ended now. */
  amount: Decimal;
}

/** How a member stands with contracts of one kind. */
export interface ContractInfo {
  asOf: Instant;
  /** The signed one: the newest, even if it begins later. */
  own?: Contract;
  /** The period of the one that counts now. */
  progress?: ContractProgress;
  /** The one that waits to be signed. */
  request?: Contract;
  /** The last request, if it was withdrawn or has expired within a week and no other has come. */
  lapsed?: Contract;
  /** The member may propose contracts to those below. */
  mayPropose: boolean;
  /** What the member owes to those below. */
  unpaid: { count: number; amount: Decimal };
}

/** A member right below to whom a contract can be proposed, and the one of this kind that is signed or proposed already. */
export interface ContractCandidate {
  memberId: string;
  userName: string;
  signed?: Contract;
  proposed?: Contract;
}

/** Query of candidates: `userName` is a part of the name. */
export interface ContractCandidateQuery extends PageQuery {
  kind: ContractKind;
  userName?: string;
}

/** Proposes a contract to a member right below. */
export interface ContractForm {
  kind: ContractKind;
  memberId: string;
  terms: ContractTerm[];
  period: ContractPeriod;
}

/** `reason` is for a rejection. */
export interface ContractAnswerForm {
  contractId: string;
  answer: 'sign' | 'reject';
  reason?: string;
}

/** Query of records of one kind; without a side both. */
export interface ContractRecordQuery extends PageQuery {
  kind: ContractKind;
  side?: ContractSide;
}

/** Query of payouts; `status` asks for one state. */
export interface ContractPayoutQuery extends ContractRecordQuery {
  status?: ContractPayoutStatus;
}

/** `none`: no step was reached. `pending`: the upline has not paid, or had not the money. */
export type ContractPayoutStatus = 'pending' | 'paid' | 'none';

/** What a contract paid, or will pay, for one period. */
export interface ContractPayout {
  payoutId: string;
  kind: ContractKind;
  side: ContractSide;
  /** The other side; absent for the house. */
  userName?: string;
  period: ContractPeriod;
  startsAt: Instant;
  endsAt: Instant;
  /** Days of the period by the site's clock, both inclusive. */
  startDate: Day;
  endDate: Day;
  turnover: Decimal;
  loss: Decimal;
  betMembers: number;
  rate: Decimal;
  amount: Decimal;
  status: ContractPayoutStatus;
  paidAt?: Instant;
}

/** A page of payouts, with the sum of those that were paid to the member, and by the member. */
export interface ContractPayoutList extends Page<ContractPayout> {
  footer: { count: number; received: Decimal; given: Decimal };
}
