import type { Migration } from '../migration.ts';

/** Messages in the other language; whoever reads neither is shown the English one. */
const languages = `
ALTER TABLE inbox ADD COLUMN title_en TEXT;
ALTER TABLE inbox ADD COLUMN content_en TEXT;
`;

/** The colour and the name that the app gives the chat's page. */
const look = `
ALTER TABLE chats ADD COLUMN title TEXT NOT NULL DEFAULT '';
ALTER TABLE chats ADD COLUMN color TEXT NOT NULL DEFAULT '';
`;

/** Tickets for the live rooms that are paid per view: one per member, room and day. */
const tickets = `
CREATE TABLE live_tickets (
  member_id INTEGER NOT NULL REFERENCES members (id),
  model_id TEXT NOT NULL,
  day TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (member_id, model_id, day)
) STRICT, WITHOUT ROWID;
`;

/** What members say and give in the live rooms; the same key is the same line. */
const liveLines = `
CREATE TABLE live_lines (
  id INTEGER PRIMARY KEY,
  model_id TEXT NOT NULL,
  member_id INTEGER NOT NULL REFERENCES members (id),
  line_key TEXT NOT NULL,
  body TEXT NOT NULL,
  gift_id TEXT,
  created_at INTEGER NOT NULL,
  UNIQUE (member_id, line_key)
) STRICT;
CREATE INDEX live_lines_by_room ON live_lines (model_id, created_at);
`;

/** Title and content in the further languages, as JSON by language; null where they are found by the English one. */
const further = `
ALTER TABLE inbox ADD COLUMN further TEXT;
`;

export const messagesMigrations: readonly Migration[] = [
  { id: 'messages-001-languages', sql: languages },
  { id: 'messages-002-look', sql: look },
  { id: 'messages-003-tickets', sql: tickets },
  { id: 'messages-004-live-lines', sql: liveLines },
  { id: 'messages-005-further', sql: further },
];
