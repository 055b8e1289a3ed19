/** One step of the database's shape. Steps run in order, once each; a committed step is never edited. */
export interface Migration {
  /** Unique over all lists, such as `platform-001-members`. */
  readonly id: string;
  /** One or more SQL statements. */
  readonly sql: string;
}
