import type { Call, None } from '../../../contract/call.ts';
import {
  createAlipayDeposit,
  createDeposit,
  createManualTransfer,
  createPixDeposit,
  createQqDeposit,
  createWechatDeposit,
  getDeposit,
  getDepositMethods,
} from '../../../contract/calls/deposit.ts';
import type {
  Deposit,
  DepositForm,
  DepositKind,
  DepositMethod,
  ManualTransferForm,
} from '../../../contract/schemas/deposit.ts';
import { send } from '../../api/client.ts';
import { language } from '../../i18n/texts.ts';
import { type Attempt, type MoneyAttempt, moneyAttempt } from '../data/attempt.ts';
import { type Resource, resource } from '../data/resource.ts';
import { refreshCounters } from '../member/refresh-counters.ts';
import { onSignOut } from '../session/session.ts';
import { onLanguage } from '../settings/settings.ts';
import { wallet } from '../wallet/wallet.ts';

/** Ways that are paid at once; a manual transfer was made before it is reported. */
type QuickKind = Exclude<DepositKind, 'manual'>;

/** What a deposit asks for; without a kind it goes to a gateway, as what older versions have stored. */
export type DepositRequest =
  | ({ readonly kind?: QuickKind } & DepositForm)
  | ({ readonly kind: 'manual' } & ManualTransferForm);

export type DepositAttempt = Attempt<DepositRequest, Deposit>;

/** The site asks for its mobile gateways (SPEC section 9: WEB 1, MOBILE 3). */
const MOBILE = 3;

const CALLS = new Map<DepositKind, Call<Deposit, None, DepositForm>>([
  ['pix', createPixDeposit],
  ['alipay', createAlipayDeposit],
  ['qq', createQqDeposit],
  ['wechat', createWechatDeposit],
]);

/** A way to pay that this app does not know is paid at the platform's gateway. */
const withKind = <Paid extends Deposit | DepositMethod>(paid: Paid): Paid =>
  paid.kind === 'manual' || CALLS.has(paid.kind) ? paid : { ...paid, kind: 'gateway' };

async function sendDeposit(request: DepositRequest, key: string): Promise<Deposit> {
  if (request.kind === 'manual') {
    const { kind: _, ...body } = request;
    return send(createManualTransfer, { body, key });
  }
  const { kind = 'gateway', ...body } = request;
  return withKind(await send(CALLS.get(kind) ?? createDeposit, { body, key }));
}

const lookAt = async (depositId: string): Promise<Deposit> =>
  withKind(await send(getDeposit, { query: { depositId } }));

/** Ways to pay in on a phone. */
export const depositMethods: Resource<DepositMethod[]> = resource('deposit.methods', async () =>
  (await send(getDepositMethods, { query: { language: language() } }))
    .filter(({ gateway }) => gateway === MOBILE)
    .map(withKind),
);

/** The deposit under way: what was lost on its way is sent again by its key alone. Its place is device/deposit-place.ts. */
export const depositing: MoneyAttempt<DepositRequest, Deposit, undefined> = moneyAttempt({
  name: 'deposit',
  open: true,
  send: (request, _, key) => sendDeposit(request, key),
  look: ({ depositId }) => lookAt(depositId),
  moved: ({ status }) => {
    if (status === 'approved') void wallet.load();
    // A letter tells of what was decided.
    if (status !== 'pending') refreshCounters();
  },
});

/** Opens a deposit; the gateway speaks the language on screen. */
export const startDeposit = (request: DepositRequest): Promise<void> =>
  depositing.start({ ...request, language: language() }, undefined);

/** Goes on with a deposit of the records, or one that a gateway leads back from. @throws CallError */
export async function takeDeposit(depositId: string): Promise<void> {
  const deposit = await lookAt(depositId);
  const { kind, methodId, amount } = deposit;
  // A transfer that the platform knows is never sent again: its form says no more than how it is shown.
  depositing.keep({ kind: kind === 'manual' ? 'gateway' : kind, methodId, amount, backUrl: '/' }, deposit);
}

onSignOut(() => depositMethods.set(undefined));
onLanguage(() => {
  if (depositMethods.value.peek()) void depositMethods.load();
});
