import type { Migration } from '../migration.ts';

const games = `
CREATE TABLE vendors (
  vassalage TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  mark TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE games (
  node_id INTEGER PRIMARY KEY,
  game_id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL UNIQUE,
  search TEXT NOT NULL,
  vassalage TEXT NOT NULL REFERENCES vendors (vassalage),
  game_type TEXT NOT NULL,
  classify TEXT NOT NULL,
  room_id TEXT NOT NULL DEFAULT '',
  is_new INTEGER NOT NULL CHECK (is_new IN (0, 1)),
  is_top INTEGER NOT NULL CHECK (is_top IN (0, 1)),
  hot_rank INTEGER,
  min_bet INTEGER NOT NULL CHECK (min_bet > 0),
  min_line INTEGER NOT NULL,
  popularity INTEGER NOT NULL,
  art TEXT NOT NULL
) STRICT;
CREATE INDEX games_list ON games (game_type, popularity DESC, node_id);
CREATE INDEX games_vendor ON games (vassalage, game_type, popularity DESC, node_id);
CREATE INDEX games_hot ON games (hot_rank) WHERE hot_rank IS NOT NULL;

CREATE TABLE favourites (
  member_id INTEGER NOT NULL REFERENCES members (id),
  node_id INTEGER NOT NULL REFERENCES games (node_id),
  added_at INTEGER NOT NULL,
  PRIMARY KEY (member_id, node_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE recent_games (
  member_id INTEGER NOT NULL REFERENCES members (id),
  node_id INTEGER NOT NULL REFERENCES games (node_id),
  played_at INTEGER NOT NULL,
  PRIMARY KEY (member_id, node_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE winners (
  position INTEGER PRIMARY KEY,
  customer TEXT NOT NULL,
  node_id INTEGER NOT NULL REFERENCES games (node_id),
  amount INTEGER NOT NULL CHECK (amount > 0)
) STRICT;
`;

/** Titles and contents are JSON by language: `{"pt": "…", "en": "…"}`. */
const announcements = `
CREATE TABLE announcements (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('A', 'PL', 'PU', 'PR', 'H')),
  category TEXT NOT NULL,
  title TEXT NOT NULL,
  content TEXT NOT NULL,
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  no_expiry INTEGER NOT NULL CHECK (no_expiry IN (0, 1)),
  linked_promotion_id TEXT,
  image_required TEXT NOT NULL CHECK (image_required IN ('Y', 'N')),
  remark_required TEXT NOT NULL CHECK (remark_required IN ('Y', 'N')),
  images TEXT NOT NULL,
  status TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX announcements_type ON announcements (type, position);

CREATE TABLE announcement_reads (
  member_id INTEGER NOT NULL REFERENCES members (id),
  announcement_id TEXT NOT NULL REFERENCES announcements (id),
  read_at INTEGER NOT NULL,
  PRIMARY KEY (member_id, announcement_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE banners (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  group_name TEXT NOT NULL,
  title TEXT NOT NULL,
  link TEXT
) STRICT, WITHOUT ROWID;

CREATE TABLE help (
  position INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  content TEXT NOT NULL
) STRICT;

CREATE TABLE vip_levels (
  level INTEGER PRIMARY KEY,
  label TEXT NOT NULL UNIQUE,
  turnover INTEGER NOT NULL CHECK (turnover >= 0),
  upgrade_bonus INTEGER NOT NULL CHECK (upgrade_bonus >= 0),
  weekly_bonus INTEGER NOT NULL CHECK (weekly_bonus >= 0),
  rebate_basis_points INTEGER NOT NULL CHECK (rebate_basis_points >= 0)
) STRICT;
`;

/**
 * A bet is a row of the betting record; amounts are minor units. A round is one play of a sandbox game: its key comes from
 * the game's page, so that a repeated request finds the first answer; `secret` is what an open round hides from the player.
 */
const bets = `
CREATE TABLE bets (
  id INTEGER PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  node_id INTEGER NOT NULL REFERENCES games (node_id),
  game_type TEXT NOT NULL,
  vassalage TEXT NOT NULL,
  stake INTEGER NOT NULL CHECK (stake > 0),
  payout INTEGER NOT NULL CHECK (payout >= 0),
  status TEXT NOT NULL CHECK (status IN ('open', 'won', 'lost', 'void')),
  placed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX bets_member ON bets (member_id, placed_at);
CREATE INDEX bets_open ON bets (member_id) WHERE status = 'open';

CREATE TABLE rounds (
  member_id INTEGER NOT NULL REFERENCES members (id),
  key TEXT NOT NULL,
  bet_id INTEGER NOT NULL REFERENCES bets (id),
  request TEXT NOT NULL,
  secret TEXT,
  answer TEXT,
  PRIMARY KEY (member_id, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE launches (
  ticket_hash TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  node_id INTEGER NOT NULL REFERENCES games (node_id),
  session_hash TEXT NOT NULL,
  language TEXT NOT NULL,
  back_url TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  opened_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE TABLE game_sessions (
  token_hash TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  node_id INTEGER NOT NULL REFERENCES games (node_id),
  session_hash TEXT NOT NULL,
  language TEXT NOT NULL,
  back_url TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;

/** Tables of the world: vendors and games, announcements and help, bets and the sandbox games' rounds. */
export const worldMigrations: readonly Migration[] = [
  { id: 'world-001-games', sql: games },
  { id: 'world-002-announcements', sql: announcements },
  { id: 'world-003-bets', sql: bets },
];
