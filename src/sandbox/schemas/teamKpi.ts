import { z } from 'zod';
import { getTeamKpiA, getTeamKpiB, getTeamKpiC } from '../../contract/calls/teamKpi.ts';
import { gameType } from './games.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { sessionType } from './session.ts';
import { shapes } from './shapes.ts';

const days = z.strictObject(part.dayRange);

const sums = {
  deposit: part.decimal,
  withdrawal: part.decimal,
  stake: part.decimal,
  payout: part.decimal,
  bonus: part.decimal,
  rebate: part.decimal,
  net: part.decimal,
  commission: part.decimal,
  registerCount: part.count,
  betMemberCount: part.count,
};

const counters = {
  teamLoginMemberCount: part.count,
  teamBetMemberCount: part.count,
  teamRegisterMemberCount: part.count,
  teamOnlineCount: part.count,
};

export const getTeamKpiASchema = schemaOf(getTeamKpiA)({
  query: days,
  value: z.strictObject({
    ...sums,
    teamBalance: part.decimal,
    memberCount: part.count,
    depositMemberCount: part.count,
    firstDepositCount: part.count,
    list: z.array(z.strictObject({ day: part.day, ...sums }).register(shapes, { id: 'TeamKpiDay' })),
  }),
});

export const getTeamKpiBSchema = schemaOf(getTeamKpiB)({
  query: days,
  value: z.array(
    z.strictObject({
      gameType,
      stake: part.decimal,
      payout: part.decimal,
      net: part.decimal,
      betCount: part.count,
      betMemberCount: part.count,
    }),
  ),
});

export const getTeamKpiCSchema = schemaOf(getTeamKpiC)({
  query: days.extend({
    size: part.queryInt(0, 1000),
    pageNo: part.queryInt(1, 100_000).exactOptional(),
    sort: z.enum(['stake', 'active', 'registered', 'members', 'userName']).exactOptional(),
  }),
  value: part
    .pageOf(
      z
        .strictObject({
          memberId: part.id,
          userName: z.string(),
          type: sessionType,
          online: z.boolean(),
          memberCount: part.count,
          stake: part.decimal,
          ...counters,
        })
        .register(shapes, { id: 'TeamKpiCRow' }),
    )
    .extend({ footer: z.strictObject({ ...counters, count: part.count }) }),
});
