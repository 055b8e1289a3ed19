import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';

/** A message that a real platform would hand to a carrier; here it is read at `/sandbox/outbox`. */
export interface OutboxMessage {
  kind: 'sms' | 'email';
  recipient: string;
  subject: string;
  body: string;
}

export interface SentMessage extends OutboxMessage {
  id: number;
  created_at: number;
}

export function sendMessage(db: Database, { kind, recipient, subject, body }: OutboxMessage, now: number): void {
  sql(db, 'INSERT INTO outbox (kind, recipient, subject, body, created_at) VALUES (?, ?, ?, ?, ?)').run(
    kind,
    recipient,
    subject,
    body,
    now,
  );
}

/** The newest messages first, `limit` of them. */
export function sentMessages(db: Database, limit: number): SentMessage[] {
  return sql<SentMessage>(db, 'SELECT * FROM outbox ORDER BY id DESC LIMIT ?').all(limit);
}
