import type { Call } from '../call.ts';
import type { ContractRequests } from '../schemas/contracts.ts';

/** Requests that wait for the member (SPEC section 6). The token stays in the header: it never enters a URL. */
export const getContractRequests: Call<ContractRequests> = {
  method: 'GET',
  path: '/wps/agent/contract/requests',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};
