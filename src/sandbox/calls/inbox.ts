import { sql } from '../db/statement.ts';
import { type DefinedCall, defineForMember } from '../http/define.ts';
import { refuse } from '../rules/refusal.ts';
import { getInboxUnreadSchema } from '../schemas/inbox.ts';

export const inboxCalls: readonly DefinedCall[] = [
  defineForMember(getInboxUnreadSchema, ({ db, session }) => {
    // A trial has no inbox (SPEC section 6).
    if (session.type === 4) refuse('free.reject');
    const unread = sql<{ count: number }>(
      db,
      'SELECT COUNT(*) AS count FROM inbox WHERE member_id = ? AND read_at IS NULL',
    ).get(session.memberId);
    return unread?.count ?? 0;
  }),
];
