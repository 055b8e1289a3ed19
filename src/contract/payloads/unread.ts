import { getAnnouncementUnread, getChatUnread, getInboxUnread } from '../calls/unread.ts';
import { announcementUnread } from '../schemas/announcements.ts';
import { chatUnread } from '../schemas/inbox.ts';
import { count } from '../schemas/primitives.ts';
import { schemaOf } from './schema.ts';

export const getInboxUnreadSchema = schemaOf(getInboxUnread)({ value: count });

export const getChatUnreadSchema = schemaOf(getChatUnread)({ value: chatUnread });

export const getAnnouncementUnreadSchema = schemaOf(getAnnouncementUnread)({ value: announcementUnread });
