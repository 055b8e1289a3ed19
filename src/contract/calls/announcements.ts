import type { Call, None } from '../call.ts';
import type { Announcement, AnnouncementQuery, Announcements } from '../shapes/announcements.ts';

/** Banners, notices, promotions and pop-ups by content type and group (SPEC 7.3). */
export const getAnnouncements: Call<Announcements, AnnouncementQuery> = {
  method: 'GET',
  path: '/wps/announcements',
  auth: 'optional',
  retry: 1,
  cache: 'etag',
  assumed: true,
};

/** One notice or promotion. */
export const getAnnouncement: Call<Announcement, { id: string; language: string }> = {
  method: 'GET',
  path: '/wps/announcements/detail',
  auth: 'optional',
  retry: 1,
  cache: 'etag',
  assumed: true,
};

/** Marks a notice read (SPEC 7.3; the app throttles it to 150 ms). */
export const markAnnouncementRead: Call<None, None, { announcementId: string; read: true }> = {
  method: 'POST',
  path: '/wps/announcements/read',
  auth: 'member',
  retry: 0,
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
