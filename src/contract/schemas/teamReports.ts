import type { GameType } from './games.ts';
import type { Day, Decimal } from './money.ts';
import type { DayRange, Page, PageQuery } from './page.ts';
import type { Bet, BetStatus } from './records.ts';
import type { SessionType } from './session.ts';

/** Whom a report of a team counts: the members directly below alone (`own`), or each with all who are below (`team`). */
export type TeamScope = 'own' | 'team';

/** What the rows of a profit and loss go by: the most first, or names by the alphabet. */
export type TeamProfitSort = 'stake' | 'net' | 'deposit' | 'userName';

/**
 * Query of the team's profit and loss: the members directly below `parentId`, else below the agent; or, by a part of the user name,
 * members of the whole branch.
 */
export interface TeamProfitQuery extends PageQuery, DayRange {
  scope: TeamScope;
  sort: TeamProfitSort;
  parentId?: string;
  userName?: string;
}

/** Sums of a team: void bets count nowhere; `rebate` has what agents earn by their teams too; `net` is what the members won, as in ProfitRow. */
export interface TeamSums {
  deposit: Decimal;
  withdrawal: Decimal;
  stake: Decimal;
  payout: Decimal;
  bonus: Decimal;
  rebate: Decimal;
  net: Decimal;
}

/** A member with the sums of that member, or of the branch that begins there. `downlines` counts the direct ones below. */
export interface TeamProfitRow extends TeamSums {
  memberId: string;
  userName: string;
  type: SessionType;
  downlines: number;
}

/** A member on the way from the agent down to the branch at hand. */
export interface TeamStep {
  memberId: string;
  userName: string;
}

/** Sums over the whole selection; `path` leads to the branch that is shown and is empty for the agent's own. */
export interface TeamProfitList extends Page<TeamProfitRow> {
  footer: TeamSums & { count: number; path: TeamStep[] };
}

/** Query of the team's bets; `userName` is a part of the name. */
export interface TeamBetQuery extends PageQuery, DayRange {
  scope: TeamScope;
  userName?: string;
  gameType?: GameType;
  status?: BetStatus;
}

/** A bet of somebody in the team. */
export interface TeamBet extends Bet {
  userName: string;
}

/** One page of the team's bets and the sums over the whole selection, by `members` different people; as in BetList, void bets are only counted. */
export interface TeamBetList extends Page<TeamBet> {
  footer: { count: number; members: number; stake: Decimal; payout: Decimal; net: Decimal };
}

/** Rebate of one game type. */
export interface RebatePart {
  gameType: GameType;
  turnover: Decimal;
  amount: Decimal;
}

/** Query of the rebate income: a row per day, newest first, or per member directly below, the most first. */
export interface RebateIncomeQuery extends PageQuery, DayRange {
  by: 'day' | 'member';
}

/** Rebate of one day (`day`) or by one member and all below (`member`); the agent's own play has the agent's own name. */
export interface RebateIncome {
  day?: Day;
  member?: TeamStep;
  turnover: Decimal;
  amount: Decimal;
  parts: RebatePart[];
}

/** One page of income with all of the range: its sums, by game type, and the amount of each day that has any, oldest first. */
export interface RebateIncomeList extends Page<RebateIncome> {
  footer: {
    count: number;
    turnover: Decimal;
    amount: Decimal;
    parts: RebatePart[];
    days: { day: Day; amount: Decimal }[];
  };
}
