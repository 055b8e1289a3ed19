import { transferDownline, transferMultipleDownlines } from '../../../contract/calls/agent.ts';
import type { DownlineTransfer } from '../../../contract/schemas/agent.ts';
import { send } from '../../api/client.ts';
import { type MoneyAttempt, moneyAttempt } from '../data/attempt.ts';
import { wallet } from '../wallet/wallet.ts';

/** Who is sent how much; the payment password goes beside it and is never stored. */
export interface SendRequest {
  readonly transfers: readonly (DownlineTransfer & { readonly userName: string })[];
}

/** What the platform made of it, in the order of the request. */
export interface Sent {
  readonly transactionIds: readonly string[];
}

async function sendAll({ transfers }: SendRequest, paymentPassword: string, key: string): Promise<Sent> {
  const [first, ...others] = transfers.map(({ memberId, amount }) => ({ memberId, amount }));
  if (first && others.length === 0) {
    const { transactionId } = await send(transferDownline, { body: { ...first, paymentPassword }, key });
    return { transactionIds: [transactionId] };
  }
  const body = { transfers: first ? [first, ...others] : [], paymentPassword };
  return await send(transferMultipleDownlines, { body, key });
}

/** Money on its way down, to one or to many, all or none (SPEC 7.4); its secret is the payment password. What was made stays as it is. */
export const sendingDown: MoneyAttempt<SendRequest, Sent, string> = moneyAttempt({
  name: 'sendDown',
  send: sendAll,
  look: (made) => Promise.resolve(made),
  moved: () => void wallet.load(),
  doubtful: ['password.wrong', 'payment.password.wrong'],
});
