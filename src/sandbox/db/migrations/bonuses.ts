import type { Migration } from '../migration.ts';

/**
 * Bonus money of members, in minor units. An open bonus lies in the ledger account of its member's bonus wallet; `key` names what it was
 * granted for, so that nothing is granted twice.
 */
const bonuses = `
CREATE TABLE bonuses (
  id INTEGER PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  key TEXT NOT NULL UNIQUE,
  promotion_id TEXT NOT NULL,
  title TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  wagering INTEGER NOT NULL CHECK (wagering >= 0),
  turnover INTEGER NOT NULL DEFAULT 0 CHECK (turnover BETWEEN 0 AND wagering),
  status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'released', 'expired')),
  posting_id INTEGER NOT NULL REFERENCES ledger_postings (id),
  created_at INTEGER NOT NULL,
  expires_at INTEGER,
  ended_at INTEGER
) STRICT;
CREATE INDEX bonuses_member ON bonuses (member_id, status, id);
`;

/** Tables of bonus money. */
export const bonusesMigrations: readonly Migration[] = [{ id: 'bonuses-001', sql: bonuses }];
