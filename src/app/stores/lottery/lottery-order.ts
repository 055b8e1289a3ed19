import { cancelSubOrder, getLotteryOrder } from '../../../contract/calls/records.ts';
import type { LotteryOrderDetail } from '../../../contract/schemas/records.ts';
import { send } from '../../api/client.ts';
import { language } from '../../i18n/texts.ts';
import { type MoneyAttempt, moneyAttempt } from '../data/attempt.ts';
import { type Resource, resource } from '../data/resource.ts';
import { onSignOut } from '../session/session.ts';
import { followLanguage } from '../settings/settings.ts';
import { wallet } from '../wallet/wallet.ts';

let opened = '';

const ask = (orderId: string): Promise<LotteryOrderDetail> =>
  send(getLotteryOrder, { query: { orderId, language: language() } });

/** The order that is looked at, with its bets. */
export const lotteryOrder: Resource<LotteryOrderDetail> = followLanguage(resource('records.order', () => ask(opened)));

/** Looks at an order: always asked anew, as draws go on. */
export function openOrder(orderId: string): void {
  if (orderId !== opened) lotteryOrder.set(undefined);
  opened = orderId;
  void lotteryOrder.load();
}

/** Which bet of which order is to be cancelled. */
export interface CancelForm {
  orderId: string;
  subOrderId: string;
  language: string;
}

function moved(detail: LotteryOrderDetail): void {
  if (detail.orderId === opened) lotteryOrder.set(detail);
  void wallet.load();
}

/** The cancellation under way of a bet of an order; it needs no secret. */
export const cancellation: MoneyAttempt<CancelForm, LotteryOrderDetail, null> = moneyAttempt({
  name: 'lottery.cancel',
  send: (form, _secret, key) => send(cancelSubOrder, { body: form, key }),
  look: ({ orderId }) => ask(orderId),
  moved,
});

/** How a cancellation ended: `unknown` while its answer is lost, `refused` when the bet stays. */
export type CancelEnd = 'done' | 'refused' | 'unknown';

/** Reads how the cancellation stands; one that is done is put away, and after a refusal the order is asked for again. */
function endOf(orderId: string): CancelEnd {
  const { value } = cancellation.current.peek() ?? {};
  if (value) {
    cancellation.close();
    return 'done';
  }
  if (cancellation.current.peek()) return 'unknown';
  if (cancellation.error.peek()?.kind === 'refused' && orderId === opened) void lotteryOrder.load();
  return 'refused';
}

/** Cancels a bet of an order and gives its stake back, once, whatever the line does (SPEC 7.4). */
export async function cancelBet(orderId: string, subOrderId: string): Promise<CancelEnd> {
  const before = cancellation.current.peek();
  const left = await resumeCancel();
  // One whose answer was lost is asked for first; the same bet again is that very cancellation.
  if (left === 'unknown' || (left && before?.form.subOrderId === subOrderId)) return left;
  await cancellation.start({ orderId, subOrderId, language: language() }, null);
  return endOf(orderId);
}

/** Goes on with a cancellation whose answer was lost, also by a reload; undefined when there is none, or one is on its way. */
export async function resumeCancel(): Promise<CancelEnd | undefined> {
  if (!cancellation.current.peek()) cancellation.restore();
  const form = cancellation.current.peek()?.form;
  if (!form || cancellation.busy.peek()) return undefined;
  await cancellation.resume(null);
  return endOf(form.orderId);
}

onSignOut(() => {
  opened = '';
  lotteryOrder.set(undefined);
});
