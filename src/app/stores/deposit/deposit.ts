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

const CALLS: Record<QuickKind, Call<Deposit, None, DepositForm>> = {
  gateway: createDeposit,
  pix: createPixDeposit,
  alipay: createAlipayDeposit,
  qq: createQqDeposit,
  wechat: createWechatDeposit,
};

function sendDeposit(request: DepositRequest, key: string): Promise<Deposit> {
  if (request.kind === 'manual') {
    const { kind: _, ...body } = request;
    return send(createManualTransfer, { body, key });
  }
  const { kind = 'gateway', ...body } = request;
  return send(CALLS[kind], { body, key });
}

/** Ways to pay in on a phone. */
export const depositMethods: Resource<DepositMethod[]> = resource('deposit.methods', async () =>
  (await send(getDepositMethods, { query: { language: language() } })).filter(({ gateway }) => gateway === MOBILE),
);

/** The deposit under way: what was lost on its way is sent again by its key alone. Its place is device/deposit-place.ts. */
export const depositing: MoneyAttempt<DepositRequest, Deposit, undefined> = moneyAttempt({
  name: 'deposit',
  open: true,
  send: (request, _, key) => sendDeposit(request, key),
  look: ({ depositId }) => send(getDeposit, { query: { depositId } }),
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
  const deposit = await send(getDeposit, { query: { depositId } });
  const { kind, methodId, amount } = deposit;
  // A transfer that the platform knows is never sent again: its form says no more than how it is shown.
  depositing.keep({ kind: kind === 'manual' ? 'gateway' : kind, methodId, amount, backUrl: '/' }, deposit);
}

onSignOut(() => depositMethods.set(undefined));
onLanguage(() => {
  if (depositMethods.value.peek()) void depositMethods.load();
});
