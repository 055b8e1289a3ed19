import {
  getLotteriesSchema,
  getLotteryMenuSchema,
  getNumeroSchema,
  getPopularLotteriesSchema,
  getRecentVnLotterySchema,
  getVnNumeroSchema,
} from '../../contract/payloads/lottery.ts';
import { type DefinedCall, define } from '../http/define.ts';
import { listLotteries, lotteryMenu, numeros, popularLotteries, recentVnDraws, vnNumeros } from '../rules/lottery.ts';

export const lotteryCalls: readonly DefinedCall[] = [
  define(getNumeroSchema, ({ db, query, now }) => numeros(db, query.gameCode.split(','), now)),
  define(getLotteriesSchema, ({ db }) => listLotteries(db)),
  define(getLotteryMenuSchema, ({ db, query }) => lotteryMenu(db, query.language)),
  define(getRecentVnLotterySchema, ({ db, now }) => recentVnDraws(db, now)),
  define(getVnNumeroSchema, ({ db, now }) => vnNumeros(db, now)),
  define(getPopularLotteriesSchema, ({ db }) => popularLotteries(db)),
];
