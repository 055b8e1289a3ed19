import { z } from 'zod';
import {
  getChatUnread,
  getCustomerService,
  getLiveModels,
  launchChat,
  sendFeedback,
} from '../../contract/calls/service.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { customerServiceType } from './system.ts';

/** Characters of a feedback at most (SPEC section 5). */
const FEEDBACK_LENGTH = 140;

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

export const getCustomerServiceSchema = schemaOf(getCustomerService)({
  query: z.strictObject({ language: part.language }),
  value: z.strictObject({
    pathList: z.array(z.strictObject({ type: customerServiceType, path: z.string().min(9) })),
  }),
});

export const getLiveModelsSchema = schemaOf(getLiveModels)({
  query: z.strictObject({
    ...part.pageQuery,
    language: part.language,
    active: part.queryLiteral(1).exactOptional(),
    streaming: part.queryLiteral(1).exactOptional(),
  }),
  value: part.pageOf(
    z.strictObject({
      modelId: part.id,
      name: z.string(),
      iconUrl: z.string(),
      roomType: z.enum(['FREE', 'VIP', 'PAY_PER_VIEW']),
      active: z.boolean(),
      streaming: z.boolean(),
      viewers: part.count,
      price: part.decimal.exactOptional(),
    }),
  ),
});

export const sendFeedbackSchema = schemaOf(sendFeedback)({
  body: z.strictObject({ text: part.longText(FEEDBACK_LENGTH) }),
  value: part.nothing,
});
