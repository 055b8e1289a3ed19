import { z } from 'zod';
import {
  getLotteries,
  getLotteryMenu,
  getNumero,
  getPopularLotteries,
  getRecentVnLottery,
  getVnNumero,
} from '../../contract/calls/lottery.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { shapes } from './shapes.ts';

const byLanguage = z.strictObject({ language: part.language });

const lottery = z
  .strictObject({
    gameCode: part.id,
    name: z.string(),
    vendor: z.string(),
    iconUrl: z.string(),
    groupCode: z.string(),
    isTop: part.flag,
    lottoMode: z.string(),
  })
  .register(shapes, { id: 'Lottery' });

const draw = z
  .strictObject({
    gameCode: part.id,
    name: z.string(),
    numero: z.string(),
    drawAt: part.instant,
    numbers: z.array(z.string()),
  })
  .register(shapes, { id: 'LotteryDraw' });

const numero = z
  .strictObject({
    gameCode: part.id,
    numero: z.string(),
    closesAt: part.instant,
    drawAt: part.instant,
    asOf: part.instant,
    last: draw.exactOptional(),
  })
  .register(shapes, { id: 'LotteryNumero' });

export const getNumeroSchema = schemaOf(getNumero)({
  query: z.strictObject({
    gameCode: z.string().regex(/^[\w.:-]{1,64}(,[\w.:-]{1,64}){0,99}$/, 'must hold at most 100 codes'),
  }),
  value: z.array(numero),
});

export const getLotteriesSchema = schemaOf(getLotteries)({ query: byLanguage, value: z.array(lottery) });

export const getLotteryMenuSchema = schemaOf(getLotteryMenu)({
  query: byLanguage,
  value: z.array(z.strictObject({ groupCode: z.string(), name: z.string(), gameCodes: z.array(part.id) })),
});

export const getRecentVnLotterySchema = schemaOf(getRecentVnLottery)({ query: byLanguage, value: z.array(draw) });

export const getVnNumeroSchema = schemaOf(getVnNumero)({ query: byLanguage, value: z.array(numero) });

export const getPopularLotteriesSchema = schemaOf(getPopularLotteries)({ query: byLanguage, value: z.array(lottery) });
