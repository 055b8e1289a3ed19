import { z } from 'zod';
import { getChatUnread, launchChat } from '../../contract/calls/service.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';

export const getChatUnreadSchema = schemaOf(getChatUnread)({ value: z.strictObject({ unReadCount: part.count }) });

export const launchChatSchema = schemaOf(launchChat)({
  query: z.strictObject({
    b2c: part.queryLiteral(1),
    language: z.string().max(8),
    backUrl: part.ownPath,
    headerColor: z.string().max(32),
    title: z.string().max(64),
  }),
  value: z.strictObject({ chatUrl: part.address }),
});
