import type { Migration } from '../migration.ts';

const contracts = `
CREATE TABLE contracts (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('dailySalary', 'hourlySalary', 'dividend')),
  upline_id INTEGER NOT NULL REFERENCES members (id),
  downline_id INTEGER NOT NULL REFERENCES members (id),
  terms TEXT NOT NULL,
  period_days INTEGER NOT NULL CHECK (period_days BETWEEN 1 AND 31),
  status TEXT NOT NULL DEFAULT 'proposed' CHECK (status IN ('proposed', 'signed', 'rejected', 'ended')),
  created_at INTEGER NOT NULL,
  processed_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX contracts_downline ON contracts (downline_id, status);
`;

/** Tables of contracts between agents and their uplines (SPEC section 6). */
export const contractsMigrations: readonly Migration[] = [{ id: 'contracts-001-contracts', sql: contracts }];
