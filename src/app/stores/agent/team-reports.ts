import { getRebateIncome, getTeamBets, getTeamProfit } from '../../../contract/calls/teamReports.ts';
import type {
  RebateIncome,
  RebateIncomeList,
  RebateIncomeQuery,
  TeamBet,
  TeamBetList,
  TeamBetQuery,
  TeamProfitList,
  TeamProfitQuery,
  TeamProfitRow,
} from '../../../contract/schemas/teamReports.ts';
import { send } from '../../api/client.ts';
import { type PagedRecord, pagedRecord } from '../data/paged.ts';

/** Rows per page. */
const PAGE_SIZE = 30;

type Filter<Query> = Omit<Query, 'pageNo' | 'pageSize'>;

/** What each report is narrowed by; both days inclusive. */
export type TeamProfitFilter = Filter<TeamProfitQuery>;
export type TeamBetFilter = Filter<TeamBetQuery>;
export type RebateIncomeFilter = Filter<RebateIncomeQuery>;

/** The team's profit and loss, a row per member (SPEC 2.11). */
export const teamProfit: PagedRecord<TeamProfitRow, TeamProfitFilter, TeamProfitList['footer']> = pagedRecord(
  'team.profit',
  (filter, pageNo, pageSize = PAGE_SIZE) => send(getTeamProfit, { query: { ...filter, pageNo, pageSize } }),
);

/** The team's bets, newest first (SPEC 2.11). */
export const teamBets: PagedRecord<TeamBet, TeamBetFilter, TeamBetList['footer']> = pagedRecord(
  'team.bets',
  (filter, pageNo, pageSize = PAGE_SIZE) => send(getTeamBets, { query: { ...filter, pageNo, pageSize } }),
);

/** What the team's play has earned the agent (SPEC 2.11). */
export const rebateIncome: PagedRecord<RebateIncome, RebateIncomeFilter, RebateIncomeList['footer']> = pagedRecord(
  'team.rebate',
  (filter, pageNo, pageSize = PAGE_SIZE) => send(getRebateIncome, { query: { ...filter, pageNo, pageSize } }),
);
