import type { Migration } from '../migration.ts';

/** Friends who came by a member's link and did what it asks: each brings its reward once. */
const referrals = `
CREATE TABLE referrals (
  friend_id INTEGER PRIMARY KEY REFERENCES members (id),
  referrer_id INTEGER NOT NULL REFERENCES members (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  qualified_at INTEGER NOT NULL
) STRICT;
CREATE INDEX referrals_referrer ON referrals (referrer_id);
`;

/** Tables of the invitation of friends. */
export const referralsMigrations: readonly Migration[] = [{ id: 'referrals-001', sql: referrals }];
