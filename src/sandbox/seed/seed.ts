import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { creditPast } from '../rules/teamRebates.ts';
import { seedAccounts, seedPasts } from './accounts.ts';
import { member, seedContracts } from './accounts-contracts.ts';
import { seedLeisure } from './accounts-leisure.ts';
import { seedPromotions } from './accounts-promotions.ts';
import { seedRewards } from './accounts-rewards.ts';
import { seedTeam } from './accounts-team.ts';
import { seedTypes } from './accounts-types.ts';
import { moveBets } from './bets-money.ts';
import { seedStandings } from './levels.ts';
import { buyLotteryOrders, seedLotteryOrders } from './lottery-orders.ts';
import { seedWorld } from './world.ts';

const SEEDED = 'seeded';

/**
 * Fills an empty database with the sandbox's world, once. All of it stands in one transaction: a seeding that was
 * interrupted leaves nothing, and the next start begins anew. `tell` hears what takes time.
 */
export function seedOnce(db: Database, tell: (step: string) => void): void {
  const done = sql(db, 'SELECT value FROM settings WHERE name = ?').get(SEEDED);
  if (done) return;
  tell('Seeding the sandbox: this happens once.');
  const begun = performance.now();
  db.transaction(() => {
    const now = Date.now();
    const openings = seedAccounts(db, now);
    seedWorld(db, now);
    const demo = member(db, 'member');
    seedLotteryOrders(db, demo.id, now);
    moveBets(db, openings, now);
    seedPasts(db, now);
    buyLotteryOrders(db, demo.id, now);
    seedPromotions(db, demo.id, now);
    seedRewards(db, now);
    seedLeisure(db, demo.id, now);
    seedTeam(db, now);
    seedContracts(db, now);
    seedTypes(db, now);
    creditPast(db, now);
    seedStandings(db);
    forgetLetters(db);
    sql(db, 'INSERT INTO settings (name, value) VALUES (?, ?)').run(SEEDED, new Date().toISOString());
  }).immediate();
  tell(`Seeded in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
}

/** What was claimed in the world's past, or ran out, is in its records; its letters were read and thrown away. */
function forgetLetters(db: Database): void {
  sql(db, "DELETE FROM inbox WHERE title_en LIKE '% claimed' OR title_en LIKE 'The bonus of % has expired'").run();
}
