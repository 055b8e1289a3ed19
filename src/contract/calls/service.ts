import type { Call, None } from '../call.ts';
import type { Decimal } from '../schemas/money.ts';
import type { Page } from '../schemas/page.ts';
import type { LiveModel, LiveModelQuery, LiveTicket, ServicePath } from '../schemas/service.ts';

/** Opens live chat; the browser goes to `chatUrl` after 500 ms (SPEC 7.3). */
export const launchChat: Call<
  { chatUrl: string },
  { b2c: 1; language: string; backUrl: string; headerColor: string; title: string }
> = {
  method: 'GET',
  path: '/wps/chat/launch',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Ways to reach customer service (SPEC 7.3). */
export const getCustomerService: Call<{ pathList: ServicePath[] }, { language: string }> = {
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
export const enterLiveRoom: Call<{ roomUrl: string }, { modelId: string; language: string; backUrl: string }> = {
  method: 'GET',
  path: '/lgw/live/enter',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Pays for a room that is paid per view, at the price that was shown; a ticket that still lasts is given again. */
export const payLiveRoom: Call<LiveTicket, None, { modelId: string; price: Decimal }> = {
  method: 'POST',
  path: '/lgw/live/ticket',
  auth: 'member',
  retry: 0,
  cache: 'none',
  money: true,
  assumed: true,
};

/** Feedback of at most 140 characters (SPEC section 5). */
export const sendFeedback: Call<None, None, { text: string }> = {
  method: 'POST',
  path: '/wps/customerService/feedback',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};
