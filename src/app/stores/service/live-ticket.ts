import { payLiveRoom } from '../../../contract/calls/service.ts';
import type { LiveTicket } from '../../../contract/schemas/service.ts';
import { send } from '../../api/client.ts';
import { type MoneyAttempt, moneyAttempt } from '../data/attempt.ts';
import { wallet } from '../wallet/wallet.ts';

/** What a ticket is asked for: the room, its name for the screen, and the price that was shown. */
export interface TicketRequest {
  readonly modelId: string;
  readonly name: string;
  readonly price: string;
}

/** The ticket under way; after a reload its key alone tells how it ended. */
export const liveTicket: MoneyAttempt<TicketRequest, LiveTicket, undefined> = moneyAttempt({
  name: 'liveTicket',
  send: ({ modelId, price }, _secret, key) => send(payLiveRoom, { body: { modelId, price }, key }),
  look: (ticket) => Promise.resolve(ticket),
  moved: () => void wallet.load(),
  open: true,
});
