import { z } from 'zod';
import { instant } from './money.ts';
import { textPageQuery } from './page.ts';
import { count, id, language, queryLiteral } from './primitives.ts';

/** A message in the inbox's list. */
export const inboxEntry = z.strictObject({
  messageId: id,
  title: z.string(),
  /** The beginning of the message without its marks. */
  excerpt: z.string(),
  createdAt: instant,
  read: z.boolean(),
});
export interface InboxEntry extends z.infer<typeof inboxEntry> {}

/** A whole message. `content` is HTML from the platform: hostile until cleaned. */
export const inboxMessage = z.strictObject({ ...inboxEntry.shape, content: z.string() });
export interface InboxMessage extends z.infer<typeof inboxMessage> {}

/** Query of the list: `unread` keeps only what was not read. */
export const inboxQuery = z.strictObject({ ...textPageQuery.shape, unread: queryLiteral(1).exactOptional() });
export interface InboxQuery extends z.infer<typeof inboxQuery> {}

/** Query of one message. */
export const inboxMessageQuery = z.strictObject({ messageId: id, language });
export interface InboxMessageQuery extends z.infer<typeof inboxMessageQuery> {}

/** Messages that are marked read, or deleted. */
export const inboxSelection = z.strictObject({ messageIds: z.array(id).min(1).max(500) });
export interface InboxSelection extends z.infer<typeof inboxSelection> {}

/** How many chat messages are unread. */
export const chatUnread = z.strictObject({ unReadCount: count });
export interface ChatUnread extends z.infer<typeof chatUnread> {}
