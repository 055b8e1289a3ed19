import type { Migration } from '../migration.ts';

const providers = `
CREATE TABLE provider_tokens (
  token_hash TEXT PRIMARY KEY,
  provider TEXT NOT NULL CHECK (provider IN ('google', 'facebook', 'firebase', 'human')),
  subject TEXT NOT NULL,
  name TEXT,
  email TEXT,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE linked_accounts (
  member_id INTEGER NOT NULL REFERENCES members (id),
  provider TEXT NOT NULL CHECK (provider IN ('google', 'facebook')),
  subject TEXT NOT NULL,
  name TEXT NOT NULL,
  linked_at INTEGER NOT NULL,
  PRIMARY KEY (member_id, provider)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX linked_accounts_subject ON linked_accounts (provider, subject);
`;

/** Tables of the sign-in services that the sandbox stands in for, and of whom they are linked to. */
export const signInMigrations: readonly Migration[] = [{ id: 'signin-001-providers', sql: providers }];
