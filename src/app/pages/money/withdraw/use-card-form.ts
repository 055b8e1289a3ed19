import type { BankCard, BankCardForm, PixKeyType } from '../../../../contract/schemas/withdraw.ts';
import { typedTexts } from '../../../device/form-draft.ts';
import { type Fault, type Faults, faultsOf } from '../../../features/forms/faults.ts';
import { type FormActions, useForm } from '../../../features/forms/use-form.ts';
import { isWrongSecret, secretFault, WRONG_SECRET } from '../../../features/passwords/payment-secret.ts';
import { failureOf } from '../../../stores/data/error-text.ts';
import { profile } from '../../../stores/member/profile.ts';
import { addCard } from '../../../stores/withdraw/bank-cards.ts';
import { mayBeName, numberFits, plainNumber } from './withdraw-rules.ts';

/** Kinds of Pix keys, the commonest first. */
export const PIX_KEYS: readonly PixKeyType[] = ['cpf', 'phone', 'email', 'random'];

interface CardFields {
  kind: BankCardForm['kind'];
  pixKeyType: PixKeyType;
  bankCode: string;
  branch: string;
  number: string;
  payeeName: string;
  paymentPassword: string;
}

const FORM = 'card';
const ORDER = ['bankCode', 'branch', 'number', 'payeeName', 'paymentPassword'] as const;

/** The form as it was typed before a reload; an unknown kind falls back to the first. */
function kept(): CardFields {
  const { kind, pixKeyType, ...texts } = typedTexts(FORM);
  return {
    bankCode: '',
    branch: '',
    number: '',
    payeeName: '',
    ...texts,
    kind: kind === 'bank' ? 'bank' : 'pix',
    pixKeyType: PIX_KEYS.find((one) => one === pixKeyType) ?? 'cpf',
    paymentPassword: '',
  };
}

function payeeFault(payeeName: string): Fault | undefined {
  if (payeeName.trim().length < 2) return { key: 'card_payee_wrong' };
  const payee = profile.value.peek()?.payeeName;
  return payee && !mayBeName(payeeName, payee) ? { key: 'card_payee_other' } : undefined;
}

/** The faults of a card before it is sent. */
function cardFaults(fields: CardFields): Faults<keyof CardFields> {
  const { kind, pixKeyType, bankCode, branch, number, payeeName, paymentPassword } = fields;
  const bank = kind === 'bank';
  const fits = numberFits(kind, pixKeyType, plainNumber(kind, pixKeyType, number));
  return faultsOf({
    bankCode: bank && !bankCode ? { key: 'card_bank_missing' } : undefined,
    branch: bank && !/^[\dX-]{1,10}$/i.test(branch) ? { key: 'card_branch_wrong' } : undefined,
    number: fits ? undefined : { key: 'card_number_wrong' },
    payeeName: payeeFault(payeeName),
    paymentPassword: secretFault(paymentPassword),
  });
}

function sent({ kind, pixKeyType, bankCode, branch, number, payeeName, paymentPassword }: CardFields): BankCardForm {
  return {
    kind,
    number: plainNumber(kind, pixKeyType, number),
    payeeName: payeeName.trim(),
    paymentPassword,
    ...(kind === 'pix' ? { pixKeyType } : { bankCode, branch }),
  };
}

function refused(thrown: unknown, { tell }: FormActions<CardFields>): void {
  const { code, text, field } = failureOf(thrown);
  if (isWrongSecret(code)) tell('paymentPassword', WRONG_SECRET);
  else if (code === 'limit.reached') tell(undefined, { key: 'card_limit' });
  else if (field === 'number') tell('number', { key: 'card_number_refused' });
  else if (field === 'payeeName') tell('payeeName', { key: 'card_payee_other' });
  else tell(undefined, { key: text });
}

/** The form of a new account or key: what is typed, what is wrong, and how it went. */
export const useCardForm = (onAdded: (card: BankCard) => void) =>
  useForm<CardFields>({
    name: FORM,
    first: kept,
    order: ORDER,
    together: true,
    check: cardFaults,
    send: async (fields) => onAdded(await addCard(sent(fields))),
    refused,
  });
