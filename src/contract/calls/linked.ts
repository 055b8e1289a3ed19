import type { Call, None } from '../call.ts';
import type { LinkAccountForm, LinkedAccount } from '../schemas/member.ts';

/** Accounts of other services that are linked (SPEC section 4). */
export const getLinkedAccounts: Call<LinkedAccount[]> = {
  method: 'GET',
  path: '/wps/member/info/linked',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Links an account of another service for good (SPEC section 4). */
export const linkAccount: Call<None, None, LinkAccountForm> = {
  method: 'POST',
  path: '/wps/member/info/linked',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};
