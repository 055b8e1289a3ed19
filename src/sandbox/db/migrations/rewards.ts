import type { Migration } from '../migration.ts';

/** What a reward asks for, and when it was claimed; those from before ask for one time their amount. */
const terms = `
ALTER TABLE rewards ADD COLUMN wagering INTEGER NOT NULL DEFAULT 0 CHECK (wagering >= 0);
ALTER TABLE rewards ADD COLUMN claimed_at INTEGER;
UPDATE rewards SET wagering = amount;
`;

/** One row per day on which a member signed in, by the site's calendar; `points` are points of the mall. */
const signIns = `
CREATE TABLE sign_ins (
  member_id INTEGER NOT NULL REFERENCES members (id),
  day TEXT NOT NULL,
  streak INTEGER NOT NULL CHECK (streak > 0),
  amount INTEGER NOT NULL CHECK (amount > 0),
  points INTEGER NOT NULL CHECK (points >= 0),
  posting_id INTEGER NOT NULL REFERENCES ledger_postings (id),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (member_id, day)
) STRICT, WITHOUT ROWID;
`;

/**
 * Promo codes, and who has redeemed them. A code of one member is a voucher in that member's account; `uses` is how often a code can be
 * redeemed in all, null without end; `times` is the turnover as a multiple of the amount.
 */
const vouchers = `
CREATE TABLE vouchers (
  code TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  times INTEGER NOT NULL CHECK (times >= 0),
  uses INTEGER CHECK (uses > 0),
  min_level INTEGER NOT NULL DEFAULT 0,
  member_id INTEGER REFERENCES members (id),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX vouchers_member ON vouchers (member_id);

CREATE TABLE voucher_uses (
  member_id INTEGER NOT NULL REFERENCES members (id),
  code TEXT NOT NULL REFERENCES vouchers (code),
  bonus_id INTEGER NOT NULL REFERENCES bonuses (id),
  redeemed_at INTEGER NOT NULL,
  PRIMARY KEY (member_id, code)
) STRICT, WITHOUT ROWID;
CREATE INDEX voucher_uses_code ON voucher_uses (code);

CREATE TABLE voucher_misses (
  member_id INTEGER NOT NULL REFERENCES members (id),
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX voucher_misses_member ON voucher_misses (member_id, at);
`;

/** Rebates that were paid. A bet names the one that counted it, so that none is counted twice. */
const rebates = `
CREATE TABLE rebates (
  id INTEGER PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  turnover INTEGER NOT NULL CHECK (turnover > 0),
  since INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX rebates_member ON rebates (member_id, created_at);
ALTER TABLE bets ADD COLUMN rebate_id INTEGER REFERENCES rebates (id);
`;

/** Tables of the reward centre, the sign-in calendar, vouchers and rebate. */
export const rewardsMigrations: readonly Migration[] = [
  { id: 'rewards-001-terms', sql: terms },
  { id: 'rewards-002-sign-ins', sql: signIns },
  { id: 'rewards-003-vouchers', sql: vouchers },
  { id: 'rewards-004-rebates', sql: rebates },
];
