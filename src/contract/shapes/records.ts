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
}

/** Query of the betting record. */
export interface BetQuery extends PageQuery, DayRange {
  gameType?: GameType;
  vassalage?: string;
}

/** One page of bets and the sums over the whole selection. */
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
  numero: string;
  stake: Decimal;
  payout: Decimal;
  status: LotteryOrderStatus;
  placedAt: Instant;
}

/** One bet of an order; `cancellable` while the draw takes bets. */
export interface LotterySubOrder {
  subOrderId: string;
  play: string;
  numbers: string;
  stake: Decimal;
  payout: Decimal;
  status: LotteryOrderStatus;
  cancellable: boolean;
}

/** An order with its bets and, once drawn, the winning numbers. */
export interface LotteryOrderDetail extends LotteryOrder {
  subOrders: LotterySubOrder[];
  numbers: string[];
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
