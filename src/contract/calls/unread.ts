import type { Call } from '../call.ts';
import type { AnnouncementUnread } from '../schemas/announcements.ts';
import type { ChatUnread } from '../schemas/inbox.ts';

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
export const getChatUnread: Call<ChatUnread> = {
  method: 'GET',
  path: '/wps/chat/unread',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Unread notices of the signed-in member. */
export const getAnnouncementUnread: Call<AnnouncementUnread> = {
  method: 'GET',
  path: '/wps/announcements/unread',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};
