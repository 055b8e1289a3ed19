import type { Decimal, Instant } from './money.ts';

/** One level of the VIP programme: what reaches it and what it gives. Rates are percent. */
export interface VipLevel {
  level: number;
  labelName: string;
  depositNeeded: Decimal;
  turnoverNeeded: Decimal;
  upgradeBonus: Decimal;
  weeklyBonus: Decimal;
  birthdayBonus: Decimal;
  rebateRate: Decimal;
  withdrawalsPerDay: number;
}

export type VipBonusKind = 'upgrade' | 'weekly' | 'birthday';

/** The member's place in the programme. */
export interface Vip {
  level: number;
  deposited: Decimal;
  turnover: Decimal;
  levels: VipLevel[];
  bonuses: { kind: VipBonusKind; amount: Decimal; status: 'claim' | 'claimed' | 'coming_soon'; nextAt?: Instant }[];
}
