import {
  getAnnouncementSchema,
  getAnnouncementsSchema,
  getLobbyNewsSchema,
  getNoticesSchema,
  getPopularAnnouncementsSchema,
  markAnnouncementReadSchema,
} from '../../contract/payloads/announcements.ts';
import { getAnnouncementUnreadSchema } from '../../contract/payloads/unread.ts';
import type { ContentType } from '../../contract/schemas/announcements.ts';
import { type DefinedCall, define, defineForMember } from '../http/define.ts';
import {
  findAnnouncement,
  listAnnouncements,
  listNotices,
  lobbyNews,
  markRead,
  popularNotices,
  readsAgents,
  unreadCount,
} from '../rules/announcements.ts';
import { refuse } from '../rules/refusal.ts';

export const announcementsCalls: readonly DefinedCall[] = [
  define(getAnnouncementsSchema, ({ db, session, query, now }) => {
    const types = query.types.split(',') as ContentType[];
    // The agents' variant is for agents alone (SPEC 2.1).
    if (types.includes('A') && !readsAgents(session)) refuse('permission.denied');
    return listAnnouncements(db, types, query.groupName, { session, language: query.language, now });
  }),
  define(getAnnouncementSchema, ({ db, session, query, now }) =>
    findAnnouncement(db, query.id, { session, language: query.language, now }),
  ),
  define(getNoticesSchema, ({ db, session, query, now }) =>
    listNotices(db, { session, language: query.language, now }),
  ),
  define(getPopularAnnouncementsSchema, ({ db, session, query, now }) =>
    popularNotices(db, { session, language: query.language, now }),
  ),
  define(getLobbyNewsSchema, ({ db, query, now }) =>
    lobbyNews(db, { session: undefined, language: query.language, now }),
  ),
  defineForMember(markAnnouncementReadSchema, ({ db, session, body, now }) => {
    markRead(db, session, body.announcementId, now);
    return undefined;
  }),
  defineForMember(getAnnouncementUnreadSchema, ({ db, session, now }) => ({
    unreadCount: unreadCount(db, session, now),
  })),
];
