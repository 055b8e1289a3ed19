import type { Migration } from '../migration.ts';

/**
 * A member's identity verification, at most one picture per side, and its pieces as they came. A side's picture that is announced
 * anew takes the place of the one before, pieces and all.
 */
const kyc = `
CREATE TABLE kyc (
  member_id INTEGER PRIMARY KEY REFERENCES members (id),
  status TEXT NOT NULL CHECK (status IN ('uploading', 'pending', 'verified', 'rejected')),
  document_type TEXT NOT NULL CHECK (document_type IN ('idCard', 'passport', 'driverLicence')),
  reason TEXT,
  submitted_at INTEGER,
  decided_at INTEGER
) STRICT;

CREATE TABLE kyc_uploads (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES kyc (member_id),
  side TEXT NOT NULL CHECK (side IN ('front', 'back')),
  size INTEGER NOT NULL CHECK (size > 0),
  content_type TEXT NOT NULL CHECK (content_type IN ('image/jpeg', 'image/png')),
  sha256 TEXT NOT NULL,
  received INTEGER NOT NULL DEFAULT 0 CHECK (received BETWEEN 0 AND size),
  created_at INTEGER NOT NULL,
  UNIQUE (member_id, side)
) STRICT, WITHOUT ROWID;

CREATE TABLE kyc_pieces (
  upload_id TEXT NOT NULL REFERENCES kyc_uploads (id) ON DELETE CASCADE,
  offset INTEGER NOT NULL,
  data BLOB NOT NULL,
  PRIMARY KEY (upload_id, offset)
) STRICT;
`;

/** Tables of identity verification (SPEC sections 4 and 5). */
export const kycMigrations: readonly Migration[] = [{ id: 'kyc-001', sql: kyc }];
