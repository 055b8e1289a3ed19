import type { Decimal, Instant } from './money.ts';

/** Points of the mall: one for every `turnoverPerPoint` of turnover; `pointsPerUnit` points make one unit of the site's currency. */
export interface MallAccount {
  points: number;
  pointsPerUnit: number;
  turnoverPerPoint: Decimal;
}

/** What earned or took points: play, an exchange, one that was given back, the sign-in calendar, a gift of the house. */
export type MallPointsKind = 'turnover' | 'exchange' | 'returned' | 'signIn' | 'bonus';

/** A movement of points; `points` is negative for what was spent. */
export interface MallPoints {
  entryId: string;
  kind: MallPointsKind;
  points: number;
  createdAt: Instant;
  /** What was exchanged. */
  name?: string;
}

export type MallKind = 'credit' | 'goods' | 'voucher';

/** Something to exchange points for; `credit` is money for the wallet. */
export interface MallItem {
  itemId: string;
  kind: MallKind;
  name: string;
  about: string;
  iconUrl: string;
  /** Points for one. */
  points: number;
  stock: number;
  /** What credit and vouchers are worth. */
  amount?: Decimal;
  /** Turnover that the amount asks for. */
  wagering?: Decimal;
}

/** Where goods are sent to. */
export interface MallReceiver {
  name: string;
  mobileNum: string;
  address: string;
}

export interface MallOrder {
  orderId: string;
  itemId: string;
  kind: MallKind;
  name: string;
  iconUrl: string;
  quantity: number;
  /** Points for all of it; a rejected order gives them back. */
  points: number;
  status: 'pending' | 'sent' | 'done' | 'rejected';
  createdAt: Instant;
  updatedAt: Instant;
  receiver?: MallReceiver;
  /** Why it was rejected, or how it travels, as the operator wrote it. */
  note?: string;
}

/** Exchanges points for an item; goods need an address. */
export interface MallExchangeForm {
  itemId: string;
  quantity: number;
  receiver?: MallReceiver;
  /** Of the texts in the answer. */
  language: string;
}
