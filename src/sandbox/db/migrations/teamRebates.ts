import type { Migration } from '../migration.ts';

/**
 * Rebate along the line of agents. A day of the site's calendar is credited once, a bet names the day that counted it; `source_id` is the
 * direct downline whose branch played, or the earner's own play. Turnover and amount are minor units.
 */
const rebates = `
CREATE TABLE team_rebate_days (
  day TEXT PRIMARY KEY,
  credited_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE team_rebates (
  member_id INTEGER NOT NULL REFERENCES members (id),
  day TEXT NOT NULL REFERENCES team_rebate_days (day),
  game_type TEXT NOT NULL,
  source_id INTEGER NOT NULL REFERENCES members (id),
  turnover INTEGER NOT NULL CHECK (turnover > 0),
  amount INTEGER NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (member_id, day, game_type, source_id)
) STRICT, WITHOUT ROWID;

ALTER TABLE bets ADD COLUMN team_day TEXT;
CREATE INDEX bets_uncounted ON bets (placed_at) WHERE team_day IS NULL;
`;

/** Tables of what agents earn by their teams' play. */
export const teamRebatesMigrations: readonly Migration[] = [{ id: 'team-rebates-001', sql: rebates }];
