import type { Migration } from '../migration.ts';

/** What promotions ask for and give: JSON, as rules/promotionTerms.ts says. */
const terms = `
CREATE TABLE promotion_terms (
  promotion_id TEXT PRIMARY KEY REFERENCES announcements (id),
  terms TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`;

/**
 * Where a member stands with a promotion, once there is anything to keep, and the applications that somebody decides. What was issued is
 * a reward of the reward centre: `promotion:<id>:<member>`.
 */
const states = `
CREATE TABLE promotion_states (
  member_id INTEGER NOT NULL REFERENCES members (id),
  promotion_id TEXT NOT NULL REFERENCES announcements (id),
  status TEXT NOT NULL CHECK (status IN ('signed', 'applying', 'issued', 'rejected')),
  reason TEXT,
  joined_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (member_id, promotion_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE promotion_requests (
  id INTEGER PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  promotion_id TEXT NOT NULL REFERENCES announcements (id),
  remarks TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'issued', 'rejected')),
  created_at INTEGER NOT NULL,
  decided_at INTEGER
) STRICT;
CREATE UNIQUE INDEX promotion_requests_open ON promotion_requests (member_id, promotion_id) WHERE status = 'pending';

CREATE TABLE promotion_pictures (
  request_id INTEGER NOT NULL REFERENCES promotion_requests (id),
  position INTEGER NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('image/jpeg', 'image/png')),
  bytes BLOB NOT NULL,
  PRIMARY KEY (request_id, position)
) STRICT, WITHOUT ROWID;
`;

/** Tables of promotions: their terms, the members' states and applications. */
export const promotionsMigrations: readonly Migration[] = [
  { id: 'promotions-001-terms', sql: terms },
  { id: 'promotions-002-states', sql: states },
];
