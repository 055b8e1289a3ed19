import type { Migration } from '../migration.ts';

/**
 * What deposits know besides their payment: the way, why one was declined, whom a manual transfer is from, and what a promotion added
 * (`bonus` in minor units, null while nobody knows). Proofs are pictures that came in pieces, as documents do.
 */
const ways = `
ALTER TABLE deposits ADD COLUMN kind TEXT NOT NULL DEFAULT 'gateway'
  CHECK (kind IN ('gateway', 'pix', 'alipay', 'qq', 'wechat', 'manual'));
ALTER TABLE deposits ADD COLUMN reason TEXT;
ALTER TABLE deposits ADD COLUMN account_id TEXT;
ALTER TABLE deposits ADD COLUMN payer_name TEXT;
ALTER TABLE deposits ADD COLUMN proof_id TEXT;
ALTER TABLE deposits ADD COLUMN bonus INTEGER;
UPDATE deposits SET kind = 'pix' WHERE method_id = 'pix';
CREATE INDEX deposits_promotion ON deposits (member_id, promotion_id) WHERE promotion_id IS NOT NULL;

CREATE TABLE deposit_proofs (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  size INTEGER NOT NULL CHECK (size > 0),
  content_type TEXT NOT NULL CHECK (content_type IN ('image/jpeg', 'image/png')),
  sha256 TEXT NOT NULL,
  received INTEGER NOT NULL DEFAULT 0 CHECK (received BETWEEN 0 AND size),
  created_at INTEGER NOT NULL,
  UNIQUE (member_id, sha256)
) STRICT, WITHOUT ROWID;

CREATE TABLE deposit_proof_pieces (
  proof_id TEXT NOT NULL REFERENCES deposit_proofs (id) ON DELETE CASCADE,
  offset INTEGER NOT NULL,
  data BLOB NOT NULL,
  PRIMARY KEY (proof_id, offset)
) STRICT;

CREATE TABLE deposit_promo_choices (
  member_id INTEGER PRIMARY KEY REFERENCES members (id),
  promotion_id TEXT NOT NULL
) STRICT;
`;

/** Tables of deposits beyond the payment itself. */
export const depositsMigrations: readonly Migration[] = [{ id: 'deposits-001', sql: ways }];
