import type { Decimal } from './money.ts';
import type { PageQuery } from './page.ts';

/** An entry of the customer-service answer (SPEC 7.3); `path` is encrypted as in the system status. */
export interface ServicePath {
  type: 'LIVECHAT' | 'LIVECHAT 1' | 'WHATSAPP' | 'WHATSAPP2' | 'WHATSAPP3' | 'TELEGRAM' | 'FACEBOOK';
  path: string;
}

/** Live-stream room types (SPEC section 3). */
export type RoomType = 'FREE' | 'VIP' | 'PAY_PER_VIEW';

/** A live-stream room and its model. `price` is there for pay per view only. */
export interface LiveModel {
  modelId: string;
  name: string;
  iconUrl: string;
  roomType: RoomType;
  active: boolean;
  streaming: boolean;
  viewers: number;
  price?: Decimal;
}

/** Query of the live models (SPEC 7.3): 1 keeps only the active or the streaming ones. */
export interface LiveModelQuery extends PageQuery {
  language: string;
  active?: 1;
  streaming?: 1;
}
