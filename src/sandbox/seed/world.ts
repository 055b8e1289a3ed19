import type { Database } from '../db/database.ts';
import { insertBets } from './bets.ts';
import { insertGames, makeGames } from './games.ts';
import { insertLevels } from './levels.ts';
import { insertNews } from './news.ts';
import { createRandom } from './random.ts';
import { insertWinners } from './winners.ts';

/** Every part draws from a stream of its own, so that a change in one leaves the others as they were. */
const SEEDS = { games: 20_260_101, winners: 20_260_102, bets: 20_260_103 } as const;

/**
 * Fills an empty database with the world of the sandbox (DESIGN.md section 5), in one transaction, after the accounts are
 * there: vendors, 12,000 games, winners, news, help, VIP levels and months of bets. `now` is in ms since the epoch.
 */
export function seedWorld(db: Database, now: number = Date.now()): void {
  db.transaction(() => {
    const games = makeGames(createRandom(SEEDS.games));
    insertGames(db, games);
    insertWinners(db, games, createRandom(SEEDS.winners));
    insertNews(db, now);
    insertLevels(db);
    insertBets(db, games, createRandom(SEEDS.bets), now);
  })();
}
