import { z } from 'zod';
import { gameType } from './games.ts';
import { day, decimal } from './money.ts';
import { dayRange, pageOf, pageQuery } from './page.ts';
import { count, id, queryInt } from './primitives.ts';
import { sessionType } from './session.ts';
import { teamSums } from './teamReports.ts';

/** One day of the team; a person counts as active once a day. */
export const teamKpiDay = z.strictObject({
  ...teamSums.shape,
  day,
  commission: decimal,
  registerCount: count,
  betMemberCount: count,
});
export interface TeamKpiDay extends z.infer<typeof teamKpiDay> {}

/**
 * Team KPI A: the money of everybody below the agent over the days asked for, and what came of it for the agent (`commission`).
 * `teamBalance` and `memberCount` are of now; `list` has a row per day on which anything happened, oldest first.
 */
export const teamKpiA = z.strictObject({
  ...teamSums.shape,
  commission: decimal,
  teamBalance: decimal,
  memberCount: count,
  registerCount: count,
  /** Different people who bet, who deposited, and who deposited for the first time ever. */
  betMemberCount: count,
  depositMemberCount: count,
  firstDepositCount: count,
  list: z.array(teamKpiDay),
});
export interface TeamKpiA extends z.infer<typeof teamKpiA> {}

/** Team KPI B: the team's play by game type, the most staked first. */
export const teamKpiB = z.strictObject({
  gameType,
  stake: decimal,
  payout: decimal,
  /** What the members won: `payout` less `stake`. */
  net: decimal,
  betCount: count,
  betMemberCount: count,
});
export interface TeamKpiB extends z.infer<typeof teamKpiB> {}

/** Counters of the agent home (SPEC section 3): of a whole team, of different people; online is of now. */
export const teamKpiFooter = z.strictObject({
  teamLoginMemberCount: count,
  teamBetMemberCount: count,
  teamRegisterMemberCount: count,
  teamOnlineCount: count,
});
export interface TeamKpiFooter extends z.infer<typeof teamKpiFooter> {}

/** Counters of the branch that begins at a direct downline, who counts too; `memberCount` is how many it has. */
export const teamKpiCRow = z.strictObject({
  ...teamKpiFooter.shape,
  memberId: id,
  userName: z.string(),
  type: sessionType,
  online: z.boolean(),
  memberCount: count,
  stake: decimal,
});
export interface TeamKpiCRow extends z.infer<typeof teamKpiCRow> {}

/** Team KPI C: a row per member directly below, the counters of all in the footer. */
export const teamKpiC = pageOf(teamKpiCRow).extend({ footer: z.strictObject({ ...teamKpiFooter.shape, count }) });
export interface TeamKpiC extends z.infer<typeof teamKpiC> {}

/** What the rows of KPI C go by: the most first, or names by the alphabet. */
export const teamKpiCSort = z.enum(['stake', 'active', 'registered', 'members', 'userName']);
export type TeamKpiCSort = z.infer<typeof teamKpiCSort>;

/** Query of KPI C (SPEC 7.4): `size` rows a page; 0 asks for the footer alone. The first page, the most staked first, if not said otherwise. */
export const teamKpiCQuery = z.strictObject({
  ...dayRange.shape,
  size: queryInt(0, 1000),
  pageNo: pageQuery.shape.pageNo.exactOptional(),
  sort: teamKpiCSort.exactOptional(),
});
export interface TeamKpiCQuery extends z.infer<typeof teamKpiCQuery> {}
