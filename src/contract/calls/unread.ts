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

/** Unread chat messages; only with CBS3 on, at most once in 250 ms (SPEC 7.3). */
export const getChatUnread: Call<{ unReadCount: number }> = {
  method: 'GET',
  path: '/wps/chat/unread',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Unread notices of the signed-in member. */
export const getAnnouncementUnread: Call<{ unreadCount: number }> = {
  method: 'GET',
  path: '/wps/announcements/unread',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};
