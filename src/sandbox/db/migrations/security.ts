import type { Migration } from '../migration.ts';

/** Wrong secrets in a row, by member and kind of secret: what the waiting after several is made of. */
const failures = `
CREATE TABLE secret_failures (
  member_id INTEGER NOT NULL REFERENCES members (id),
  kind TEXT NOT NULL CHECK (kind IN ('password', 'payment', 'answers')),
  count INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  PRIMARY KEY (member_id, kind)
) STRICT, WITHOUT ROWID;
`;

/** Tables of the security centre. */
export const securityMigrations: readonly Migration[] = [{ id: 'security-001-failures', sql: failures }];
