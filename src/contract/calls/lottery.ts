import type { Call } from '../call.ts';
import type { Lottery, LotteryDraw, LotteryGroup, LotteryNumero, NumeroQuery } from '../schemas/lottery.ts';
import type { LanguageQuery } from '../schemas/primitives.ts';

/** Where lotteries stand (numero of SPEC 7.2): `gameCode` names one, or several with commas, so that a screen asks once. */
export const getNumero: Call<LotteryNumero[], NumeroQuery> = {
  method: 'GET',
  path: '/lgw/lottery/numero',
  auth: 'none',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Lottery list (SPEC 7.2). */
export const getLotteries: Call<Lottery[], LanguageQuery> = {
  method: 'GET',
  path: '/lgw/lottery/list',
  auth: 'none',
  retry: 1,
  cache: 'etag',
  assumed: true,
};

/** Lottery menu: groups in order (SPEC 7.2). */
export const getLotteryMenu: Call<LotteryGroup[], LanguageQuery> = {
  method: 'GET',
  path: '/lgw/lottery/menu',
  auth: 'none',
  retry: 1,
  cache: 'etag',
  assumed: true,
};

/** Recent draws of the Vietnamese lotteries (SPEC 7.2). */
export const getRecentVnLottery: Call<LotteryDraw[], LanguageQuery> = {
  method: 'GET',
  path: '/lgw/lottery/vn/recent',
  auth: 'none',
  retry: 1,
  cache: 'etag',
  assumed: true,
};

/** Where each Vietnamese lottery stands (SPEC 7.2). */
export const getVnNumero: Call<LotteryNumero[], LanguageQuery> = {
  method: 'GET',
  path: '/lgw/lottery/vn/numero',
  auth: 'none',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Popular lotteries (SPEC 7.2). */
export const getPopularLotteries: Call<Lottery[], LanguageQuery> = {
  method: 'GET',
  path: '/lgw/lottery/popular',
  auth: 'none',
  retry: 1,
  cache: 'etag',
  assumed: true,
};
