import type { InboxEntry } from '../../contract/shapes/inbox.ts';
import { sql } from '../db/statement.ts';
import { type DefinedCall, defineForMember, type MemberVisit } from '../http/define.ts';
import { instantOf, offsetOf, pageCounters } from '../rules/paging.ts';
import { refuse } from '../rules/refusal.ts';
import {
  deleteInboxMessagesSchema,
  getInboxMessageSchema,
  getInboxSchema,
  getInboxUnreadSchema,
  markAllInboxReadSchema,
  markInboxReadSchema,
} from '../schemas/inbox.ts';

interface MessageRow {
  id: number;
  title: string;
  content: string;
  created_at: number;
  read_at: number | null;
}

/** The owner of the inbox; a trial has none (SPEC section 6). */
function ownerOf({ session }: MemberVisit): number {
  return session.type === 4 ? refuse('free.reject') : session.memberId;
}

function entryOf({ id, title, created_at, read_at }: MessageRow): InboxEntry {
  return { messageId: String(id), title, createdAt: instantOf(created_at), read: read_at !== null };
}

/** Runs a statement for each message; those of others and those that are gone are passed over. */
function forEach(visit: MemberVisit<unknown, { messageIds: string[] }>, statement: string, first: number[]): void {
  const owner = ownerOf(visit);
  const { db, body } = visit;
  db.transaction(() => {
    for (const id of body.messageIds) sql(db, statement).run(...first, Number(id) || 0, owner);
  })();
}

export const inboxCalls: readonly DefinedCall[] = [
  defineForMember(getInboxUnreadSchema, (visit) => {
    const unread = sql<{ count: number }>(
      visit.db,
      'SELECT COUNT(*) AS count FROM inbox WHERE member_id = ? AND read_at IS NULL',
    ).get(ownerOf(visit));
    return unread?.count ?? 0;
  }),
  defineForMember(getInboxSchema, (visit) => {
    const { db, query } = visit;
    const owner = ownerOf(visit);
    const total = sql<{ count: number }>(db, 'SELECT COUNT(*) AS count FROM inbox WHERE member_id = ?').get(owner);
    const rows = sql<MessageRow>(db, 'SELECT * FROM inbox WHERE member_id = ? ORDER BY id DESC LIMIT ? OFFSET ?');
    const list = rows.all(owner, query.pageSize, offsetOf(query)).map(entryOf);
    return { list, ...pageCounters(query, total?.count ?? 0) };
  }),
  defineForMember(getInboxMessageSchema, (visit) => {
    const owner = ownerOf(visit);
    const find = sql<MessageRow>(visit.db, 'SELECT * FROM inbox WHERE id = ? AND member_id = ?');
    const row = find.get(Number(visit.query.messageId) || 0, owner) ?? refuse('not.found');
    return { ...entryOf(row), content: row.content };
  }),
  defineForMember(markInboxReadSchema, (visit) =>
    forEach(visit, 'UPDATE inbox SET read_at = COALESCE(read_at, ?) WHERE id = ? AND member_id = ?', [visit.now]),
  ),
  defineForMember(markAllInboxReadSchema, (visit) => {
    const owner = ownerOf(visit);
    sql(visit.db, 'UPDATE inbox SET read_at = ? WHERE member_id = ? AND read_at IS NULL').run(visit.now, owner);
  }),
  defineForMember(deleteInboxMessagesSchema, (visit) =>
    forEach(visit, 'DELETE FROM inbox WHERE id = ? AND member_id = ?', []),
  ),
];
