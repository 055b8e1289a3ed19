import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { raiseLevel } from '../rules/vip.ts';

/** VIP levels: deposits and turnover that reach one, bonuses in minor units, rebate in hundredths of a percent, withdrawals a day. */
const LEVELS: readonly (readonly [
  label: string,
  deposit: number,
  turnover: number,
  upgrade: number,
  weekly: number,
  birthday: number,
  rebate: number,
  withdrawals: number,
])[] = [
  ['Bronze', 0, 0, 0, 0, 500, 50, 3],
  ['Prata', 20_000, 50_000, 1_000, 0, 1_000, 60, 4],
  ['Ouro', 100_000, 150_000, 5_000, 500, 2_500, 70, 5],
  ['Platina', 500_000, 1_000_000, 20_000, 2_000, 10_000, 85, 8],
  ['Diamante', 2_000_000, 5_000_000, 100_000, 10_000, 50_000, 100, 12],
  ['Lenda', 10_000_000, 25_000_000, 500_000, 50_000, 250_000, 120, 20],
];

/** Puts everybody on the level that deposits and turnover have earned; after both are there. */
export function seedStandings(db: Database): void {
  const payers = sql<{ id: number }>(db, 'SELECT DISTINCT member_id AS id FROM deposits').all();
  for (const { id } of payers) raiseLevel(db, id);
}

export function insertLevels(db: Database): void {
  const insert = db.prepare(
    `INSERT INTO vip_levels (level, label, deposit, turnover, upgrade_bonus, weekly_bonus, birthday_bonus,
       rebate_basis_points, withdrawals_per_day) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (const [level, row] of LEVELS.entries()) {
    insert.run(level, ...row);
  }
}
