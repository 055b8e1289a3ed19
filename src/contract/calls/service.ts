import type { Call } from '../call.ts';

/** Unread chat messages; only with CBS3 on, at most once in 250 ms (SPEC 7.3). */
export const getChatUnread: Call<{ unReadCount: number }> = {
  method: 'GET',
  path: '/wps/chat/unread',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

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
