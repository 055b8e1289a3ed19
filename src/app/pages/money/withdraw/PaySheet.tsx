import '../sheet.css';
import { type FormEvent, useState } from 'react';
import { keepTyped } from '../../../device/form-draft.ts';
import { money } from '../../../i18n/format.ts';
import { type TextKey, t } from '../../../i18n/texts.ts';
import { errorText } from '../../../stores/data/error-text.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { currency } from '../../../stores/system/system.ts';
import { bankCards } from '../../../stores/withdraw/bank-cards.ts';
import { type WithdrawRequest, withdrawal, withdrawSettings } from '../../../stores/withdraw/withdrawal.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { focusField } from '../../../ui/field/shell.tsx';
import { arriving, feeOf, WITHDRAW_FORM } from './withdraw-rules.ts';

interface PaySheetProps {
  form: WithdrawRequest;
  /** The answer was lost: asks how the same withdrawal ended, and begins no other. */
  again: boolean;
  onClose: () => void;
}

const WRONG = ['password.wrong', 'payment.password.wrong'];

/** Refusals that only this page can meet. */
const OWN: Readonly<Record<string, TextKey>> = {
  'withdraw.amount': 'pay_amount_refused',
  'withdraw.wagering': 'pay_wagering_refused',
  'withdraw.card': 'pay_card_refused',
  'limit.reached': 'pay_limit_refused',
};

/** Sums up a withdrawal and asks for the payment password, which is kept nowhere. */
export default function PaySheet({ form, again, onClose }: PaySheetProps) {
  const [secret, setSecret] = useState('');
  const [flaw, setFlaw] = useState<'empty' | 'wrong'>();
  const busy = withdrawal.busy.value;
  const card = bankCards.value.value?.find(({ cardId }) => cardId === form.cardId);
  const settings = withdrawSettings.value.value;
  const shown = (decimal: string) => money(decimal, currency.value);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!secret) {
      setFlaw('empty');
      return void focusField('paymentPassword');
    }
    await (again ? withdrawal.resume(secret) : withdrawal.start(form, secret));
    const error = withdrawal.error.peek();
    if (error && WRONG.includes(error.code)) {
      setSecret('');
      setFlaw('wrong');
      return void focusField('paymentPassword');
    }
    if (withdrawal.current.peek()) keepTyped(WITHDRAW_FORM, undefined);
    else if (error) showToast(error.kind === 'offline' ? 'offline' : 'fail', OWN[error.code] ?? errorText(error), 4);
    onClose();
  };
  return (
    <Drawer open from="bottom" title={t('pay_title')} closeLabel={t('close')} onClose={onClose}>
      <form noValidate className="sheet" onSubmit={(event) => void submit(event)}>
        <p className="sheet-sum money">{shown(form.amount)}</p>
        {card && <p className="sheet-line">{t('pay_to', { name: `${card.bankName} ${card.number}` })}</p>}
        {settings && (
          <p className="sheet-line">
            {t('pay_arrives', {
              fee: shown(feeOf(form.amount, settings)),
              amount: shown(arriving(form.amount, settings)),
            })}
          </p>
        )}
        <Field
          name="paymentPassword"
          label={t('pay_password')}
          type="password"
          inputMode="numeric"
          value={secret}
          maxLength={64}
          reveal={{ show: t('pay_password_show'), hide: t('pay_password_hide') }}
          error={flaw && t(flaw === 'empty' ? 'pay_password_empty' : 'pay_password_wrong')}
          onChange={(next) => {
            setSecret(next);
            setFlaw(undefined);
          }}
        />
        <button type="submit" className="btn btn-primary btn-wide" aria-busy={busy}>
          {t(again ? 'pay_check' : 'pay_submit')}
        </button>
      </form>
    </Drawer>
  );
}
