import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { siteDay } from '../rules/siteDay.ts';
import type { Migration } from './migration.ts';
import { bonusesMigrations } from './migrations/bonuses.ts';
import { contractsMigrations } from './migrations/contracts.ts';
import { depositsMigrations } from './migrations/deposits.ts';
import { kycMigrations } from './migrations/kyc.ts';
import { lotteryMigrations } from './migrations/lottery.ts';
import { mallMigrations } from './migrations/mall.ts';
import { messagesMigrations } from './migrations/messages.ts';
import { platformMigrations } from './migrations/platform.ts';
import { promotionsMigrations } from './migrations/promotions.ts';
import { protectionMigrations } from './migrations/protection.ts';
import { redRainMigrations } from './migrations/redRain.ts';
import { referralsMigrations } from './migrations/referrals.ts';
import { rewardsMigrations } from './migrations/rewards.ts';
import { securityMigrations } from './migrations/security.ts';
import { signInMigrations } from './migrations/signIn.ts';
import { teamMigrations } from './migrations/team.ts';
import { teamRebatesMigrations } from './migrations/teamRebates.ts';
import { tournamentsMigrations } from './migrations/tournaments.ts';
import { vipMigrations } from './migrations/vip.ts';
import { worldMigrations } from './migrations/world.ts';

export type Database = Sqlite.Database;

/** The database's file inside the data folder. */
export const DATABASE_FILE = 'leve.sqlite';

/**
 * Opens the sandbox's database in `folder` (made if absent) and brings its tables up to date (DESIGN.md section 5).
 * @param sound leaves out the search for damage, which reads the whole file
 * @throws {Error} with file and remedy, when it is broken or a step fails; a failed step leaves nothing behind
 */
export function openDatabase(folder: string, sound = false): Database {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, DATABASE_FILE);
  let db: Database | undefined;
  try {
    db = new Sqlite(file, { timeout: 5000 });
    if (!sound) refuseDamage(db);
    prepare(db);
    return db;
  } catch (error) {
    db?.close();
    throw new Error(`${file} cannot be used: ${(error as Error).message}. Start with --fresh to make the world anew.`);
  }
}

function refuseDamage(db: Database): void {
  const [damage] = db.pragma('quick_check(1)') as { readonly quick_check: string }[];
  if (damage?.quick_check !== 'ok') throw new Error(damage?.quick_check);
}

function prepare(db: Database): void {
  db.pragma('journal_mode = WAL');
  // NORMAL survives a crash of the process; only a power cut may lose the last moments, which a sandbox can bear.
  db.pragma('synchronous = NORMAL');
  db.pragma('foreign_keys = ON');
  db.function('site_day', { deterministic: true }, siteDayOf);
  migrate(db, [
    ...platformMigrations,
    ...worldMigrations,
    ...signInMigrations,
    ...securityMigrations,
    ...kycMigrations,
    ...vipMigrations,
    ...contractsMigrations,
    ...protectionMigrations,
    ...redRainMigrations,
    ...mallMigrations,
    ...referralsMigrations,
    ...tournamentsMigrations,
    ...bonusesMigrations,
    ...lotteryMigrations,
    ...rewardsMigrations,
    ...depositsMigrations,
    ...promotionsMigrations,
    ...teamMigrations,
    ...messagesMigrations,
    ...teamRebatesMigrations,
  ]);
}

/** `site_day(zone, at)` in statements: the site's day of a moment in ms. */
const siteDayOf = (zone: unknown, at: unknown): string => siteDay(String(zone), Number(at));

function migrate(db: Database, migrations: readonly Migration[]): void {
  db.exec('CREATE TABLE IF NOT EXISTS migrations (id TEXT PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT');
  const applied = new Set(db.prepare('SELECT id FROM migrations').pluck().all());
  const record = db.prepare('INSERT INTO migrations (id, applied_at) VALUES (?, ?)');
  for (const { id, sql } of migrations) {
    if (applied.has(id)) continue;
    db.transaction(() => {
      db.exec(sql);
      record.run(id, Date.now());
    })();
  }
}
