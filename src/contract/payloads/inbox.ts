import { deleteInboxMessages, getInbox, getInboxMessage, markAllInboxRead, markInboxRead } from '../calls/inbox.ts';
import { inboxEntry, inboxMessage, inboxMessageQuery, inboxQuery, inboxSelection } from '../schemas/inbox.ts';
import { pageOf } from '../schemas/page.ts';
import { nothing } from '../schemas/primitives.ts';
import { schemaOf } from './schema.ts';

export const getInboxSchema = schemaOf(getInbox)({ query: inboxQuery, value: pageOf(inboxEntry) });

export const getInboxMessageSchema = schemaOf(getInboxMessage)({ query: inboxMessageQuery, value: inboxMessage });

export const markInboxReadSchema = schemaOf(markInboxRead)({ body: inboxSelection, value: nothing });

export const markAllInboxReadSchema = schemaOf(markAllInboxRead)({ value: nothing });

export const deleteInboxMessagesSchema = schemaOf(deleteInboxMessages)({ body: inboxSelection, value: nothing });
