import { z } from 'zod';
import { REMARKS_LENGTH } from '../fields/limits.ts';
import { decimal, instant } from './money.ts';
import { textPageQuery } from './page.ts';
import { address, count, id, language, longText, ownPath, queryLiteral } from './primitives.ts';
import { customerServiceType } from './system.ts';

/** An entry of the customer-service answer (SPEC 7.3); `path` is encrypted as in the system status. */
export const servicePath = z.strictObject({ type: customerServiceType, path: z.string().min(9) });
export interface ServicePath extends z.infer<typeof servicePath> {}

/** Ways to reach customer service. */
export const customerService = z.strictObject({ pathList: z.array(servicePath) });
export interface CustomerService extends z.infer<typeof customerService> {}

/** Query of a chat: how its page looks, and the path of this site that it leads back to. */
export const chatQuery = z.strictObject({
  b2c: queryLiteral(1),
  language: z.string().max(8),
  backUrl: ownPath,
  headerColor: z.string().max(32),
  title: z.string().max(64),
});
export interface ChatQuery extends z.infer<typeof chatQuery> {}

/** Where a chat is held. */
export const chat = z.strictObject({ chatUrl: address });
export interface Chat extends z.infer<typeof chat> {}

/** Live-stream room types (SPEC section 3). */
export const roomType = z.enum(['FREE', 'VIP', 'PAY_PER_VIEW']);
export type RoomType = z.infer<typeof roomType>;

/** A live-stream room and its model. `price` is there for pay per view, `vipLevel` for the VIP ones: the first level that may enter. */
export const liveModel = z.strictObject({
  modelId: id,
  name: z.string(),
  iconUrl: z.string(),
  roomType,
  active: z.boolean(),
  streaming: z.boolean(),
  viewers: count,
  /** What is shown there, in the language that was asked for. */
  tags: z.array(z.string()),
  price: decimal.exactOptional(),
  vipLevel: z.string().exactOptional(),
  /** Pay per view that this member has paid for, and until when. */
  paidUntil: instant.exactOptional(),
});
export interface LiveModel extends z.infer<typeof liveModel> {}

/** Query of the live models (SPEC 7.3): 1 keeps only the active or the streaming ones. */
export const liveModelQuery = z.strictObject({
  ...textPageQuery.shape,
  active: queryLiteral(1).exactOptional(),
  streaming: queryLiteral(1).exactOptional(),
  roomType: roomType.exactOptional(),
});
export interface LiveModelQuery extends z.infer<typeof liveModelQuery> {}

/** Query of a room: the path of this site that it leads back to. */
export const liveRoomQuery = z.strictObject({ modelId: id, language, backUrl: ownPath });
export interface LiveRoomQuery extends z.infer<typeof liveRoomQuery> {}

/** Where a room is seen. */
export const liveRoom = z.strictObject({ roomUrl: address });
export interface LiveRoom extends z.infer<typeof liveRoom> {}

/** Pays for a room at the price that was shown. */
export const liveTicketForm = z.strictObject({ modelId: id, price: decimal });
export interface LiveTicketForm extends z.infer<typeof liveTicketForm> {}

/** A ticket for a room that is paid per view: what it cost, and until when it lasts. */
export const liveTicket = z.strictObject({ modelId: id, amount: decimal, paidUntil: instant });
export interface LiveTicket extends z.infer<typeof liveTicket> {}

/** A word to the house. */
export const feedbackForm = z.strictObject({ text: longText(REMARKS_LENGTH) });
export interface FeedbackForm extends z.infer<typeof feedbackForm> {}
