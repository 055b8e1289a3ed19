import { z } from 'zod';
import {
  getLotteries,
  getLotteryMenu,
  getNumero,
  getPopularLotteries,
  getRecentVnLottery,
  getVnNumero,
} from '../calls/lottery.ts';
import { lottery, lotteryDraw, lotteryGroup, lotteryNumero, numeroQuery } from '../schemas/lottery.ts';
import { languageQuery } from '../schemas/primitives.ts';
import { schemaOf } from './schema.ts';

export const getNumeroSchema = schemaOf(getNumero)({ query: numeroQuery, value: z.array(lotteryNumero) });

export const getLotteriesSchema = schemaOf(getLotteries)({ query: languageQuery, value: z.array(lottery) });

export const getLotteryMenuSchema = schemaOf(getLotteryMenu)({ query: languageQuery, value: z.array(lotteryGroup) });

export const getRecentVnLotterySchema = schemaOf(getRecentVnLottery)({
  query: languageQuery,
  value: z.array(lotteryDraw),
});

export const getVnNumeroSchema = schemaOf(getVnNumero)({ query: languageQuery, value: z.array(lotteryNumero) });

export const getPopularLotteriesSchema = schemaOf(getPopularLotteries)({
  query: languageQuery,
  value: z.array(lottery),
});
