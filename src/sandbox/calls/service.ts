import { type DefinedCall, define, defineForMember, type MemberVisit } from '../http/define.ts';
import { openChat, unreadChat } from '../rules/chat.ts';
import { sendMessage } from '../rules/outbox.ts';
import { refuse } from '../rules/refusal.ts';
import { SERVICE_ENTRIES } from '../rules/servicePath.ts';
import { whitelabelOf } from '../rules/site.ts';
import {
  getChatUnreadSchema,
  getCustomerServiceSchema,
  launchChatSchema,
  sendFeedbackSchema,
} from '../schemas/service.ts';

/** Live chat needs module CBS3 and is refused to trials (SPEC 2.9 and section 6). */
function checkMayChat({ db, session }: MemberVisit): void {
  if (session.type === 4) refuse('free.reject');
  if (!whitelabelOf(db).modules.includes('CBS3')) refuse('permission.denied');
}

export const serviceCalls: readonly DefinedCall[] = [
  define(getCustomerServiceSchema, () => ({
    pathList: SERVICE_ENTRIES.map(({ csType, path }) => ({ type: csType, path })),
  })),
  defineForMember(sendFeedbackSchema, ({ db, session, body, now }) => {
    const recipient = 'service@leve.example';
    sendMessage(db, { kind: 'email', recipient, subject: `Feedback: ${session.userName}`, body: body.text }, now);
  }),
  defineForMember(getChatUnreadSchema, (visit) => {
    checkMayChat(visit);
    return { unReadCount: unreadChat(visit.db, visit.session.memberId) };
  }),
  defineForMember(launchChatSchema, (visit) => {
    checkMayChat(visit);
    const { db, session, query, now } = visit;
    const chat = { member_id: session.memberId, language: query.language, back_url: query.backUrl };
    return { chatUrl: `/sandbox/chat#${openChat(db, chat, now)}` };
  }),
];
