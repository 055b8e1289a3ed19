import { z } from 'zod';
import { claimVipBonus, getVip } from '../../contract/calls/vip.ts';
import * as part from './parts.ts';
import { claim } from './promotions.ts';
import { schemaOf } from './schema.ts';
import { shapes } from './shapes.ts';

const kind = z.enum(['upgrade', 'weekly', 'birthday']);

const level = z
  .strictObject({
    level: part.count,
    labelName: z.string(),
    depositNeeded: part.decimal,
    turnoverNeeded: part.decimal,
    upgradeBonus: part.decimal,
    weeklyBonus: part.decimal,
    birthdayBonus: part.decimal,
    rebateRate: part.rate,
    withdrawalsPerDay: part.count,
  })
  .register(shapes, { id: 'VipLevel' });

export const getVipSchema = schemaOf(getVip)({
  query: z.strictObject({ language: part.language }),
  value: z.strictObject({
    level: part.count,
    deposited: part.decimal,
    turnover: part.decimal,
    levels: z.array(level),
    bonuses: z.array(
      z.strictObject({
        kind,
        amount: part.decimal,
        status: z.enum(['claim', 'claimed', 'coming_soon']),
        nextAt: part.instant.exactOptional(),
      }),
    ),
  }),
});

export const claimVipBonusSchema = schemaOf(claimVipBonus)({ body: z.strictObject({ kind }), value: claim });
