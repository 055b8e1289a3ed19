import {
  cancelWithdrawal,
  createWithdrawal,
  getWithdrawal,
  getWithdrawSettings,
} from '../../../contract/calls/withdraw.ts';
import type { Withdrawal, WithdrawForm, WithdrawSettings } from '../../../contract/schemas/withdraw.ts';
import { send } from '../../api/client.ts';
import { type MoneyAttempt, moneyAttempt } from '../data/attempt.ts';
import { type Resource, resource } from '../data/resource.ts';
import { refreshCounters } from '../member/refresh-counters.ts';
import { onSignOut } from '../session/session.ts';
import { wallet } from '../wallet/wallet.ts';

/** What a withdrawal asks for; the payment password goes beside it and is never stored. */
export type WithdrawRequest = Pick<WithdrawForm, 'cardId' | 'amount'>;

/** Limits, fee, and the turnover that is still due (SPEC 7.4). */
export const withdrawSettings: Resource<WithdrawSettings> = resource('withdrawal.settings', () =>
  send(getWithdrawSettings, {}),
);

function moved(): void {
  void wallet.load();
  void withdrawSettings.load();
  refreshCounters();
}

/** The withdrawal under way; its secret is the payment password. */
export const withdrawal: MoneyAttempt<WithdrawRequest, Withdrawal, string> = moneyAttempt({
  name: 'withdrawal',
  send: (form, paymentPassword, key) => send(createWithdrawal, { body: { ...form, paymentPassword }, key }),
  look: ({ withdrawId }) => send(getWithdrawal, { query: { withdrawId } }),
  moved,
  // Its page says itself that the key is taken.
  doubtful: ['password.wrong', 'payment.password.wrong', 'idempotency.conflict'],
});

/** Takes a withdrawal back that nobody has begun to pay; a lost answer is asked for again with the key that it began with. */
export const takeBack = (): Promise<void> =>
  withdrawal.change(({ withdrawId }, key) => send(cancelWithdrawal, { body: { withdrawId }, key: `cancel.${key}` }));

onSignOut(() => withdrawSettings.set(undefined));
