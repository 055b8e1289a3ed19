import {
  enterLiveRoomSchema,
  getCustomerServiceSchema,
  getLiveChatSchema,
  getLiveModelsSchema,
  giveLiveGiftSchema,
  launchChatSchema,
  payLiveRoomSchema,
  sendFeedbackSchema,
  sendLiveLineSchema,
} from '../../contract/payloads/service.ts';
import { getChatUnreadSchema } from '../../contract/payloads/unread.ts';
import { type DefinedCall, define, defineForMember, defineMoney, type MemberVisit } from '../http/define.ts';
import { openChat, unreadChat } from '../rules/chat.ts';
import { giveGift, readRoom, sayInRoom } from '../rules/liveChat.ts';
import { buyTicket, enterRoom, listRooms } from '../rules/liveRooms.ts';
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
  defineForMember(enterLiveRoomSchema, ({ db, session, query, now }) => enterRoom(db, session, query, now)),
  defineForMember(getLiveChatSchema, ({ db, session, query, now }) => readRoom(db, session, query, now)),
  defineForMember(sendLiveLineSchema, ({ db, session, body, now }) => sayInRoom(db, session, body, now)),
  defineMoney(giveLiveGiftSchema, ({ db, session, body, idempotencyKey: key, now }) =>
    giveGift(db, session, body, { key, now }),
  ),
  defineMoney(payLiveRoomSchema, ({ db, session, body, now }) => buyTicket(db, session, body, now)),
];
