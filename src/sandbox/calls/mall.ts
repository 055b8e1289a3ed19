import { type DefinedCall, defineForMember } from '../http/define.ts';
import { formatMoney } from '../rules/money.ts';
import { turnoverOf } from '../rules/vip.ts';
import { getMallAccountSchema } from '../schemas/mall.ts';

/** Turnover in minor units that earns a point. */
const TURNOVER_PER_POINT = 1_000;

/** Points that make one unit of the site's currency. */
const POINTS_PER_UNIT = 100;

export const mallCalls: readonly DefinedCall[] = [
  defineForMember(getMallAccountSchema, ({ db, session }) => ({
    points: Math.floor(turnoverOf(db, session.memberId) / TURNOVER_PER_POINT),
    pointsPerUnit: POINTS_PER_UNIT,
    turnoverPerPoint: formatMoney(TURNOVER_PER_POINT),
  })),
];
