import type { SecurityConfig } from '../../../../contract/schemas/security.ts';
import { faultsOf, faultText } from '../../../features/forms/faults.ts';
import { knownSecretFault, tellRefusal } from '../../../features/forms/field-faults.ts';
import { useForm } from '../../../features/forms/use-form.ts';
import { OwnerPassword } from '../../../features/passwords/PasswordField.tsx';
import { NewPaymentPassword, PaymentPasswordField } from '../../../features/passwords/PaymentPasswordField.tsx';
import { confirmFault, newPinFault } from '../../../features/passwords/payment-password-rules.ts';
import { t } from '../../../i18n/texts.ts';
import { go, goBack } from '../../../routes/links.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { savePaymentPassword } from '../../../stores/security/payment-password.ts';
import styles from './PaymentPassword.css';

const EMPTY = { oldPaymentPassword: '', password: '', paymentPassword: '', confirmation: '' };

/** Sets the first payment password, proven by the login password, or changes it, proven by the one before. */
export function PaymentForm({ config }: { config: SecurityConfig }) {
  const changes = config.paymentPassword;
  const rule = config.paymentRule;
  const form = useForm({
    first: EMPTY,
    check: ({ oldPaymentPassword, password, paymentPassword: pin, confirmation }) =>
      faultsOf({
        oldPaymentPassword: changes ? knownSecretFault(oldPaymentPassword) : undefined,
        password: changes ? undefined : knownSecretFault(password),
        paymentPassword: newPinFault(pin, rule, [oldPaymentPassword, password]),
        confirmation: confirmFault(confirmation, pin),
      }),
    send: ({ oldPaymentPassword, password, paymentPassword: pin }) =>
      savePaymentPassword({ paymentPassword: pin, ...(changes ? { oldPaymentPassword } : { password }) }),
    refused: tellRefusal,
    done: () => {
      showToast('success', changes ? 'pin_changed' : 'pin_saved', 2);
      goBack();
    },
  });
  const { values, faults } = form;
  return (
    <form className={styles.secret} method="post" noValidate onSubmit={form.submit}>
      <p className={styles.secretLead}>{t(changes ? 'pin_change_lead' : 'pin_set_lead')}</p>
      {changes ? (
        <>
          <PaymentPasswordField
            rule={rule}
            name="oldPaymentPassword"
            label={t('pin_old')}
            value={values.oldPaymentPassword}
            fault={faults.oldPaymentPassword}
            onChange={(oldPaymentPassword) => form.set({ oldPaymentPassword })}
          />
          <button
            type="button"
            className={`btn btn-quiet ${styles.secretForgot}`}
            onClick={() => go('/m/paymentPassword?reset=1')}
          >
            {t('pin_forgot')}
          </button>
        </>
      ) : (
        <OwnerPassword
          value={values.password}
          error={faultText(faults.password)}
          onChange={(password) => form.set({ password })}
        />
      )}
      <NewPaymentPassword
        rule={rule}
        name="paymentPassword"
        values={values}
        faults={faults}
        onChange={form.set}
        onLook={form.leave}
      />
      {form.failed && (
        <p className={styles.secretFailed} role="alert">
          {faultText(form.failed)}
        </p>
      )}
      <button type="submit" className="btn btn-primary btn-wide" aria-busy={form.busy}>
        {t('save')}
      </button>
      <p className={styles.secretTips}>{t('pin_tips')}</p>
    </form>
  );
}
