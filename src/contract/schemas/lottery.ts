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
  /** Ways to play it, comma separated: `Tradition`, `Entertainment` (SPEC section 9). */
  lottoMode: string;
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

/**
 * Where a lottery stood at `asOf` by the platform's clock, as a phone's may be wrong: the draw that comes next, which takes bets until
 * `closesAt` and is drawn at `drawAt`, and the last one drawn.
 */
export interface LotteryNumero {
  gameCode: string;
  numero: string;
  closesAt: Instant;
  drawAt: Instant;
  asOf: Instant;
  last?: LotteryDraw;
}
