import { getInboxUnread } from '../../contract/calls/inbox.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';

export const getInboxUnreadSchema = schemaOf(getInboxUnread)({ value: part.count });
