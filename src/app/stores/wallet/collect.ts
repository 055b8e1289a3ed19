import { collectFunds } from '../../../contract/calls/wallet.ts';
import type { Collection } from '../../../contract/schemas/wallet.ts';
import { send } from '../../api/client.ts';
import type { CallError } from '../../api/errors.ts';
import { type MoneyAttempt, moneyAttempt } from '../data/attempt.ts';
import { vendorWallets } from './vendor-wallets.ts';
import { wallet } from './wallet.ts';

/** The collection under way, or one whose answer was lost; `true` stands for the secret that it does not need. */
export const collection: MoneyAttempt<object, Collection, true> = moneyAttempt({
  name: 'collect',
  send: (_form, _secret, key) => send(collectFunds, { key }),
  look: (made) => Promise.resolve(made),
  moved() {
    void wallet.load();
    void vendorWallets.load();
  },
});

/** How it ended; undefined for a tap without effect, and when its member has left. */
export type CollectEnd = { value: Collection } | { error: CallError } | undefined;

function end(): CollectEnd {
  const value = collection.current.peek()?.value;
  const error = collection.error.peek();
  if (!value) return error && { error };
  collection.close();
  return { value };
}

/** Brings everything that vendors keep into the main wallet; one that was lost before is asked for first, and is then the one. */
export async function collectAll(): Promise<CollectEnd> {
  if (collection.busy.peek()) return undefined;
  collection.restore();
  await (collection.current.peek() ? collection.resume(true) : collection.start({}, true));
  return end();
}

/** Asks how one without an answer ended, also before a reload; nothing is collected that nobody tapped. */
export async function settleCollection(): Promise<CollectEnd> {
  if (collection.busy.peek()) return undefined;
  collection.restore();
  if (!collection.current.peek()) return undefined;
  await collection.resume(true);
  return end();
}
