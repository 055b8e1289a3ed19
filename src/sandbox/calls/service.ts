import { type DefinedCall, defineForMember, type MemberVisit } from '../http/define.ts';
import { openChat, unreadChat } from '../rules/chat.ts';
import { refuse } from '../rules/refusal.ts';
import { whitelabelOf } from '../rules/site.ts';
import { getChatUnreadSchema, launchChatSchema } from '../schemas/service.ts';

/** Live chat needs module CBS3 and is refused to trials (SPEC 2.9 and section 6). */
function checkMayChat({ db, session }: MemberVisit): void {
  if (session.type === 4) refuse('free.reject');
  if (!whitelabelOf(db).modules.includes('CBS3')) refuse('permission.denied');
}

export const serviceCalls: readonly DefinedCall[] = [
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
