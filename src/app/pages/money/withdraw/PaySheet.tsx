import { keepTyped } from '../../../device/form-draft.ts';
import { PaymentSecret } from '../../../features/passwords/PaymentSecret.tsx';
import { askSecretAgain, isWrongSecret, useSecretForm } from '../../../features/passwords/payment-secret.ts';
import { money } from '../../../i18n/format.ts';
import { type TextKey, t } from '../../../i18n/texts.ts';
import { errorText } from '../../../stores/data/error-text.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { currency } from '../../../stores/system/system.ts';
import { bankCards } from '../../../stores/withdraw/bank-cards.ts';
import { type WithdrawRequest, withdrawal, withdrawSettings } from '../../../stores/withdraw/withdrawal.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import styles from '../sheet.css';
import { arriving, feeOf, WITHDRAW_FORM } from './withdraw-rules.ts';

interface PaySheetProps {
  form: WithdrawRequest;
  /** The answer was lost: asks how the same withdrawal ended, and begins no other. */
  again: boolean;
  onClose: () => void;
}

/** Refusals that only this page can meet. */
const OWN: Readonly<Record<string, TextKey>> = {
  'withdraw.amount': 'pay_amount_refused',
  'withdraw.wagering': 'pay_wagering_refused',
  'withdraw.card': 'pay_card_refused',
  'withdraw.kyc': 'pay_identity_refused',
  'limit.reached': 'pay_limit_refused',
};

/** Sums up a withdrawal and asks for the payment password, which is kept nowhere. */
export default function PaySheet({ form: asked, again, onClose }: PaySheetProps) {
  const card = bankCards.value.value?.find(({ cardId }) => cardId === asked.cardId);
  const settings = withdrawSettings.value.value;
  const shown = (decimal: string) => money(decimal, currency.value);
  const form = useSecretForm({
    send: async ({ paymentPassword }, actions) => {
      if (withdrawal.busy.peek()) return false;
      await (again ? withdrawal.resume(paymentPassword) : withdrawal.start(asked, paymentPassword));
      const error = withdrawal.error.peek();
      if (isWrongSecret(error?.code)) return askSecretAgain(actions);
      // What another tab has begun stands in its place: this one was not sent.
      if (withdrawal.current.peek()?.form === asked) keepTyped(WITHDRAW_FORM, undefined);
      else if (error) showToast(error.kind === 'offline' ? 'offline' : 'fail', OWN[error.code] ?? errorText(error), 4);
      return onClose();
    },
  });
  return (
    <Drawer open from="bottom" title={t('pay_title')} closeLabel={t('close')} onClose={onClose}>
      <form noValidate className={styles.sheet} onSubmit={form.submit}>
        <p className={`${styles.sheetSum} money`}>{shown(asked.amount)}</p>
        {card && <p className={styles.sheetLine}>{t('pay_to', { name: `${card.bankName} ${card.number}` })}</p>}
        {settings && (
          <p className={styles.sheetLine}>
            {t('pay_arrives', {
              fee: shown(feeOf(asked.amount, settings)),
              amount: shown(arriving(asked.amount, settings)),
            })}
          </p>
        )}
        <PaymentSecret form={form} />
        <button type="submit" className="btn btn-primary btn-wide" aria-busy={withdrawal.busy.value}>
          {t(again ? 'pay_check' : 'pay_submit')}
        </button>
      </form>
    </Drawer>
  );
}
