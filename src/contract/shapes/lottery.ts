import type { Instant } from './money.ts';

/** A lottery of a vendor; `gameCode` launches it. */
export interface Lottery {
  gameCode: string;
  name: string;
  vendor: string;
  iconUrl: string;
  /** Group of the menu that holds it. */
  groupCode: string;
  isTop: 0 | 1;
}

/** A group of the lottery menu. */
export interface LotteryGroup {
  groupCode: string;
  name: string;
  gameCodes: string[];
}

/** A draw: `numbers` are the winning ones in order, none before it is drawn. */
export interface LotteryDraw {
  gameCode: string;
  name: string;
  /** The draw's number as the lottery prints it. */
  numero: string;
  drawAt: Instant;
  numbers: string[];
}

/** Where a lottery stands: the draw that takes bets until `closesAt`, and the last one drawn. */
export interface LotteryNumero {
  gameCode: string;
  numero: string;
  closesAt: Instant;
  last?: LotteryDraw;
}
