import { useState } from 'react';
import type { BankCard, BankCardForm, PixKeyType } from '../../../../contract/schemas/withdraw.ts';
import { keepTyped, typedTexts } from '../../../device/form-draft.ts';
import { type TextKey, t } from '../../../i18n/texts.ts';
import { failureOf } from '../../../stores/data/error-text.ts';
import { addCard } from '../../../stores/withdraw/bank-cards.ts';
import { focusField } from '../../../ui/field/shell.tsx';
import { numberFits, plainNumber } from './withdraw-rules.ts';

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

type Faults = Partial<Record<keyof CardFields, string>>;

const FORM = 'card';
const EMPTY: CardFields = {
  kind: 'pix',
  pixKeyType: 'cpf',
  bankCode: '',
  branch: '',
  number: '',
  payeeName: '',
  paymentPassword: '',
};

/** The form as it was typed before a reload; an unknown kind falls back to the first. */
function kept(): CardFields {
  const { kind, pixKeyType, ...texts } = typedTexts(FORM);
  return {
    ...EMPTY,
    ...texts,
    kind: kind === 'bank' ? 'bank' : 'pix',
    pixKeyType: PIX_KEYS.find((one) => one === pixKeyType) ?? 'cpf',
    paymentPassword: '',
  };
}

/** The faults of a card before it is sent: texts by field, in the order of the form. */
function faultsOf(fields: CardFields): Faults {
  const { kind, pixKeyType, bankCode, branch, number, payeeName, paymentPassword } = fields;
  const wrong: [keyof CardFields, TextKey, boolean][] = [
    ['bankCode', 'card_bank_missing', kind === 'bank' && !bankCode],
    ['branch', 'card_branch_wrong', kind === 'bank' && !/^[\dX-]{1,10}$/i.test(branch)],
    ['number', 'card_number_wrong', !numberFits(kind, pixKeyType, plainNumber(kind, pixKeyType, number))],
    ['payeeName', 'card_payee_wrong', payeeName.trim().length < 2],
    ['paymentPassword', 'pay_password_empty', !paymentPassword],
  ];
  return Object.assign({}, ...wrong.filter(([, , is]) => is).map(([name, key]) => ({ [name]: t(key) }))) as Faults;
}

const sent = ({
  kind,
  pixKeyType,
  bankCode,
  branch,
  number,
  payeeName,
  paymentPassword,
}: CardFields): BankCardForm => ({
  kind,
  number: plainNumber(kind, pixKeyType, number),
  payeeName: payeeName.trim(),
  paymentPassword,
  ...(kind === 'pix' ? { pixKeyType } : { bankCode, branch }),
});

/** The form of a new account or key: what is typed, what is wrong, and how it went. */
export function useCardForm(onAdded: (card: BankCard) => void) {
  const [fields, setFields] = useState(kept);
  const [faults, setFaults] = useState<Faults>({});
  const [failed, setFailed] = useState('');
  const [busy, setBusy] = useState(false);

  const set = (change: Partial<CardFields>) => {
    const next = { ...fields, ...change };
    const { paymentPassword: _, ...lasting } = next;
    keepTyped(FORM, lasting);
    setFields(next);
    setFaults({});
    setFailed('');
  };
  const show = (found: Faults) => {
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) focusField(first);
  };
  const refuse = (thrown: unknown) => {
    const { code, text, field } = failureOf(thrown);
    if (code.endsWith('password.wrong')) show({ paymentPassword: t('pay_password_wrong') });
    else if (code === 'limit.reached') setFailed(t('card_limit'));
    else if (field === 'number') show({ number: t('card_number_refused') });
    else setFailed(t(text));
  };
  const submit = async () => {
    const found = faultsOf(fields);
    if (busy || Object.keys(found).length > 0) return show(found);
    setBusy(true);
    try {
      const card = await addCard(sent(fields));
      keepTyped(FORM, undefined);
      onAdded(card);
    } catch (thrown) {
      refuse(thrown);
    } finally {
      setBusy(false);
    }
  };
  return { fields, faults, failed, busy, set, submit };
}
