import { z } from 'zod';
import { LIVE_LINE_LENGTH, REMARKS_LENGTH } from '../fields/limits.ts';
import { decimal, instant } from './money.ts';
import { textPageQuery } from './page.ts';
import { address, count, id, language, longText, ownPath, queryLiteral, text } from './primitives.ts';
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

/** Query of a room. */
export const liveRoomQuery = z.strictObject({ modelId: id, language });
export interface LiveRoomQuery extends z.infer<typeof liveRoomQuery> {}

/** Whether a member may see a room now: it is off the air, the VIP level is too low, or a ticket is missing. */
export const liveEntry = z.enum(['open', 'closed', 'level', 'unpaid']);
export type LiveEntry = z.infer<typeof liveEntry>;

/** The moving picture of a room: an address that an `<img>` shows, good for this visit, and after how many ms it is asked for anew. */
export const liveStream = z.strictObject({ url: address, every: count });
export interface LiveStream extends z.infer<typeof liveStream> {}

/** A gift for a host, and what it costs. */
export const liveGift = z.strictObject({ giftId: id, name: z.string(), iconUrl: z.string(), price: decimal });
export interface LiveGift extends z.infer<typeof liveGift> {}

/** A room as a member finds it; `stream` is there while it may be seen. */
export const liveRoom = z.strictObject({
  model: liveModel,
  entry: liveEntry,
  stream: liveStream.exactOptional(),
  gifts: z.array(liveGift),
});
export interface LiveRoom extends z.infer<typeof liveRoom> {}

/** A line of a room's chat; with `gift` it tells of one that was given. */
export const liveLine = z.strictObject({
  lineId: id,
  /** The name that the room shows. */
  author: z.string(),
  text: z.string(),
  at: instant,
  host: z.boolean(),
  /** This member's own. */
  mine: z.boolean(),
  gift: liveGift.pick({ name: true, iconUrl: true }).exactOptional(),
  /** The key that an own line was sent with; a gift has none. */
  lineKey: id.exactOptional(),
});
export interface LiveLine extends z.infer<typeof liveLine> {}

/** Query of a room's chat: the lines behind `after`, or the last ones. */
export const liveChatQuery = z.strictObject({ modelId: id, language, after: id.exactOptional() });
export interface LiveChatQuery extends z.infer<typeof liveChatQuery> {}

/** What is new in a room: lines, oldest first, and how many watch. */
export const liveChat = z.strictObject({ lines: z.array(liveLine), viewers: count });
export interface LiveChat extends z.infer<typeof liveChat> {}

/** A line for a room's chat. The same `lineKey` is the same line, however often it is sent. */
export const liveLineForm = z.strictObject({ modelId: id, text: text(LIVE_LINE_LENGTH), lineKey: id });
export interface LiveLineForm extends z.infer<typeof liveLineForm> {}

/** Gives a gift at the price that was shown. */
export const liveGiftForm = z.strictObject({ modelId: id, giftId: id, price: decimal, language });
export interface LiveGiftForm extends z.infer<typeof liveGiftForm> {}

/** A gift that was given: what it cost, and its line in the chat. */
export const liveGiven = z.strictObject({ modelId: id, amount: decimal, line: liveLine });
export interface LiveGiven extends z.infer<typeof liveGiven> {}

/** Pays for a room at the price that was shown. */
export const liveTicketForm = z.strictObject({ modelId: id, price: decimal });
export interface LiveTicketForm extends z.infer<typeof liveTicketForm> {}

/** A ticket for a room that is paid per view: what it cost, and until when it lasts. */
export const liveTicket = z.strictObject({ modelId: id, amount: decimal, paidUntil: instant });
export interface LiveTicket extends z.infer<typeof liveTicket> {}

/** A word to the house. */
export const feedbackForm = z.strictObject({ text: longText(REMARKS_LENGTH) });
export interface FeedbackForm extends z.infer<typeof feedbackForm> {}
