import { z } from 'zod';
import { instant } from './money.ts';
import { flag, id } from './primitives.ts';

/** A lottery of a vendor; `gameCode` launches it. */
export const lottery = z.strictObject({
  gameCode: id,
  name: z.string(),
  vendor: z.string(),
  iconUrl: z.string(),
  /** Group of the menu that holds it. */
  groupCode: z.string(),
  isTop: flag,
  /** Ways to play it, comma separated: `Tradition`, `Entertainment` (SPEC section 9). */
  lottoMode: z.string(),
});
export interface Lottery extends z.infer<typeof lottery> {}

/** A group of the lottery menu. */
export const lotteryGroup = z.strictObject({ groupCode: z.string(), name: z.string(), gameCodes: z.array(id) });
export interface LotteryGroup extends z.infer<typeof lotteryGroup> {}

/** A draw: `numbers` are the winning ones in order, none before it is drawn. */
export const lotteryDraw = z.strictObject({
  gameCode: id,
  name: z.string(),
  /** The draw's number as the lottery prints it. */
  numero: z.string(),
  drawAt: instant,
  numbers: z.array(z.string()),
});
export interface LotteryDraw extends z.infer<typeof lotteryDraw> {}

/** Which lotteries' numbers are asked for: one code, or several with commas, at most 100. */
export const numeroQuery = z.strictObject({
  gameCode: z.string().regex(/^[\w.:-]{1,64}(,[\w.:-]{1,64}){0,99}$/, 'must hold at most 100 codes'),
});
export interface NumeroQuery extends z.infer<typeof numeroQuery> {}

/**
 * Where a lottery stood at `asOf` by the platform's clock, as a phone's may be wrong: the draw that comes next, which takes bets until
 * `closesAt` and is drawn at `drawAt`, and the last one drawn.
 */
export const lotteryNumero = z.strictObject({
  gameCode: id,
  numero: z.string(),
  closesAt: instant,
  drawAt: instant,
  asOf: instant,
  last: lotteryDraw.exactOptional(),
});
export interface LotteryNumero extends z.infer<typeof lotteryNumero> {}
