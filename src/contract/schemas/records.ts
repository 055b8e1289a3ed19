import type { GameType } from './games.ts';
import type { Day, Decimal, Instant } from './money.ts';
import type { DayRange, PageQuery } from './page.ts';

export type BetStatus = 'open' | 'won' | 'lost' | 'void';

/** One bet (betting record of SPEC 7.4). */
export interface Bet {
  betId: string;
  gameId: string;
  gameName: string;
  gameType: GameType;
  vassalage: string;
  stake: Decimal;
  payout: Decimal;
  status: BetStatus;
  placedAt: Instant;
  /** The lottery order that the bet is a line of. */
  orderId?: string;
}

/** Query of the betting record. */
export interface BetQuery extends PageQuery, DayRange {
  gameType?: GameType;
  vassalage?: string;
  status?: BetStatus;
}

/** One page of bets and the sums over the whole selection; `count` has every bet, the sums leave void ones out. */
export interface BetList {
  list: Bet[];
  pageNum: number;
  totalPages: number;
  footer: { count: number; stake: Decimal; payout: Decimal; net: Decimal };
}

export type LotteryOrderStatus = 'open' | 'won' | 'lost' | 'cancelled';

/** A lottery order: one or more bets on one draw. */
export interface LotteryOrder {
  orderId: string;
  gameCode: string;
  name: string;
  vendor: string;
  numero: string;
  /** How many bets it has, cancelled ones included. */
  bets: number;
  /** What was staked; of it `returned` came back with cancelled bets. */
  stake: Decimal;
  returned: Decimal;
  payout: Decimal;
  /** `open` while one bet is, `won` when one has won, `cancelled` when all are. */
  status: LotteryOrderStatus;
  placedAt: Instant;
}

/** Query of the lottery orders; both days inclusive. */
export interface LotteryOrderQuery extends PageQuery, DayRange {
  gameCode?: string;
  status?: LotteryOrderStatus;
}

/** One page of orders and the sums over the whole selection: `stake` less what came back, `net` is payout less that. */
export interface LotteryOrderList {
  list: LotteryOrder[];
  pageNum: number;
  totalPages: number;
  footer: { count: number; stake: Decimal; payout: Decimal; net: Decimal };
}

/** One bet of an order; `play` says how it is played, in the language asked for; `cancellable` while the draw takes bets. */
export interface LotterySubOrder {
  subOrderId: string;
  play: string;
  numbers: string[];
  stake: Decimal;
  payout: Decimal;
  status: LotteryOrderStatus;
  cancellable: boolean;
}

/**
 * An order with its bets and, once drawn, the winning numbers. Moments are the platform's, whose clock said `asOf`: bets can be cancelled
 * until `closesAt`, numbers are drawn at `drawAt`.
 */
export interface LotteryOrderDetail extends LotteryOrder {
  subOrders: LotterySubOrder[];
  numbers: string[];
  closesAt: Instant;
  drawAt: Instant;
  asOf: Instant;
}

/** Sums of a day; `net` is payout, bonus and rebate less stake. */
export interface ProfitRow {
  stake: Decimal;
  payout: Decimal;
  bonus: Decimal;
  rebate: Decimal;
  net: Decimal;
}

/** Profit and loss: one row per day that has any, oldest first, and the sums over all. */
export interface ProfitAndLoss {
  list: (ProfitRow & { day: Day })[];
  footer: ProfitRow;
}

/** Money that went in and out; `net` is deposits less withdrawals. */
export interface NetDeposits {
  deposits: Decimal;
  withdrawals: Decimal;
  net: Decimal;
}
