import { z } from 'zod';
import { gameType } from './games.ts';
import { day, decimal, instant } from './money.ts';
import { dayPageQuery, pageOf } from './page.ts';
import { address, count, id, language } from './primitives.ts';

/** How a bet stands. */
export const betStatus = z.enum(['open', 'won', 'lost', 'void']);
export type BetStatus = z.infer<typeof betStatus>;

/** One bet (betting record of SPEC 7.4). */
export const bet = z.strictObject({
  betId: id,
  gameId: z.string(),
  gameName: z.string(),
  /** The game's picture as `Game` has it; without it the row has none. */
  iconUrl: z.string().exactOptional(),
  gameType,
  vassalage: z.string(),
  stake: decimal,
  payout: decimal,
  status: betStatus,
  placedAt: instant,
  /** The lottery order that the bet is a line of. */
  orderId: id.exactOptional(),
});
export interface Bet extends z.infer<typeof bet> {}

/** Query of the betting record. */
export const betQuery = z.strictObject({
  ...dayPageQuery.shape,
  gameType: gameType.exactOptional(),
  vassalage: id.exactOptional(),
  status: betStatus.exactOptional(),
});
export interface BetQuery extends z.infer<typeof betQuery> {}

/** Sums over a whole selection: `net` is payout less stake of what has ended, `open` what is staked on the rest. */
export const betSums = z.strictObject({
  count,
  stake: decimal,
  payout: decimal,
  net: decimal,
  open: decimal.exactOptional(),
});

/** One page of bets and the sums over the whole selection; `count` has every bet, the sums leave void ones out. */
export const betList = pageOf(bet).extend({ footer: betSums });
export interface BetList extends z.infer<typeof betList> {}

/** How an order stands. */
export const lotteryOrderStatus = z.enum(['open', 'won', 'lost', 'cancelled']);
export type LotteryOrderStatus = z.infer<typeof lotteryOrderStatus>;

/** A lottery order: one or more bets on one draw. */
export const lotteryOrder = z.strictObject({
  orderId: id,
  gameCode: id,
  name: z.string(),
  vendor: z.string(),
  numero: z.string(),
  /** How many bets it has, cancelled ones included. */
  bets: count,
  /** What was staked; of it `returned` came back with cancelled bets. */
  stake: decimal,
  returned: decimal,
  payout: decimal,
  /** `open` while one bet is, `won` when one has won, `cancelled` when all are. */
  status: lotteryOrderStatus,
  placedAt: instant,
});
export interface LotteryOrder extends z.infer<typeof lotteryOrder> {}

/** Query of the lottery orders; both days inclusive. */
export const lotteryOrderQuery = z.strictObject({
  ...dayPageQuery.shape,
  gameCode: id.exactOptional(),
  status: lotteryOrderStatus.exactOptional(),
});
export interface LotteryOrderQuery extends z.infer<typeof lotteryOrderQuery> {}

/** One page of orders and the sums over the whole selection: `stake` is less what came back. */
export const lotteryOrderList = pageOf(lotteryOrder).extend({ footer: betSums });
export interface LotteryOrderList extends z.infer<typeof lotteryOrderList> {}

/** Which order is asked for. */
export const lotteryOrderKey = z.strictObject({ orderId: id, language });
export interface LotteryOrderKey extends z.infer<typeof lotteryOrderKey> {}

/** Which bet of which order is cancelled. */
export const lotterySubOrderKey = z.strictObject({ orderId: id, subOrderId: id, language });
export interface LotterySubOrderKey extends z.infer<typeof lotterySubOrderKey> {}

/** One bet of an order; `play` says how it is played, in the language asked for; `cancellable` while the draw takes bets. */
export const lotterySubOrder = z.strictObject({
  subOrderId: id,
  play: z.string(),
  numbers: z.array(z.string()),
  stake: decimal,
  payout: decimal,
  status: lotteryOrderStatus,
  cancellable: z.boolean(),
});
export interface LotterySubOrder extends z.infer<typeof lotterySubOrder> {}

/**
 * An order with its bets and, once drawn, the winning numbers. Moments are the platform's, whose clock said `asOf`: bets can be cancelled
 * until `closesAt`, numbers are drawn at `drawAt`.
 */
export const lotteryOrderDetail = z.strictObject({
  ...lotteryOrder.shape,
  subOrders: z.array(lotterySubOrder),
  numbers: z.array(z.string()),
  closesAt: instant,
  drawAt: instant,
  asOf: instant,
});
export interface LotteryOrderDetail extends z.infer<typeof lotteryOrderDetail> {}

/** Which bet of which vendor is shown. */
export const thirdPartyRecordQuery = z.strictObject({ vassalage: id, betId: id, language });
export interface ThirdPartyRecordQuery extends z.infer<typeof thirdPartyRecordQuery> {}

/** Where a vendor shows a bet. */
export const thirdPartyRecord = z.strictObject({ url: address });
export interface ThirdPartyRecord extends z.infer<typeof thirdPartyRecord> {}

/** Sums of a day: bets that have ended, and beside them what was given; `net` is payout, bonus and rebate less stake. */
export const profitRow = z.strictObject({
  stake: decimal,
  payout: decimal,
  bonus: decimal,
  rebate: decimal,
  net: decimal,
});
export interface ProfitRow extends z.infer<typeof profitRow> {}

/** Profit and loss: one row per day that has any, oldest first, and the sums over all. */
export const profitAndLoss = z.strictObject({
  list: z.array(z.strictObject({ ...profitRow.shape, day })),
  footer: profitRow,
});
export interface ProfitAndLoss extends z.infer<typeof profitAndLoss> {}

/** Money that went in and out; `net` is deposits less withdrawals. */
export const netDeposits = z.strictObject({ deposits: decimal, withdrawals: decimal, net: decimal });
export interface NetDeposits extends z.infer<typeof netDeposits> {}
