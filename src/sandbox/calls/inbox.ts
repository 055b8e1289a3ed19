import {
  deleteInboxMessagesSchema,
  getInboxMessageSchema,
  getInboxSchema,
  markAllInboxReadSchema,
  markInboxReadSchema,
} from '../../contract/payloads/inbox.ts';
import { getInboxUnreadSchema } from '../../contract/payloads/unread.ts';
import { sql } from '../db/statement.ts';
import { type DefinedCall, defineForMember, type MemberVisit } from '../http/define.ts';
import { findMessage, listInbox } from '../rules/inbox.ts';
import { refuse } from '../rules/refusal.ts';

/** The owner of the inbox; a trial has none (SPEC section 6). */
function ownerOf({ session }: MemberVisit): number {
  return session.type === 4 ? refuse('free.reject') : session.memberId;
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
  defineForMember(getInboxSchema, (visit) => listInbox(visit.db, ownerOf(visit), visit.query)),
  defineForMember(getInboxMessageSchema, (visit) => {
    const { messageId, language } = visit.query;
    return findMessage(visit.db, ownerOf(visit), messageId, language);
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
