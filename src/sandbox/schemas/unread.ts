import { z } from 'zod';
import { getAnnouncementUnread, getChatUnread, getInboxUnread } from '../../contract/calls/unread.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';

export const getInboxUnreadSchema = schemaOf(getInboxUnread)({ value: part.count });

export const getChatUnreadSchema = schemaOf(getChatUnread)({ value: z.strictObject({ unReadCount: part.count }) });

export const getAnnouncementUnreadSchema = schemaOf(getAnnouncementUnread)({
  value: z.strictObject({ unreadCount: part.count }),
});
