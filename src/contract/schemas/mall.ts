import { z } from 'zod';
import { decimal, instant } from './money.ts';
import { textPageQuery } from './page.ts';
import { count, id, language, mobileNum, text } from './primitives.ts';

/** Points of the mall: one for every `turnoverPerPoint` of turnover; `pointsPerUnit` points make one unit of the site's currency. */
export const mallAccount = z.strictObject({
  points: count,
  pointsPerUnit: z.int().min(1),
  turnoverPerPoint: decimal,
});
export interface MallAccount extends z.infer<typeof mallAccount> {}

/** What earned or took points: play, an exchange, one that was given back, the sign-in calendar, a gift of the house. */
export const mallPointsKind = z.enum(['turnover', 'exchange', 'returned', 'signIn', 'bonus']);
export type MallPointsKind = z.infer<typeof mallPointsKind>;

/** A movement of points; `points` is negative for what was spent. */
export const mallPoints = z.strictObject({
  entryId: id,
  kind: mallPointsKind,
  points: z.int(),
  createdAt: instant,
  /** What was exchanged. */
  name: z.string().exactOptional(),
});
export interface MallPoints extends z.infer<typeof mallPoints> {}

/** Kinds of things in the mall. */
export const mallKind = z.enum(['credit', 'goods', 'voucher']);
export type MallKind = z.infer<typeof mallKind>;

/** Something to exchange points for; `credit` is money for the wallet. */
export const mallItem = z.strictObject({
  itemId: id,
  kind: mallKind,
  name: z.string(),
  about: z.string(),
  iconUrl: z.string(),
  /** Points for one. */
  points: z.int().min(1),
  stock: count,
  /** What credit and vouchers are worth. */
  amount: decimal.exactOptional(),
  /** Turnover that the amount asks for. */
  wagering: decimal.exactOptional(),
});
export interface MallItem extends z.infer<typeof mallItem> {}

/** Query of the items, of one kind or of all. */
export const mallItemQuery = z.strictObject({ ...textPageQuery.shape, kind: mallKind.exactOptional() });
export interface MallItemQuery extends z.infer<typeof mallItemQuery> {}

/** Where goods are sent to. */
export const mallReceiver = z.strictObject({ name: text(128), mobileNum, address: text(256) });
export interface MallReceiver extends z.infer<typeof mallReceiver> {}

/** An exchange of points. */
export const mallOrder = z.strictObject({
  orderId: id,
  itemId: id,
  kind: mallKind,
  name: z.string(),
  iconUrl: z.string(),
  quantity: z.int().min(1),
  /** Points for all of it; a rejected order gives them back. */
  points: count,
  status: z.enum(['pending', 'sent', 'done', 'rejected']),
  createdAt: instant,
  updatedAt: instant,
  receiver: mallReceiver.exactOptional(),
  /** Why it was rejected, or how it travels, as the operator wrote it. */
  note: z.string().exactOptional(),
});
export interface MallOrder extends z.infer<typeof mallOrder> {}

/** Exchanges points for an item; goods need an address. */
export const mallExchangeForm = z.strictObject({
  itemId: id,
  quantity: z.int().min(1).max(100),
  receiver: mallReceiver.exactOptional(),
  /** Of the texts in the answer. */
  language,
});
export interface MallExchangeForm extends z.infer<typeof mallExchangeForm> {}
