import type { GameType } from './games.ts';
import type { Day, Decimal, Instant } from './money.ts';
import type { PageQuery } from './page.ts';

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

/** Query of the betting record; both days are inclusive, in UTC. */
export interface BetQuery extends PageQuery {
  startDate: Day;
  endDate: Day;
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
