import type { Call } from '../call.ts';
import type {
  RebateIncomeList,
  RebateIncomeQuery,
  TeamBetList,
  TeamBetQuery,
  TeamProfitList,
  TeamProfitQuery,
} from '../schemas/teamReports.ts';

/** Profit and loss of the team (SPEC 2.11). */
export const getTeamProfit: Call<TeamProfitList, TeamProfitQuery> = {
  method: 'GET',
  path: '/wps/agent/team/pnl',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Bets of the team, newest first (SPEC 2.11). */
export const getTeamBets: Call<TeamBetList, TeamBetQuery> = {
  method: 'GET',
  path: '/wps/agent/team/bets',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Rebate that the team brought (SPEC 2.11). Its days are the site's own: rebate is credited by them. */
export const getRebateIncome: Call<RebateIncomeList, RebateIncomeQuery> = {
  method: 'GET',
  path: '/wps/agent/rebateIncome',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};
