import type { Database } from '../db/database.ts';

/** VIP levels: turnover of 90 days and bonuses in minor units, rebate in hundredths of a percent. */
const LEVELS: readonly [label: string, turnover: number, upgrade: number, weekly: number, rebate: number][] = [
  ['Bronze', 0, 0, 0, 50],
  ['Prata', 500_000, 1_000, 0, 60],
  ['Ouro', 2_500_000, 5_000, 500, 70],
  ['Platina', 10_000_000, 20_000, 2_000, 85],
  ['Diamante', 50_000_000, 100_000, 10_000, 100],
  ['Lenda', 200_000_000, 500_000, 50_000, 120],
];

export function insertLevels(db: Database): void {
  const insert = db.prepare(
    `INSERT INTO vip_levels (level, label, turnover, upgrade_bonus, weekly_bonus, rebate_basis_points)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  for (const [level, row] of LEVELS.entries()) {
    insert.run(level, ...row);
  }
}
