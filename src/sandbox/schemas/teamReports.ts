import { z } from 'zod';
import { getRebateIncome, getTeamBets, getTeamProfit } from '../../contract/calls/teamReports.ts';
import { bet, betStatus } from './betRecords.ts';
import { gameType } from './games.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { sessionType } from './session.ts';
import { shapes } from './shapes.ts';

const scope = z.enum(['own', 'team']);
const step = z.strictObject({ memberId: part.id, userName: z.string() });

const sums = {
  deposit: part.decimal,
  withdrawal: part.decimal,
  stake: part.decimal,
  payout: part.decimal,
  bonus: part.decimal,
  rebate: part.decimal,
  net: part.decimal,
};

export const getTeamProfitSchema = schemaOf(getTeamProfit)({
  query: z.strictObject({
    ...part.pageQuery,
    ...part.dayRange,
    scope,
    sort: z.enum(['stake', 'net', 'deposit', 'userName']),
    parentId: part.id.exactOptional(),
    userName: part.username.exactOptional(),
  }),
  value: part
    .pageOf(
      z
        .strictObject({ memberId: part.id, userName: z.string(), type: sessionType, downlines: part.count, ...sums })
        .register(shapes, { id: 'TeamProfitRow' }),
    )
    .extend({ footer: z.strictObject({ ...sums, count: part.count, path: z.array(step) }) }),
});

export const getTeamBetsSchema = schemaOf(getTeamBets)({
  query: z.strictObject({
    ...part.pageQuery,
    ...part.dayRange,
    scope,
    userName: part.username.exactOptional(),
    gameType: gameType.exactOptional(),
    status: betStatus.exactOptional(),
  }),
  value: part.pageOf(bet.extend({ userName: z.string() }).register(shapes, { id: 'TeamBet' })).extend({
    footer: z.strictObject({
      count: part.count,
      members: part.count,
      stake: part.decimal,
      payout: part.decimal,
      net: part.decimal,
    }),
  }),
});

const parts = z.array(z.strictObject({ gameType, turnover: part.decimal, amount: part.decimal }));

export const getRebateIncomeSchema = schemaOf(getRebateIncome)({
  query: z.strictObject({ ...part.pageQuery, ...part.dayRange, by: z.enum(['day', 'member']) }),
  value: part
    .pageOf(
      z.strictObject({
        day: part.day.exactOptional(),
        member: step.exactOptional(),
        turnover: part.decimal,
        amount: part.decimal,
        parts,
      }),
    )
    .extend({
      footer: z.strictObject({
        count: part.count,
        turnover: part.decimal,
        amount: part.decimal,
        parts,
        days: z.array(z.strictObject({ day: part.day, amount: part.decimal })),
      }),
    }),
});
