import { z } from 'zod';
import { decimal, instant, rate } from './money.ts';
import { count } from './primitives.ts';

/** One level of the VIP programme: what reaches it and what it gives. Rates are percent. */
export const vipLevel = z.strictObject({
  level: count,
  labelName: z.string(),
  depositNeeded: decimal,
  turnoverNeeded: decimal,
  upgradeBonus: decimal,
  weeklyBonus: decimal,
  birthdayBonus: decimal,
  rebateRate: rate,
  withdrawalsPerDay: count,
});
export interface VipLevel extends z.infer<typeof vipLevel> {}

/** Bonuses of a level. */
export const vipBonusKind = z.enum(['upgrade', 'weekly', 'birthday']);
export type VipBonusKind = z.infer<typeof vipBonusKind>;

/** The bonus that is claimed. */
export const vipBonusForm = z.strictObject({ kind: vipBonusKind });
export interface VipBonusForm extends z.infer<typeof vipBonusForm> {}

/** The member's place in the programme. */
export const vip = z.strictObject({
  level: count,
  deposited: decimal,
  turnover: decimal,
  levels: z.array(vipLevel),
  bonuses: z.array(
    z.strictObject({
      kind: vipBonusKind,
      amount: decimal,
      status: z.enum(['claim', 'claimed', 'coming_soon']),
      nextAt: instant.exactOptional(),
    }),
  ),
});
export interface Vip extends z.infer<typeof vip> {}
