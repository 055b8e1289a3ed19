import type { Decimal } from '../../contract/schemas/money.ts';

/** What the page of a game and the sandbox say to each other, as JSON in the platform's envelope. */

/** A game as its page shows it when it opens or is loaded again. */
export interface Table {
  gameId: string;
  name: string;
  language: string;
  backUrl: string;
  currency: string;
  /** Decimals of the currency. */
  decimals: number;
  balance: Decimal;
  /** Stakes to choose from, smallest first. */
  stakes: Decimal[];
  /** Names of pictures: the nine symbols of a slot, or the hero and its companions. */
  symbols: string[];
  /** A flight that was going on when the page was loaded again. */
  flight?: { round: string; stake: Decimal; answer: FlightAnswer };
  lottery?: LotteryTable;
}

/** A lottery's table. Numbers are text as they are printed: digits, or balls of two. */
export interface LotteryTable {
  kind: 'digits' | 'balls';
  /** Digits, or the last ball, that can be chosen. */
  of: number;
  /** What one, two, three right numbers pay, in hundredths of the stake; no more can be chosen. */
  multiples: number[];
  /** Lines that one order may have. */
  mostLines: number;
  /** The draw that comes next; moments in ms by the sandbox's clock, which said `asOf`. */
  numero: string;
  closesAt: number;
  drawAt: number;
  asOf: number;
  last: { numero: string; numbers: string[] };
  /** The player's last tickets of this lottery, newest first. */
  tickets: LotteryTicket[];
}

/** A line of an order on one draw; `numbers` are there once it is drawn. */
export interface LotteryTicket {
  numero: string;
  picks: string[];
  stake: Decimal;
  status: 'open' | 'won' | 'lost' | 'void';
  payout: Decimal;
  numbers?: string[];
}

/** Every play carries the page's own id of the round: the same id never bets twice. */
interface PlayRequest {
  round: string;
  stake: Decimal;
}

export type SlotRequest = PlayRequest;

export interface SlotAnswer {
  /** Symbols by number: `grid[reel][row]`. */
  grid: number[][];
  wins: { line: number; symbol: number; count: number; multiple: number }[];
  payout: Decimal;
}

export interface FishRequest extends PlayRequest {
  kind: number;
}

export interface FishAnswer {
  caught: boolean;
  payout: Decimal;
}

export interface DuelRequest extends PlayRequest {
  side: 'dragon' | 'tiger' | 'tie';
}

export interface DuelAnswer {
  dragon: { rank: number; suit: number };
  tiger: { rank: number; suit: number };
  winner: 'dragon' | 'tiger' | 'tie';
  payout: Decimal;
}

export interface FlightRequest extends PlayRequest {
  /** Hundredths at which to leave by itself; 0 for by hand. */
  auto: number;
}

export interface LotteryRequest extends PlayRequest {
  numero: string;
  /** What was chosen, line by line; every line bears the stake. */
  lines: string[][];
}

/** Multipliers in hundredths, `elapsed` in ms since take-off; `multiplier` is 0 while flying. */
export interface FlightAnswer {
  state: 'flying' | 'left' | 'crashed';
  elapsed: number;
  multiplier: number;
  payout: Decimal;
}

/** What every play answers besides its own: the balance after it. */
export type Played<Answer> = Answer & { balance: Decimal };
