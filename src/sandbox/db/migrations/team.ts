import type { Migration } from '../migration.ts';

/** Rebate rates that an upline has given, in ten-thousandths of a percent; a type without a row has none. */
const rates = `
CREATE TABLE agent_rates (
  member_id INTEGER NOT NULL REFERENCES members (id),
  game_type TEXT NOT NULL,
  rate INTEGER NOT NULL CHECK (rate > 0),
  PRIMARY KEY (member_id, game_type)
) STRICT, WITHOUT ROWID;
`;

/** Links that register below an agent, and who came by each. A deleted one stays for those who came by it. */
const links = `
CREATE TABLE agent_links (
  id TEXT PRIMARY KEY,
  agent_id INTEGER NOT NULL REFERENCES members (id),
  code TEXT NOT NULL UNIQUE COLLATE NOCASE,
  type INTEGER NOT NULL CHECK (type IN (0, 1)),
  rates TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  deleted_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX agent_links_agent ON agent_links (agent_id, created_at);

CREATE TABLE agent_link_members (
  member_id INTEGER PRIMARY KEY REFERENCES members (id),
  link_id TEXT NOT NULL REFERENCES agent_links (id)
) STRICT;
CREATE INDEX agent_link_members_link ON agent_link_members (link_id);
`;

/** What a team's money of some days is found by: the movements of a kind and a time, whoever they are of. */
const moments = 'CREATE INDEX ledger_postings_kind ON ledger_postings (kind, created_at);';

/** Tables of agents' teams: rebate rates and registration links (SPEC 7.4). */
export const teamMigrations: readonly Migration[] = [
  { id: 'team-001-rates', sql: rates },
  { id: 'team-002-links', sql: links },
  { id: 'team-003-moments', sql: moments },
];
