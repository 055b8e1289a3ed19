import {
  enterLiveRoomSchema,
  getCustomerServiceSchema,
  getLiveModelsSchema,
  launchChatSchema,
  payLiveRoomSchema,
  sendFeedbackSchema,
} from '../../contract/payloads/service.ts';
import { getChatUnreadSchema } from '../../contract/payloads/unread.ts';
import { type DefinedCall, define, defineForMember, defineMoney, type MemberVisit } from '../http/define.ts';
import { openChat, unreadChat } from '../rules/chat.ts';
import { buyTicket, checkEntrance, listRooms, openRoom } from '../rules/liveRooms.ts';
import { sendMessage } from '../rules/outbox.ts';
import { refuse } from '../rules/refusal.ts';
import { SERVICE_PATHS } from '../rules/servicePath.ts';
import { whitelabelOf } from '../rules/site.ts';

/** Live chat needs module CBS3 and is refused to trials (SPEC 2.9 and section 6). */
function checkMayChat({ db, session }: MemberVisit): void {
  if (session.type === 4) refuse('free.reject');
  if (!whitelabelOf(db).modules.includes('CBS3')) refuse('permission.denied');
}

export const serviceCalls: readonly DefinedCall[] = [
  define(getCustomerServiceSchema, () => ({ pathList: [...SERVICE_PATHS] })),
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
    const { language, backUrl, title, headerColor } = query;
    const chat = { member_id: session.memberId, language, back_url: backUrl, title, color: headerColor };
    return {
      chatUrl: `/sandbox/chat?lang=${query.language.startsWith('pt') ? 'pt' : 'en'}#${openChat(db, chat, now)}`,
    };
  }),
  define(getLiveModelsSchema, ({ db, session, query, now }) => listRooms(db, query, { session, now })),
  defineForMember(enterLiveRoomSchema, ({ db, session, query, now }) => {
    const { modelId, backUrl, language } = query;
    checkEntrance(db, session, modelId, now);
    const code = language.startsWith('pt') ? 'pt' : 'en';
    return { roomUrl: `/sandbox/live?lang=${code}#${openRoom(modelId, backUrl, now)}` };
  }),
  defineMoney(payLiveRoomSchema, ({ db, session, body, now }) => buyTicket(db, session, body, now)),
];
