import type { Day, Decimal, Instant } from './money.ts';

export type ContractKind = 'dailySalary' | 'hourlySalary' | 'dividend';

/** Contract requests that wait for the member; each is empty when there is none (SPEC section 3). */
export interface ContractRequests {
  dailysalreqtype: string;
  divtypecompperiodreq: string;
  contracthoursalreq: string;
}

/** One step of a contract: from this turnover and this many betting members on, this rate in percent. */
export interface ContractTerm {
  turnover: Decimal;
  betMembers: number;
  rate: Decimal;
}

export type ContractStatus = 'proposed' | 'signed' | 'rejected' | 'ended';

/** A contract between an agent and the upline. */
export interface Contract {
  contractId: string;
  kind: ContractKind;
  uplineName: string;
  downlineName: string;
  terms: ContractTerm[];
  /** Days of one settlement. */
  periodDays: number;
  status: ContractStatus;
  createdAt: Instant;
  processedAt?: Instant;
}

/** The own contract of a kind, the one that waits to be signed, and those with members below. */
export interface ContractInfo {
  own?: Contract;
  request?: Contract;
  downlines: Contract[];
}

/** Proposes a contract to a member below. */
export interface ContractForm {
  kind: ContractKind;
  memberId: string;
  terms: ContractTerm[];
  periodDays: number;
}

export interface ContractAnswerForm {
  contractId: string;
  answer: 'sign' | 'reject';
}

/** What a contract paid, or will pay, for one settlement. */
export interface ContractPayout {
  kind: ContractKind;
  userName: string;
  startDate: Day;
  endDate: Day;
  turnover: Decimal;
  rate: Decimal;
  amount: Decimal;
  status: 'pending' | 'paid' | 'none';
}
