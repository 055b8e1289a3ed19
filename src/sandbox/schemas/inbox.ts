import { z } from 'zod';
import {
  deleteInboxMessages,
  getInbox,
  getInboxMessage,
  markAllInboxRead,
  markInboxRead,
} from '../../contract/calls/inbox.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { shapes } from './shapes.ts';

const entry = z
  .strictObject({
    messageId: part.id,
    title: z.string(),
    excerpt: z.string(),
    createdAt: part.instant,
    read: z.boolean(),
  })
  .register(shapes, { id: 'InboxEntry' });

const selection = z
  .strictObject({ messageIds: z.array(part.id).min(1).max(500) })
  .register(shapes, { id: 'InboxSelection' });

export const getInboxSchema = schemaOf(getInbox)({
  query: z.strictObject({
    ...part.pageQuery,
    language: part.language,
    unread: part.queryLiteral(1).exactOptional(),
  }),
  value: part.pageOf(entry),
});

export const getInboxMessageSchema = schemaOf(getInboxMessage)({
  query: z.strictObject({ messageId: part.id, language: part.language }),
  value: entry.extend({ content: z.string() }),
});

export const markInboxReadSchema = schemaOf(markInboxRead)({ body: selection, value: part.nothing });

export const markAllInboxReadSchema = schemaOf(markAllInboxRead)({ value: part.nothing });

export const deleteInboxMessagesSchema = schemaOf(deleteInboxMessages)({ body: selection, value: part.nothing });
