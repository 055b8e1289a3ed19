import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { memberByUsername } from '../rules/members.ts';
import { creditPast } from '../rules/teamRebates.ts';
import { DEMO_ACCOUNTS, seedAccounts } from './accounts.ts';
import { seedContracts } from './accounts-contracts.ts';
import { seedLeisure } from './accounts-leisure.ts';
import { seedPromotions } from './accounts-promotions.ts';
import { seedRewards } from './accounts-rewards.ts';
import { seedTeam } from './accounts-team.ts';
import { seedTypes } from './accounts-types.ts';
import { seedStandings } from './levels.ts';
import { seedLotteryOrders } from './lottery-orders.ts';
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
    seedAccounts(db);
    seedWorld(db);
    const demo = memberByUsername(db, DEMO_ACCOUNTS[0]?.username ?? '');
    if (demo) {
      seedLotteryOrders(db, demo.id, Date.now());
      seedPromotions(db, demo.id, Date.now());
    }
    seedRewards(db);
    if (demo) seedLeisure(db, demo.id, Date.now());
    seedTeam(db, Date.now());
    seedContracts(db, Date.now());
    seedTypes(db, Date.now());
    creditPast(db, Date.now());
    seedStandings(db);
    forgetLetters(db);
    sql(db, 'INSERT INTO settings (name, value) VALUES (?, ?)').run(SEEDED, new Date().toISOString());
  }).immediate();
  tell(`Seeded in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
}

/** What was claimed in the world's past is in its records; its letters were read and thrown away. */
function forgetLetters(db: Database): void {
  sql(db, "DELETE FROM inbox WHERE title_en LIKE '% claimed'").run();
}
