import type { Call } from '../call.ts';

/** Unread messages of the inbox; the app asks at most once in 250 ms (SPEC 7.3). */
export const getInboxUnread: Call<number> = {
  method: 'GET',
  path: '/wps/inbox/unread',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};
