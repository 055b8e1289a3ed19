import type { Call, None } from '../call.ts';
import type {
  Contract,
  ContractAnswerForm,
  ContractCandidate,
  ContractCandidateQuery,
  ContractForm,
  ContractInfo,
  ContractKey,
  ContractKindQuery,
  ContractPayout,
  ContractPayoutKey,
  ContractPayoutList,
  ContractPayoutQuery,
  ContractRecordQuery,
} from '../schemas/contracts.ts';
import type { Page } from '../schemas/page.ts';

/** Contracts of one kind: the own one and how far it has come, and the request that waits (SPEC 7.4). */
export const getContractInfo: Call<ContractInfo, ContractKindQuery> = {
  method: 'GET',
  path: '/wps/agent/contract/info',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Members right below, with what is signed with them or proposed to them (SPEC 7.4). */
export const getContractCandidates: Call<Page<ContractCandidate>, ContractCandidateQuery> = {
  method: 'GET',
  path: '/wps/agent/contract/candidates',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Contracts of one kind with members below that are signed or proposed, newest first. */
export const getContractDownlines: Call<Page<Contract>, ContractRecordQuery> = {
  method: 'GET',
  path: '/wps/agent/contract/downlines',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Proposes a contract to a member right below (SPEC 7.4). It binds the upline's money, so that a repeated call proposes once. */
export const applyContract: Call<Contract, None, ContractForm> = {
  method: 'POST',
  path: '/wps/agent/contract/apply',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
  money: true,
};

/** Signs or rejects a proposed contract (SPEC section 6); the same answer twice is one. */
export const processContract: Call<Contract, None, ContractAnswerForm> = {
  method: 'POST',
  path: '/wps/agent/contract/process',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Takes back a proposal that waits to be signed. */
export const withdrawContract: Call<Contract, None, ContractKey> = {
  method: 'POST',
  path: '/wps/agent/contract/withdraw',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Contracts of one kind in every state, newest first (SPEC 7.4). */
export const getContractHistory: Call<Page<Contract>, ContractRecordQuery> = {
  method: 'GET',
  path: '/wps/agent/contract/history',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** What daily salary, hourly salary or dividend paid, newest first (SPEC 7.4). */
export const getContractPayouts: Call<ContractPayoutList, ContractPayoutQuery> = {
  method: 'GET',
  path: '/wps/agent/contract/payouts',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Pays a member below what a contract owes for one period, once (SPEC 2.11, dividends). */
export const payContractPayout: Call<ContractPayout, None, ContractPayoutKey> = {
  method: 'POST',
  path: '/wps/agent/contract/pay',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
  money: true,
};
