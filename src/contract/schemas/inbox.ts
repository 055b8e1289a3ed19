import type { Instant } from './money.ts';
import type { PageQuery } from './page.ts';

/** A message in the inbox's list. */
export interface InboxEntry {
  messageId: string;
  title: string;
  /** The beginning of the message without its marks. */
  excerpt: string;
  createdAt: Instant;
  read: boolean;
}

/** A whole message. `content` is HTML from the platform: hostile until cleaned. */
export interface InboxMessage extends InboxEntry {
  content: string;
}

/** Query of the list: `unread` keeps only what was not read. */
export interface InboxQuery extends PageQuery {
  language: string;
  unread?: 1;
}
