import type { Call, None } from '../call.ts';
import type { Page } from '../schemas/page.ts';
import type { LanguageQuery } from '../schemas/primitives.ts';
import type {
  Chat,
  ChatQuery,
  CustomerService,
  FeedbackForm,
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

/** Where a room is seen. Refused to whose VIP level is too low (`live.level`) and who has not paid (`live.unpaid`). */
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

/** Feedback of at most 140 characters (SPEC section 5). */
export const sendFeedback: Call<None, None, FeedbackForm> = {
  method: 'POST',
  path: '/wps/customerService/feedback',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};
