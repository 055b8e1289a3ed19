import type { Instant } from './money.ts';

/** A message in the inbox's list. */
export interface InboxEntry {
  messageId: string;
  title: string;
  createdAt: Instant;
  read: boolean;
}

/** A whole message. `content` is HTML from the platform: hostile until cleaned. */
export interface InboxMessage extends InboxEntry {
  content: string;
}
