import type { Statement } from 'better-sqlite3';
import type { Database } from './database.ts';

/** What SQLite takes as a parameter. */
export type SqlValue = string | number | bigint | Buffer | null;

const prepared = new WeakMap<Database, Map<string, Statement<SqlValue[], unknown>>>();

/**
 * The prepared statement of `text`, compiled once per database. `Row` states what a row looks like: SQL is not checked
 * by the compiler, so it is written beside the query that it describes.
 */
export function sql<Row>(db: Database, text: string): Statement<SqlValue[], Row> {
  let statements = prepared.get(db);
  if (!statements) {
    statements = new Map();
    prepared.set(db, statements);
  }
  let statement = statements.get(text);
  if (!statement) {
    statement = db.prepare<SqlValue[], unknown>(text);
    statements.set(text, statement);
  }
  return statement as Statement<SqlValue[], Row>;
}

/** As `sql`, for a text with `:names`, whose values come as one object: where a value stands in several places. */
export function named<Row>(db: Database, text: string): Statement<[Readonly<Record<string, SqlValue>>], Row> {
  return sql<Row>(db, text) as unknown as Statement<[Readonly<Record<string, SqlValue>>], Row>;
}
