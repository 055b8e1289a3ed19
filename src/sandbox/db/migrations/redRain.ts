import type { Migration } from '../migration.ts';

/** Rounds of the rain, and the envelopes that were opened: a member's chance of a round once. */
const rounds = `
CREATE TABLE rain_rounds (
  id TEXT PRIMARY KEY,
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  chances INTEGER NOT NULL CHECK (chances > 0),
  pool INTEGER NOT NULL CHECK (pool >= 0),
  max_amount INTEGER NOT NULL CHECK (max_amount > 0),
  CHECK (ends_at > starts_at)
) STRICT, WITHOUT ROWID;
CREATE INDEX rain_rounds_time ON rain_rounds (ends_at);

CREATE TABLE rain_envelopes (
  id INTEGER PRIMARY KEY,
  round_id TEXT NOT NULL REFERENCES rain_rounds (id),
  member_id INTEGER NOT NULL REFERENCES members (id),
  chance INTEGER NOT NULL CHECK (chance > 0),
  amount INTEGER NOT NULL CHECK (amount >= 0),
  opened_at INTEGER NOT NULL,
  UNIQUE (round_id, member_id, chance)
) STRICT;
CREATE INDEX rain_envelopes_member ON rain_envelopes (member_id, opened_at);
`;

/** Tables of the red envelope rain. */
export const redRainMigrations: readonly Migration[] = [{ id: 'redRain-001-rounds', sql: rounds }];
