import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { DATABASE_FILE } from '../../src/sandbox/db/database.ts';
import type { TestSandbox } from './sandbox.ts';

/** Does something to the sandbox's database behind its back. */
export function inDatabase<T>({ dataDir }: Pick<TestSandbox, 'dataDir'>, act: (db: Sqlite.Database) => T): T {
  const db = new Sqlite(join(dataDir, DATABASE_FILE), { timeout: 5000 });
  try {
    return act(db);
  } finally {
    db.close();
  }
}

/** The sum over all accounts of the ledger, in cents: no run of movements may change it. */
export const sumOfAll = (sandbox: Pick<TestSandbox, 'dataDir'>): unknown =>
  inDatabase(sandbox, (db) => db.prepare('SELECT SUM(balance) FROM ledger_accounts').pluck().get());

/** The id of a seeded member. */
export const memberId = (sandbox: Pick<TestSandbox, 'dataDir'>, username: string): number =>
  inDatabase(sandbox, (db) => Number(db.prepare('SELECT id FROM members WHERE username = ?').pluck().get(username)));
