import type { Decimal, Instant } from './money.ts';
import type { PageQuery } from './page.ts';

/** An entry of the customer-service answer (SPEC 7.3); `path` is encrypted as in the system status. */
export interface ServicePath {
  type: 'LIVECHAT' | 'LIVECHAT 1' | 'WHATSAPP' | 'WHATSAPP2' | 'WHATSAPP3' | 'TELEGRAM' | 'FACEBOOK';
  path: string;
}

/** Live-stream room types (SPEC section 3). */
export type RoomType = 'FREE' | 'VIP' | 'PAY_PER_VIEW';

/** A live-stream room and its model. `price` is there for pay per view, `vipLevel` for the VIP ones: the first level that may enter. */
export interface LiveModel {
  modelId: string;
  name: string;
  iconUrl: string;
  roomType: RoomType;
  active: boolean;
  streaming: boolean;
  viewers: number;
  /** What is shown there, in the language that was asked for. */
  tags: string[];
  price?: Decimal;
  vipLevel?: string;
  /** Pay per view that this member has paid for, and until when. */
  paidUntil?: Instant;
}

/** Query of the live models (SPEC 7.3): 1 keeps only the active or the streaming ones. */
export interface LiveModelQuery extends PageQuery {
  language: string;
  active?: 1;
  streaming?: 1;
  roomType?: RoomType;
}

/** A ticket for a room that is paid per view: what it cost, and until when it lasts. */
export interface LiveTicket {
  modelId: string;
  amount: Decimal;
  paidUntil: Instant;
}
