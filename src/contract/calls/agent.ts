import type { Call, None } from '../call.ts';
import type {
  AgentLink,
  AgentLinkForm,
  AgentLinkKey,
  AllRatesForm,
  DownlinesTransferred,
  DownlineTransferForm,
  DownlineTransferred,
  DownlineTransfersForm,
  MemberRatesForm,
  OpenAccountForm,
  RatesGiven,
  RebateRate,
  RebateRateQuery,
  Subordinate,
  SubordinateList,
  SubordinateQuery,
} from '../schemas/agent.ts';

/** Members below the agent (SPEC 7.4). */
export const getSubordinates: Call<SubordinateList, SubordinateQuery> = {
  method: 'GET',
  path: '/wps/agent/subordinates',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/**
 * Opens an account below the agent (SPEC 2.11); its password is changed at the first login. Asked again with the same name and password,
 * as after a lost answer, it answers the account that nobody has used yet.
 */
export const openAccount: Call<Subordinate, None, OpenAccountForm> = {
  method: 'POST',
  path: '/wps/agent/subordinates',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Rebate rates of a member below, with their limits; the agent's own where no member is named. */
export const getDownlineRebates: Call<RebateRate[], RebateRateQuery> = {
  method: 'GET',
  path: '/wps/agent/downlineRebates',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Updates rebate rates of a member directly below (SPEC 7.4): those further down are agreed with their own upline. */
export const updateDownlineRebates: Call<None, None, MemberRatesForm> = {
  method: 'POST',
  path: '/wps/agent/downlineRebates',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Gives all direct downlines the same rates: all or none (SPEC 2.11). Answers how many they are. */
export const updateAllDownlineRebates: Call<RatesGiven, None, AllRatesForm> = {
  method: 'POST',
  path: '/wps/agent/downlineRebates/all',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Transfers money to one member below (SPEC 7.4). */
export const transferDownline: Call<DownlineTransferred, None, DownlineTransferForm> = {
  method: 'POST',
  path: '/wps/agent/transferDownline',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
  money: true,
};

/** Transfers money to many members below: all or none (SPEC 7.4). */
export const transferMultipleDownlines: Call<DownlinesTransferred, None, DownlineTransfersForm> = {
  method: 'POST',
  path: '/wps/agent/transferDownlines',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
  money: true,
};

/** Registration links of the agent (SPEC 2.1, agentRegister). */
export const getAgentLinks: Call<AgentLink[]> = {
  method: 'GET',
  path: '/wps/agent/links',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Makes a registration link. */
export const createAgentLink: Call<AgentLink, None, AgentLinkForm> = {
  method: 'POST',
  path: '/wps/agent/links',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Ends a registration link; who came by it stays. */
export const deleteAgentLink: Call<None, None, AgentLinkKey> = {
  method: 'DELETE',
  path: '/wps/agent/links',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};
