import { z } from 'zod';
import {
  enterLiveRoom,
  getCustomerService,
  getLiveModels,
  launchChat,
  payLiveRoom,
  sendFeedback,
} from '../../contract/calls/service.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { customerServiceType } from './system.ts';

/** Characters of a feedback at most (SPEC section 5). */
const FEEDBACK_LENGTH = 140;

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

const roomType = z.enum(['FREE', 'VIP', 'PAY_PER_VIEW']);

export const getLiveModelsSchema = schemaOf(getLiveModels)({
  query: z.strictObject({
    ...part.pageQuery,
    language: part.language,
    active: part.queryLiteral(1).exactOptional(),
    streaming: part.queryLiteral(1).exactOptional(),
    roomType: roomType.exactOptional(),
  }),
  value: part.pageOf(
    z.strictObject({
      modelId: part.id,
      name: z.string(),
      iconUrl: z.string(),
      roomType,
      active: z.boolean(),
      streaming: z.boolean(),
      viewers: part.count,
      tags: z.array(z.string()),
      price: part.decimal.exactOptional(),
      vipLevel: z.string().exactOptional(),
      paidUntil: part.instant.exactOptional(),
    }),
  ),
});

export const enterLiveRoomSchema = schemaOf(enterLiveRoom)({
  query: z.strictObject({ modelId: part.id, language: part.language, backUrl: part.ownPath }),
  value: z.strictObject({ roomUrl: part.address }),
});

export const payLiveRoomSchema = schemaOf(payLiveRoom)({
  body: z.strictObject({ modelId: part.id, price: part.decimal }),
  value: z.strictObject({ modelId: part.id, amount: part.decimal, paidUntil: part.instant }),
});

export const sendFeedbackSchema = schemaOf(sendFeedback)({
  body: z.strictObject({ text: part.longText(FEEDBACK_LENGTH) }),
  value: part.nothing,
});
