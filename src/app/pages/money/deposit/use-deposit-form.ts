import { useState } from 'react';
import type { DepositMethod, DepositPromo } from '../../../../contract/schemas/deposit.ts';
import { keepTyped } from '../../../device/form-draft.ts';
import { faultsOf } from '../../../features/forms/faults.ts';
import { useForm } from '../../../features/forms/use-form.ts';
import type { TextKey } from '../../../i18n/texts.ts';
import { typedDecimal } from '../../../lib/decimal.ts';
import { deposit, go } from '../../../routes/links.ts';
import { errorText } from '../../../stores/data/error-text.ts';
import { type DepositRequest, depositing, startDeposit } from '../../../stores/deposit/deposit.ts';
import { choosePromo, depositPromos, promoGain } from '../../../stores/deposit/deposit-promos.ts';
import { lastDeposit, rememberDeposit } from '../../../stores/deposit/last-deposit.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { signedIn } from '../../../stores/session/session.ts';
import { depositAt, protectionPath } from '../links.ts';
import { amountFlaw, DEPOSIT_FORM, firstAmount, leaveToPay, NO_PROMO } from './deposit-rules.ts';

interface Typed {
  readonly methodId: string;
  readonly amount: string;
  readonly promotionId: string;
  /** `transfer`: method and amount are chosen, the bank transfer is next. */
  readonly step: string;
}

/** The form as it opens: the way and the sum of the last deposit. */
function startOf(methods: readonly DepositMethod[]): Typed {
  const last = lastDeposit();
  const method = methods.find(({ methodId }) => methodId === last?.methodId) ?? methods[0];
  const amount = firstAmount(method, last?.amount);
  return { methodId: method?.methodId ?? '', amount, promotionId: '', step: '' };
}

/** The promotion that the address names (SPEC 2.10). */
const linked = (): string => new URLSearchParams(location.search).get('promotionId') ?? '';

/** The promotion of the deposit: chosen here, else named by the address, else accepted on another phone. */
function promoIn(promos: readonly DepositPromo[], chosen: string): DepositPromo | undefined {
  const wanted = chosen || linked();
  return promos.find(({ promotionId, accepted }) => (wanted ? promotionId === wanted : accepted));
}

/** Refusals of promotions, which only this page can meet. */
const PROMO_TEXTS: Readonly<Record<string, TextKey>> = {
  'promotion.closed': 'deposit_promo_closed',
  'promotion.used': 'deposit_promo_used',
  'promotion.minimum': 'deposit_promo_below',
};

/** The member's own limit or break refuses the deposit: says which, and opens the page where it was set. */
async function explain(error: NonNullable<typeof depositing.error.value>): Promise<void> {
  const { tellOwnRefusal } = await import('../../../stores/games/play-refusal.ts');
  if (await tellOwnRefusal(error)) go(protectionPath);
}

/** Says why a deposit was not opened; true when it is under way, or its end is not known. */
async function tellStart(): Promise<boolean> {
  // A lost session has been told already; what was typed is kept for the way back.
  if (!signedIn.peek()) return false;
  const error = depositing.error.peek();
  if (depositing.current.peek()) {
    keepTyped(DEPOSIT_FORM, undefined);
    return true;
  }
  if (error?.value?.limit || error?.value?.closed) await explain(error);
  else if (error?.kind === 'refused') {
    const promo = PROMO_TEXTS[error.code];
    if (promo) void depositPromos.load();
    showToast('fail', promo ?? errorText(error), 3);
  } else showToast('offline', 'deposit_offline', 4);
  return false;
}

/** The form of a deposit: what is typed and chosen, its faults, and sending it. */
export function useDepositForm(methods: readonly DepositMethod[]) {
  const [first] = useState(() => startOf(methods));
  const form = useForm<Typed>({
    name: DEPOSIT_FORM,
    first,
    together: true,
    check: (typed) => {
      const flaw = amountFlaw(typedDecimal(typed.amount), method);
      return faultsOf({ amount: flaw && { key: `deposit_amount_${flaw}` } });
    },
    send: async () => {
      if (amount === undefined) return false;
      if (promo && !promoGain(promo, amount)) showToast('info', 'deposit_promo_below', 3);
      else if (method.kind === 'manual') set({ step: 'transfer' });
      else {
        const chosen = promo && { promotionId: promo.promotionId };
        await openDeposit({ kind: method.kind, methodId: method.methodId, amount, backUrl: deposit, ...chosen });
      }
      // What was typed goes once the deposit is under way: tellStart knows that.
      return false;
    },
  });
  const { values, set } = form;
  const method = methods.find(({ methodId }) => methodId === values.methodId) ?? (methods[0] as DepositMethod);
  const promos = depositPromos.value.value ?? [];
  const promo = promoIn(promos, values.promotionId);
  const amount = typedDecimal(values.amount);

  const pickPromo = async (promotionId: string | undefined) => {
    set({ promotionId: promotionId ?? NO_PROMO });
    const error = await choosePromo(promotionId);
    if (!error) return;
    set({ promotionId: NO_PROMO });
    showToast('fail', PROMO_TEXTS[error.code] ?? 'deposit_promo_closed', 3);
  };
  return {
    ...form,
    method,
    amount,
    promos,
    promo,
    /** A link named a promotion that this member cannot have now. */
    promoGone: !values.promotionId && linked() !== '' && !promo,
    pickPromo,
  };
}

/**
 * Opens a deposit in the place of one that waits, which stays in the records; where that fails, the one that waits is there again. A
 * gateway has its own page, a payment code is shown on this one. True when it is under way, or its end is not known.
 */
export async function openDeposit(request: DepositRequest): Promise<boolean> {
  const before = depositing.current.peek();
  if (before?.value && navigator.onLine) depositing.close();
  await startDeposit(request);
  if (!(await tellStart())) {
    if (before?.value) depositing.keep(before.form, before.value);
    return false;
  }
  rememberDeposit(request);
  scrollTo(0, 0);
  const opened = depositing.current.peek()?.value;
  if (opened) go(depositAt(opened.depositId), { replace: true });
  if (opened?.kind === 'gateway') leaveToPay(opened);
  return true;
}
