import { giveLiveGift } from '../../../contract/calls/service.ts';
import type { LiveGiven } from '../../../contract/schemas/service.ts';
import { send } from '../../api/client.ts';
import { type MoneyAttempt, moneyAttempt } from '../data/attempt.ts';
import { wallet } from '../wallet/wallet.ts';
import { addLines } from './live-chat.ts';
import { openedRoom } from './live-room.ts';

/** What is given: to which room, the gift's name for the screen and the price that was shown; the language names it in the chat. */
export interface GiftRequest {
  readonly modelId: string;
  readonly giftId: string;
  readonly name: string;
  readonly price: string;
  readonly language: string;
}

/** The gift under way; after a reload its key alone tells how it ended. */
export const liveGift: MoneyAttempt<GiftRequest, LiveGiven, undefined> = moneyAttempt({
  name: 'liveGift',
  send: ({ modelId, giftId, price, language }, _secret, key) =>
    send(giveLiveGift, { body: { modelId, giftId, price, language }, key }),
  look: (given) => Promise.resolve(given),
  moved: ({ modelId, line }) => {
    void wallet.load();
    if (openedRoom.peek() === modelId) addLines([line]);
  },
  open: true,
});
