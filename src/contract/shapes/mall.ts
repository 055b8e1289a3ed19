import type { Decimal, Instant } from './money.ts';

/** Points of the mall: one for every `turnoverPerPoint` of turnover; `pointsPerUnit` points make one unit of the site's currency. */
export interface MallAccount {
  points: number;
  pointsPerUnit: number;
  turnoverPerPoint: Decimal;
}

/** Something to exchange points for; `credit` is money for the wallet. */
export interface MallItem {
  itemId: string;
  kind: 'credit' | 'goods' | 'voucher';
  name: string;
  iconUrl: string;
  points: number;
  stock: number;
  amount?: Decimal;
}

export interface MallOrder {
  orderId: string;
  itemId: string;
  name: string;
  points: number;
  status: 'pending' | 'sent' | 'done' | 'rejected';
  createdAt: Instant;
}

/** Exchanges points for an item; goods need an address. */
export interface MallExchangeForm {
  itemId: string;
  quantity: number;
  receiver?: { name: string; mobileNum: string; address: string };
}
