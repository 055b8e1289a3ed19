import type { Statement } from 'better-sqlite3';
import type { Database } from './database.ts';

/** What SQLite takes as a parameter. */
export type SqlValue = string | number | bigint | Buffer | null;

/** Values of `?` in order, or one object with the values of `:names`. */
export type SqlParameters = SqlValue[] | [Readonly<Record<string, SqlValue>>];

const prepared = new WeakMap<Database, Map<string, Statement<SqlParameters, unknown>>>();

/**
 * The prepared statement of `text`, compiled once per database. `Row` states what a row looks like: SQL is not checked
 * by the compiler, so it is written beside the query that it describes.
 */
export function sql<Row>(db: Database, text: string): Statement<SqlParameters, Row> {
  let statements = prepared.get(db);
  if (!statements) {
    statements = new Map();
    prepared.set(db, statements);
  }
  let statement = statements.get(text);
  if (!statement) {
    statement = db.prepare<SqlParameters, unknown>(text);
    statements.set(text, statement);
  }
  return statement as Statement<SqlParameters, Row>;
}
