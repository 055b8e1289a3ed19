import { z } from 'zod';
import {
  getAnnouncement,
  getAnnouncements,
  getLobbyNews,
  getNotices,
  getPopularAnnouncements,
  markAnnouncementRead,
} from '../calls/announcements.ts';
import {
  announcement,
  announcementKey,
  announcementQuery,
  announcementReadForm,
  announcements,
  lobbyNews,
  noticeQuery,
} from '../schemas/announcements.ts';
import { nothing } from '../schemas/primitives.ts';
import { schemaOf } from './schema.ts';

export const getAnnouncementsSchema = schemaOf(getAnnouncements)({ query: announcementQuery, value: announcements });

export const getAnnouncementSchema = schemaOf(getAnnouncement)({ query: announcementKey, value: announcement });

export const markAnnouncementReadSchema = schemaOf(markAnnouncementRead)({
  body: announcementReadForm,
  value: nothing,
});

export const getNoticesSchema = schemaOf(getNotices)({ query: noticeQuery, value: z.array(announcement) });

export const getPopularAnnouncementsSchema = schemaOf(getPopularAnnouncements)({
  query: noticeQuery,
  value: z.array(announcement),
});

export const getLobbyNewsSchema = schemaOf(getLobbyNews)({ query: noticeQuery, value: z.array(lobbyNews) });
