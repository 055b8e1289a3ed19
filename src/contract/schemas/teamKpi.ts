import type { GameType } from './games.ts';
import type { Day, Decimal } from './money.ts';
import type { DayRange, Page } from './page.ts';
import type { SessionType } from './session.ts';
import type { TeamSums } from './teamReports.ts';

/**
 * Team KPI A: the money of everybody below the agent over the days asked for, and what came of it for the agent (`commission`).
 * `teamBalance` and `memberCount` are of now; `list` has a row per day on which anything happened, oldest first.
 */
export interface TeamKpiA extends TeamSums {
  commission: Decimal;
  teamBalance: Decimal;
  memberCount: number;
  registerCount: number;
  /** Different people who bet, who deposited, and who deposited for the first time ever. */
  betMemberCount: number;
  depositMemberCount: number;
  firstDepositCount: number;
  list: TeamKpiDay[];
}

/** One day of the team; a person counts as active once a day. */
export interface TeamKpiDay extends TeamSums {
  day: Day;
  commission: Decimal;
  registerCount: number;
  betMemberCount: number;
}

/** Team KPI B: the team's play by game type, the most staked first. */
export interface TeamKpiB {
  gameType: GameType;
  stake: Decimal;
  payout: Decimal;
  /** What the members won: `payout` less `stake`. */
  net: Decimal;
  betCount: number;
  betMemberCount: number;
}

/** Counters of the agent home (SPEC section 3): of a whole team, of different people; online is of now. */
export interface TeamKpiFooter {
  teamLoginMemberCount: number;
  teamBetMemberCount: number;
  teamRegisterMemberCount: number;
  teamOnlineCount: number;
}

/** Team KPI C: a row per member directly below, the counters of all in the footer. */
export interface TeamKpiC extends Page<TeamKpiCRow> {
  footer: TeamKpiFooter & { count: number };
}

/** Counters of the branch that begins at a direct downline, who counts too; `memberCount` is how many it has. */
export interface TeamKpiCRow extends TeamKpiFooter {
  memberId: string;
  userName: string;
  type: SessionType;
  online: boolean;
  memberCount: number;
  stake: Decimal;
}

/** What the rows of KPI C go by: the most first, or names by the alphabet. */
export type TeamKpiCSort = 'stake' | 'active' | 'registered' | 'members' | 'userName';

/** Query of KPI C (SPEC 7.4): `size` rows a page; 0 asks for the footer alone. The first page, the most staked first, if not said otherwise. */
export interface TeamKpiCQuery extends DayRange {
  size: number;
  pageNo?: number;
  sort?: TeamKpiCSort;
}
