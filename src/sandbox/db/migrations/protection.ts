import type { Migration } from '../migration.ts';

/**
 * Amounts are minor units, or minutes for the kind `time`. `pending_at` without `pending_amount` is a removal that waits. A span is a
 * stretch of play: bets that follow each other closely are one.
 */
const protection = `
CREATE TABLE play_limits (
  member_id INTEGER NOT NULL REFERENCES members (id),
  kind TEXT NOT NULL CHECK (kind IN ('deposit', 'loss', 'stake', 'time')),
  period TEXT NOT NULL CHECK (period IN ('day', 'week', 'month')),
  amount INTEGER NOT NULL CHECK (amount > 0),
  pending_amount INTEGER CHECK (pending_amount > amount),
  pending_at INTEGER,
  PRIMARY KEY (member_id, kind, period)
) STRICT, WITHOUT ROWID;

CREATE TABLE protections (
  member_id INTEGER PRIMARY KEY REFERENCES members (id),
  reality_check_minutes INTEGER CHECK (reality_check_minutes >= 0),
  time_out_until INTEGER,
  excluded_at INTEGER,
  excluded_until INTEGER
) STRICT;

CREATE TABLE protection_events (
  id INTEGER PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  act TEXT NOT NULL,
  kind TEXT,
  period TEXT,
  amount INTEGER,
  minutes INTEGER,
  until INTEGER,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX protection_events_member ON protection_events (member_id, id);

CREATE TABLE play_spans (
  member_id INTEGER NOT NULL REFERENCES members (id),
  from_at INTEGER NOT NULL,
  until_at INTEGER NOT NULL CHECK (until_at >= from_at),
  PRIMARY KEY (member_id, from_at)
) STRICT, WITHOUT ROWID;
`;

/** Tables of player protection: limits, closures, their history, and the time of play. */
export const protectionMigrations: readonly Migration[] = [{ id: 'protection-001', sql: protection }];
