import type { Migration } from '../migration.ts';

const members = `
CREATE TABLE members (
  id INTEGER PRIMARY KEY,
  username TEXT NOT NULL UNIQUE COLLATE NOCASE,
  password_hash TEXT NOT NULL,
  type INTEGER NOT NULL CHECK (type IN (0, 1, 2, 4, 40, 41, 42)),
  status TEXT NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'disabled', 'operator')),
  nickname TEXT NOT NULL DEFAULT '',
  vip_label TEXT NOT NULL DEFAULT 'Bronze',
  icon TEXT NOT NULL DEFAULT '/img/avatar/1',
  email TEXT COLLATE NOCASE,
  dialing_code TEXT,
  mobile TEXT,
  payee_name TEXT,
  payment_password_hash TEXT,
  birthday TEXT,
  profile TEXT NOT NULL DEFAULT '{}',
  upline_id INTEGER REFERENCES members (id),
  affiliate_code TEXT UNIQUE COLLATE NOCASE,
  first_login INTEGER NOT NULL DEFAULT 1 CHECK (first_login IN (0, 1)),
  wagering_due INTEGER NOT NULL DEFAULT 0 CHECK (wagering_due >= 0),
  created_at INTEGER NOT NULL,
  last_login_at INTEGER
) STRICT;
CREATE UNIQUE INDEX members_mobile ON members (dialing_code, mobile) WHERE mobile IS NOT NULL;
CREATE INDEX members_upline ON members (upline_id);

CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  created_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  ended_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_member ON sessions (member_id);

CREATE TABLE login_failures (
  subject TEXT PRIMARY KEY COLLATE NOCASE,
  count INTEGER NOT NULL,
  last_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE captchas (
  id TEXT PRIMARY KEY,
  answer TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE verifications (
  id INTEGER PRIMARY KEY,
  purpose TEXT NOT NULL,
  recipient TEXT NOT NULL,
  code TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT;
CREATE INDEX verifications_recipient ON verifications (recipient, purpose, id);

CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('sms', 'email')),
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE inbox (
  id INTEGER PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  title TEXT NOT NULL,
  content TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  read_at INTEGER
) STRICT;
CREATE INDEX inbox_member ON inbox (member_id, id);

CREATE TABLE answers (
  member_id INTEGER NOT NULL REFERENCES members (id),
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  answer TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (member_id, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;

/**
 * Double entry (DESIGN.md section 5). A balance moves only by the trigger of a line, so it is always the sum of the
 * account's lines; the CHECK keeps players from going below zero whatever the code above does.
 */
const ledger = `
CREATE TABLE ledger_accounts (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  balance INTEGER NOT NULL DEFAULT 0,
  CHECK (balance >= 0 OR name LIKE 'house:%')
) STRICT;

CREATE TABLE ledger_postings (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  reference TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE ledger_lines (
  account_id INTEGER NOT NULL REFERENCES ledger_accounts (id),
  posting_id INTEGER NOT NULL REFERENCES ledger_postings (id),
  amount INTEGER NOT NULL CHECK (amount <> 0),
  balance_after INTEGER NOT NULL,
  PRIMARY KEY (account_id, posting_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX ledger_lines_posting ON ledger_lines (posting_id);

CREATE TRIGGER ledger_lines_move AFTER INSERT ON ledger_lines BEGIN
  UPDATE ledger_accounts SET balance = balance + NEW.amount WHERE id = NEW.account_id;
  SELECT RAISE(ABORT, 'ledger: balance_after does not match')
    WHERE (SELECT balance FROM ledger_accounts WHERE id = NEW.account_id) <> NEW.balance_after;
END;
CREATE TRIGGER ledger_lines_kept BEFORE UPDATE ON ledger_lines BEGIN
  SELECT RAISE(ABORT, 'ledger: lines are never changed');
END;
CREATE TRIGGER ledger_lines_stay BEFORE DELETE ON ledger_lines BEGIN
  SELECT RAISE(ABORT, 'ledger: lines are never removed');
END;
CREATE TRIGGER ledger_postings_stay BEFORE DELETE ON ledger_postings BEGIN
  SELECT RAISE(ABORT, 'ledger: postings are never removed');
END;
`;

const deposits = `
CREATE TABLE deposits (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  method_id TEXT NOT NULL,
  method_name TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  back_url TEXT NOT NULL,
  language TEXT,
  promotion_id TEXT,
  status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'declined', 'expired')),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  settled_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX deposits_member ON deposits (member_id, created_at);
`;

const service = `
CREATE TABLE rewards (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  kind TEXT NOT NULL CHECK (kind IN ('signIn', 'redEnvelope', 'rebate', 'referral', 'vip', 'promotion', 'tournament')),
  title_pt TEXT NOT NULL,
  title_en TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  status TEXT NOT NULL DEFAULT 'claim' CHECK (status IN ('claim', 'claimed', 'close')),
  created_at INTEGER NOT NULL,
  expires_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX rewards_member ON rewards (member_id, status);

CREATE TABLE chats (
  key_hash TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  language TEXT NOT NULL,
  back_url TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE chat_messages (
  id INTEGER PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  author TEXT NOT NULL CHECK (author IN ('service', 'member')),
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  read_at INTEGER
) STRICT;
CREATE INDEX chat_messages_member ON chat_messages (member_id, id);
`;

const withdrawals = `
CREATE TABLE bank_cards (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  kind TEXT NOT NULL CHECK (kind IN ('bank', 'pix')),
  bank_code TEXT,
  bank_name TEXT NOT NULL,
  branch TEXT,
  payee_name TEXT NOT NULL,
  number TEXT NOT NULL,
  pix_key_type TEXT CHECK (pix_key_type IN ('cpf', 'email', 'phone', 'random')),
  is_default INTEGER NOT NULL CHECK (is_default IN (0, 1)),
  created_at INTEGER NOT NULL,
  removed_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX bank_cards_number ON bank_cards (member_id, number) WHERE removed_at IS NULL;

CREATE TABLE withdrawals (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  card_id TEXT NOT NULL REFERENCES bank_cards (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'processing', 'paid', 'rejected', 'cancelled')),
  reason TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX withdrawals_member ON withdrawals (member_id, created_at);

CREATE TABLE security_answers (
  member_id INTEGER NOT NULL REFERENCES members (id),
  question_id TEXT NOT NULL,
  answer_hash TEXT NOT NULL,
  PRIMARY KEY (member_id, question_id)
) STRICT, WITHOUT ROWID;
`;

/** What a movement came from or went to, as JSON in both languages; null where its kind says it all. */
const sources = 'ALTER TABLE ledger_postings ADD COLUMN source TEXT;';

/** Tables of the platform's core: members, sessions, verification, the ledger, deposits, service, withdrawals. */
export const platformMigrations: readonly Migration[] = [
  { id: 'platform-001-members', sql: members },
  { id: 'platform-002-ledger', sql: ledger },
  { id: 'platform-003-deposits', sql: deposits },
  { id: 'platform-004-service', sql: service },
  { id: 'platform-005-withdrawals', sql: withdrawals },
  { id: 'platform-006-sources', sql: sources },
];
