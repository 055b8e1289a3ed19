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

/** The house may be the upline, periods are the calendar's, and a request ends by itself. */
const settled = `
CREATE TABLE contracts_settled (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('dailySalary', 'hourlySalary', 'dividend')),
  upline_id INTEGER REFERENCES members (id),
  downline_id INTEGER NOT NULL REFERENCES members (id),
  terms TEXT NOT NULL,
  period TEXT NOT NULL CHECK (period IN ('hour', 'day', 'week', 'halfMonth', 'month')),
  status TEXT NOT NULL DEFAULT 'proposed'
    CHECK (status IN ('proposed', 'signed', 'rejected', 'withdrawn', 'expired', 'ended')),
  reason TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  processed_at INTEGER,
  starts_at INTEGER,
  ends_at INTEGER,
  settled_until INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO contracts_settled (id, kind, upline_id, downline_id, terms, period, created_at, expires_at)
  SELECT id, kind, upline_id, downline_id, replace(terms, '"turnover"', '"from"'),
    CASE kind WHEN 'dailySalary' THEN 'day' WHEN 'hourlySalary' THEN 'hour' ELSE 'halfMonth' END,
    created_at, created_at + 604800000
  FROM contracts WHERE status = 'proposed';
DROP TABLE contracts;
ALTER TABLE contracts_settled RENAME TO contracts;
CREATE INDEX contracts_downline ON contracts (downline_id, status);
CREATE INDEX contracts_upline ON contracts (upline_id, status);
CREATE UNIQUE INDEX contracts_open ON contracts (downline_id, kind) WHERE status = 'proposed';

CREATE TABLE contract_payouts (
  id TEXT PRIMARY KEY,
  contract_id TEXT NOT NULL REFERENCES contracts (id),
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  turnover INTEGER NOT NULL,
  loss INTEGER NOT NULL,
  bet_members INTEGER NOT NULL,
  rate TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount >= 0),
  status TEXT NOT NULL CHECK (status IN ('pending', 'paid', 'none')),
  paid_at INTEGER,
  UNIQUE (contract_id, starts_at)
) STRICT, WITHOUT ROWID;
CREATE INDEX contract_payouts_pending ON contract_payouts (contract_id) WHERE status = 'pending';
`;

/** Tables of contracts between members and their uplines (SPEC section 6). */
export const contractsMigrations: readonly Migration[] = [
  { id: 'contracts-001-contracts', sql: contracts },
  { id: 'contracts-002-settled', sql: settled },
];
