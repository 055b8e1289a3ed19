import { z } from 'zod';
import { getTeamKpiA, getTeamKpiB } from '../../contract/calls/teamKpi.ts';
import { gameType } from './games.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
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
