import type { Call, None } from '../call.ts';
import type {
  Contract,
  ContractAnswerForm,
  ContractForm,
  ContractInfo,
  ContractKind,
  ContractPayout,
  ContractRequests,
} from '../shapes/contracts.ts';
import type { Page, PageQuery } from '../shapes/page.ts';

/** Requests that wait for the member (SPEC section 6). The token stays in the header: it never enters a URL. */
export const getContractRequests: Call<ContractRequests> = {
  method: 'GET',
  path: '/wps/agent/contract/requests',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Contracts of one kind: the own one, the request, and those below (SPEC 7.4). */
export const getContractInfo: Call<ContractInfo, { kind: ContractKind }> = {
  method: 'GET',
  path: '/wps/agent/contract/info',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Proposes a contract to a member below (SPEC 7.4). */
export const applyContract: Call<Contract, None, ContractForm> = {
  method: 'POST',
  path: '/wps/agent/contract/apply',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Signs or rejects a proposed contract (SPEC section 6). */
export const processContract: Call<Contract, None, ContractAnswerForm> = {
  method: 'POST',
  path: '/wps/agent/contract/process',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Contracts of one kind, newest first (SPEC 7.4). */
export const getContractHistory: Call<Page<Contract>, PageQuery & { kind: ContractKind }> = {
  method: 'GET',
  path: '/wps/agent/contract/history',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** What daily salary, hourly salary or dividend paid (SPEC 7.4). */
export const getContractPayouts: Call<Page<ContractPayout>, PageQuery & { kind: ContractKind }> = {
  method: 'GET',
  path: '/wps/agent/contract/payouts',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};
