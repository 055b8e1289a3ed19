import type { Call, None } from '../call.ts';
import type { Page } from '../schemas/page.ts';
import type { LanguageQuery } from '../schemas/primitives.ts';
import type {
  Chat,
  ChatQuery,
  CustomerService,
  FeedbackForm,
  LiveChat,
  LiveChatQuery,
  LiveGiftForm,
  LiveGiven,
  LiveLine,
  LiveLineForm,
  LiveModel,
  LiveModelQuery,
  LiveRoom,
  LiveRoomQuery,
  LiveTicket,
  LiveTicketForm,
} from '../schemas/service.ts';

/** Opens live chat; the browser goes to `chatUrl` after 500 ms (SPEC 7.3). */
export const launchChat: Call<Chat, ChatQuery> = {
  method: 'GET',
  path: '/wps/chat/launch',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Ways to reach customer service (SPEC 7.3). */
export const getCustomerService: Call<CustomerService, LanguageQuery> = {
  method: 'GET',
  path: '/wps/customerService',
  auth: 'optional',
  retry: 1,
  cache: 'etag',
  assumed: true,
};

/** Live-stream rooms and their models (SPEC 7.3). */
export const getLiveModels: Call<Page<LiveModel>, LiveModelQuery> = {
  method: 'GET',
  path: '/lgw/live/models',
  auth: 'optional',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** A room and whether the member may see it now; `not.found` for an unknown one. */
export const enterLiveRoom: Call<LiveRoom, LiveRoomQuery> = {
  method: 'GET',
  path: '/lgw/live/enter',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Pays for a room that is paid per view, at the price that was shown; a ticket that still lasts is given again. */
export const payLiveRoom: Call<LiveTicket, None, LiveTicketForm> = {
  method: 'POST',
  path: '/lgw/live/ticket',
  auth: 'member',
  retry: 0,
  cache: 'none',
  money: true,
  assumed: true,
};

/** What is new in a room's chat. Refused with `live.closed`, `live.level` and `live.unpaid` to who may not see the room any more. */
export const getLiveChat: Call<LiveChat, LiveChatQuery> = {
  method: 'GET',
  path: '/lgw/live/chat',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Says something in a room; as the chat, and `free.reject` to free play, `too.many.requests` to who writes without a pause. */
export const sendLiveLine: Call<LiveLine, None, LiveLineForm> = {
  method: 'POST',
  path: '/lgw/live/chat',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Gives the host a gift, at the price that was shown. */
export const giveLiveGift: Call<LiveGiven, None, LiveGiftForm> = {
  method: 'POST',
  path: '/lgw/live/gift',
  auth: 'member',
  retry: 0,
  cache: 'none',
  money: true,
  assumed: true,
};

/** Feedback of at most 140 characters (SPEC section 5). */
export const sendFeedback: Call<None, None, FeedbackForm> = {
  method: 'POST',
  path: '/wps/customerService/feedback',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};
