import type { Call, None } from '../call.ts';
import type {
  Announcement,
  AnnouncementKey,
  AnnouncementQuery,
  AnnouncementReadForm,
  Announcements,
  LobbyNews,
  NoticeQuery,
} from '../schemas/announcements.ts';

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
export const getAnnouncement: Call<Announcement, AnnouncementKey> = {
  method: 'GET',
  path: '/wps/announcements/detail',
  auth: 'optional',
  retry: 1,
  cache: 'etag',
  assumed: true,
};

/** Marks a notice read (SPEC 7.3; the app throttles it to 150 ms). */
export const markAnnouncementRead: Call<None, None, AnnouncementReadForm> = {
  method: 'POST',
  path: '/wps/announcements/read',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Notices alone (SPEC 7.3). */
export const getNotices: Call<Announcement[], NoticeQuery> = {
  method: 'GET',
  path: '/wps/announcements/notices',
  auth: 'optional',
  retry: 1,
  cache: 'etag',
  assumed: true,
};

/** Popular announcements (SPEC 7.3). */
export const getPopularAnnouncements: Call<Announcement[], NoticeQuery> = {
  method: 'GET',
  path: '/wps/announcements/popular',
  auth: 'optional',
  retry: 1,
  cache: 'etag',
  assumed: true,
};

/** News of the lobby (SPEC 7.3). */
export const getLobbyNews: Call<LobbyNews[], NoticeQuery> = {
  method: 'GET',
  path: '/wps/announcements/lobbyNews',
  auth: 'none',
  retry: 1,
  cache: 'etag',
  assumed: true,
};
