import { z } from 'zod';
import { getTeamKpiC } from '../../contract/calls/teamCounters.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { sessionType } from './session.ts';
import { shapes } from './shapes.ts';

const counters = {
  teamLoginMemberCount: part.count,
  teamBetMemberCount: part.count,
  teamRegisterMemberCount: part.count,
  teamOnlineCount: part.count,
};

export const getTeamKpiCSchema = schemaOf(getTeamKpiC)({
  query: z.strictObject({
    ...part.dayRange,
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
