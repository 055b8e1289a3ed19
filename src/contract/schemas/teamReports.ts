import { z } from 'zod';
import { gameType } from './games.ts';
import { day, decimal } from './money.ts';
import { dayPageQuery, pageOf } from './page.ts';
import { count, id, username } from './primitives.ts';
import { bet, betStatus } from './records.ts';
import { sessionType } from './session.ts';

/** Whom a report of a team counts: the members directly below alone (`own`), or each with all who are below (`team`). */
export const teamScope = z.enum(['own', 'team']);
export type TeamScope = z.infer<typeof teamScope>;

/** What the rows of a profit and loss go by: the most first, or names by the alphabet. */
export const teamProfitSort = z.enum(['stake', 'net', 'deposit', 'userName']);
export type TeamProfitSort = z.infer<typeof teamProfitSort>;

/**
 * Query of the team's profit and loss: the members directly below `parentId`, else below the agent; or, by a part of the user name,
 * members of the whole branch.
 */
export const teamProfitQuery = z.strictObject({
  ...dayPageQuery.shape,
  scope: teamScope,
  sort: teamProfitSort,
  parentId: id.exactOptional(),
  userName: username.exactOptional(),
});
export interface TeamProfitQuery extends z.infer<typeof teamProfitQuery> {}

/** Sums of a team: void bets count nowhere; `rebate` has what agents earn by their teams too; `net` is what the members won, as in ProfitRow. */
export const teamSums = z.strictObject({
  deposit: decimal,
  withdrawal: decimal,
  stake: decimal,
  payout: decimal,
  bonus: decimal,
  rebate: decimal,
  net: decimal,
});
export interface TeamSums extends z.infer<typeof teamSums> {}

/** A member with the sums of that member, or of the branch that begins there. `downlines` counts the direct ones below. */
export const teamProfitRow = z.strictObject({
  ...teamSums.shape,
  memberId: id,
  userName: z.string(),
  type: sessionType,
  downlines: count,
});
export interface TeamProfitRow extends z.infer<typeof teamProfitRow> {}

/** A member on the way from the agent down to the branch at hand. */
export const teamStep = z.strictObject({ memberId: id, userName: z.string() });
export interface TeamStep extends z.infer<typeof teamStep> {}

/** Sums over the whole selection; `path` leads to the branch that is shown and is empty for the agent's own. */
export const teamProfitList = pageOf(teamProfitRow).extend({
  footer: z.strictObject({ ...teamSums.shape, count, path: z.array(teamStep) }),
});
export interface TeamProfitList extends z.infer<typeof teamProfitList> {}

/** Query of the team's bets; `userName` is a part of the name. */
export const teamBetQuery = z.strictObject({
  ...dayPageQuery.shape,
  scope: teamScope,
  userName: username.exactOptional(),
  gameType: gameType.exactOptional(),
  status: betStatus.exactOptional(),
});
export interface TeamBetQuery extends z.infer<typeof teamBetQuery> {}

/** A bet of somebody in the team. */
export const teamBet = z.strictObject({ ...bet.shape, userName: z.string() });
export interface TeamBet extends z.infer<typeof teamBet> {}

/** One page of the team's bets and the sums over the whole selection, by `members` different people. As in BetList void bets are only counted, and open ones are not lost. */
export const teamBetList = pageOf(teamBet).extend({
  footer: z.strictObject({ count, members: count, stake: decimal, payout: decimal, net: decimal }),
});
export interface TeamBetList extends z.infer<typeof teamBetList> {}

/** Rebate of one game type. */
export const rebatePart = z.strictObject({ gameType, turnover: decimal, amount: decimal });
export interface RebatePart extends z.infer<typeof rebatePart> {}

/** Query of the rebate income: a row per day, newest first, or per member directly below, the most first. */
export const rebateIncomeQuery = z.strictObject({ ...dayPageQuery.shape, by: z.enum(['day', 'member']) });
export interface RebateIncomeQuery extends z.infer<typeof rebateIncomeQuery> {}

/** Rebate of one day (`day`) or by one member and all below (`member`); the agent's own play has the agent's own name. */
export const rebateIncome = z.strictObject({
  day: day.exactOptional(),
  member: teamStep.exactOptional(),
  turnover: decimal,
  amount: decimal,
  parts: z.array(rebatePart),
});
export interface RebateIncome extends z.infer<typeof rebateIncome> {}

/** One page of income with all of the range: its sums, by game type, and the amount of each day that has any, oldest first. */
export const rebateIncomeList = pageOf(rebateIncome).extend({
  footer: z.strictObject({
    count,
    turnover: decimal,
    amount: decimal,
    parts: z.array(rebatePart),
    days: z.array(z.strictObject({ day, amount: decimal })),
  }),
});
export interface RebateIncomeList extends z.infer<typeof rebateIncomeList> {}
