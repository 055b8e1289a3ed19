import type { Migration } from '../migration.ts';

/** Tournaments whose prizes have been paid, with their last ranks: what is written here is not paid again. */
const tournaments = `
CREATE TABLE tournaments_settled (id TEXT PRIMARY KEY, settled_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE tournament_ranks (
  tournament_id TEXT NOT NULL REFERENCES tournaments_settled (id),
  rank INTEGER NOT NULL CHECK (rank > 0),
  member_id INTEGER NOT NULL REFERENCES members (id),
  score INTEGER NOT NULL,
  prize INTEGER NOT NULL CHECK (prize >= 0),
  PRIMARY KEY (tournament_id, rank)
) STRICT, WITHOUT ROWID;
CREATE INDEX bets_time ON bets (placed_at);
`;

/** Tables of the tournaments. */
export const tournamentsMigrations: readonly Migration[] = [{ id: 'tournaments-001', sql: tournaments }];
