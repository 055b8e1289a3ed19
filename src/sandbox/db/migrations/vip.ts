import type { Migration } from '../migration.ts';

/** What the programme asks for and gives beside what the first table had; worlds seeded before it take their shares of that. */
const levels = `
ALTER TABLE vip_levels ADD COLUMN deposit INTEGER NOT NULL DEFAULT 0 CHECK (deposit >= 0);
ALTER TABLE vip_levels ADD COLUMN birthday_bonus INTEGER NOT NULL DEFAULT 0 CHECK (birthday_bonus >= 0);
ALTER TABLE vip_levels ADD COLUMN withdrawals_per_day INTEGER NOT NULL DEFAULT 3 CHECK (withdrawals_per_day > 0);
UPDATE vip_levels SET deposit = turnover / 5, birthday_bonus = 500 + upgrade_bonus / 2, withdrawals_per_day = 3 + level;
`;

/** A bonus is paid once per period: an upgrade per level, a weekly one per week, a birthday's per year. */
const claims = `
CREATE TABLE vip_claims (
  member_id INTEGER NOT NULL REFERENCES members (id),
  kind TEXT NOT NULL CHECK (kind IN ('upgrade', 'weekly', 'birthday')),
  period TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  posting_id INTEGER NOT NULL REFERENCES ledger_postings (id),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (member_id, kind, period)
) STRICT, WITHOUT ROWID;
`;

/** Tables of the VIP programme. */
export const vipMigrations: readonly Migration[] = [
  { id: 'vip-001-levels', sql: levels },
  { id: 'vip-002-claims', sql: claims },
];
