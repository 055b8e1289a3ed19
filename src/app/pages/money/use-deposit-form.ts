import { useState } from 'react';
import type { DepositMethod, DepositPromo } from '../../../contract/schemas/deposit.ts';
import { keepTyped, typedTexts } from '../../device/form-draft.ts';
import { typedDecimal } from '../../lib/decimal.ts';
import { deposit } from '../../routes/links.ts';
import { depositing, startDeposit } from '../../stores/deposit.ts';
import { choosePromo, depositPromos, promoGain } from '../../stores/deposit-promos.ts';
import { showToast } from '../../stores/toasts.ts';
import { focusField } from '../../ui/field/shell.tsx';
import { PROMO_TEXTS, tellStart } from './deposit-outcome.ts';
import { type AmountFlaw, amountFlaw, DEPOSIT_FORM, NO_PROMO } from './deposit-rules.ts';
import { leaveToPay } from './leave-to-pay.ts';

interface Typed {
  readonly methodId: string;
  readonly amount: string;
  readonly promotionId: string;
  /** `transfer`: method and amount stand, the transfer itself comes next. */
  readonly step: string;
}

const EMPTY: Typed = { methodId: '', amount: '', promotionId: '', step: '' };

/** The promotion that a link brings along (SPEC 2.10). */
const linked = (): string => new URLSearchParams(location.search).get('promotionId') ?? '';

/** The promotion that holds: chosen here, else by the link, else on another phone. */
function promoIn(promos: readonly DepositPromo[], chosen: string): DepositPromo | undefined {
  const wanted = chosen || linked();
  return promos.find(({ promotionId, accepted }) => (wanted ? promotionId === wanted : accepted));
}

/** The form of a deposit: what is typed and chosen, what is wrong, and sending it. */
export function useDepositForm(methods: readonly DepositMethod[]) {
  const [typed, write] = useState(() => ({ ...EMPTY, ...typedTexts(DEPOSIT_FORM) }));
  const [flaw, setFlaw] = useState<AmountFlaw>();
  const set = (change: Partial<Typed>) => {
    const next = { ...typed, ...change };
    keepTyped(DEPOSIT_FORM, { ...next });
    write(next);
    if (!('step' in change)) setFlaw(undefined);
  };
  const method = methods.find(({ methodId }) => methodId === typed.methodId) ?? (methods[0] as DepositMethod);
  const promos = depositPromos.value.value ?? [];
  const promo = promoIn(promos, typed.promotionId);
  const amount = typedDecimal(typed.amount);

  const pickPromo = async (promotionId: string | undefined) => {
    set({ promotionId: promotionId ?? NO_PROMO });
    const error = await choosePromo(promotionId);
    if (!error) return;
    set({ promotionId: NO_PROMO });
    showToast('fail', PROMO_TEXTS[error.code] ?? 'deposit_promo_closed', 3);
  };
  const submit = async () => {
    const found = amountFlaw(amount, method);
    setFlaw(found);
    if (found || amount === undefined) return void focusField('amount');
    if (promo && !promoGain(promo, amount)) return void showToast('info', 'deposit_promo_below', 3);
    if (method.kind === 'manual') return set({ step: 'transfer' });
    const chosen = promo && { promotionId: promo.promotionId };
    await startDeposit({ kind: method.kind, methodId: method.methodId, amount, backUrl: deposit, ...chosen });
    if (!(await tellStart())) return;
    scrollTo(0, 0);
    openPayment();
  };
  return {
    typed,
    method,
    amount,
    flaw,
    promos,
    promo,
    /** A link named a promotion that this member cannot have now. */
    promoGone: !typed.promotionId && linked() !== '' && !promo,
    set,
    pickPromo,
    submit,
  };
}

/** A gateway has a page of its own; a code is shown here. */
function openPayment(): void {
  const opened = depositing.current.peek()?.value;
  if (opened?.kind === 'gateway') leaveToPay(opened);
}
