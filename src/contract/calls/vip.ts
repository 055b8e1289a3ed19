import type { Call, None } from '../call.ts';
import type { LanguageQuery } from '../schemas/primitives.ts';
import type { Claim } from '../schemas/promotions.ts';
import type { Vip, VipBonusForm } from '../schemas/vip.ts';

/** Level, progress and bonuses of the VIP programme. */
export const getVip: Call<Vip, LanguageQuery> = {
  method: 'GET',
  path: '/wps/member/vip',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Claims a bonus of the level. */
export const claimVipBonus: Call<Claim, None, VipBonusForm> = {
  method: 'POST',
  path: '/wps/member/vip/bonus',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
  money: true,
};
