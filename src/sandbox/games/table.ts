import { sql } from '../db/statement.ts';
import { readRecipe } from '../images/recipe.ts';
import { formatMoney, siteCurrency } from '../rules/money.ts';
import { watchFlight } from './crash/flight.ts';
import { engineOf } from './engine.ts';
import { lotteryTable } from './lottery/table.ts';
import type { Played, Table } from './messages.ts';
import { settleOverdue } from './overdue.ts';
import { SYMBOL_COUNT } from './slot/layout.ts';
import { stakesOf } from './stakes.ts';
import { type GameVisit, withBalance } from './visit.ts';

/** Low symbols of every slot, after the game's own. */
const COMMON = ['gem-stone', 'bell', 'four-leaf-clover', 'heart-suit', 'spade-suit', 'diamond-suit', 'club-suit'];

/** What a game's page needs to show the game; bets that ended unwatched are settled first. */
export function tableOf(visit: GameVisit): Played<Omit<Table, 'balance'>> {
  const { db, session, game, now } = visit;
  settleOverdue(db, session.memberId, now);
  const flight = openFlight(visit);
  return withBalance(visit, {
    gameId: game.game_id,
    name: game.name,
    language: session.language,
    backUrl: session.backUrl,
    currency: siteCurrency().code,
    decimals: siteCurrency().decimals,
    stakes: stakesOf(game).map(formatMoney),
    symbols: symbolsOf(game.art),
    ...(flight ? { flight } : {}),
    ...(engineOf(game) === 'lottery' ? { lottery: lotteryTable(visit) } : {}),
  });
}

/** Nine pictures: the wild star, the game's hero and companions, then the common ones; none twice. */
export function symbolsOf(art: string): string[] {
  const { hero, sides } = readRecipe(art);
  return [...new Set(['glowing-star', hero, ...sides, ...COMMON])].slice(0, SYMBOL_COUNT);
}

function openFlight({ db, session, game, now }: GameVisit): Table['flight'] {
  const row = sql<{ key: string; stake: number }>(
    db,
    `SELECT r.key, b.stake FROM bets b JOIN rounds r ON r.bet_id = b.id AND r.member_id = b.member_id
     WHERE b.member_id = ? AND b.node_id = ? AND b.status = 'open' AND json_extract(r.secret, '$.crash') IS NOT NULL
     ORDER BY b.id DESC LIMIT 1`,
  ).get(session.memberId, game.node_id);
  return (
    row && {
      round: row.key,
      stake: formatMoney(row.stake),
      answer: watchFlight(db, session.memberId, row.key, now),
    }
  );
}
