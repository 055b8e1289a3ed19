import type { FormEvent } from 'react';
import type { SecurityConfig } from '../../../contract/schemas/security.ts';
import { t } from '../../i18n/texts.ts';
import { go, goBack } from '../../routes/links.ts';
import { savePaymentPassword } from '../../stores/payment-password.ts';
import { showToast } from '../../stores/toasts.ts';
import { Field } from '../../ui/field/Field.tsx';
import { faultText } from './fault-text.ts';
import { faultsOf, knownSecretFault } from './form-rules.ts';
import { PinInput } from './PinInput.tsx';
import { paymentPassword } from './paths.ts';
import { confirmFault, newPinFault } from './pin-rules.ts';
import { useForm } from './use-form.ts';

const FIRST = { oldPaymentPassword: '', password: '', paymentPassword: '', confirmation: '' };
const SECRETS = ['oldPaymentPassword', 'password', 'paymentPassword', 'confirmation'] as const;

/** Sets the first payment password, proven by the login password, or changes it, proven by the one before. */
export function PaymentForm({ config }: { config: SecurityConfig }) {
  const changes = config.paymentPassword;
  const rule = config.paymentRule;
  const form = useForm({
    name: 'payment',
    first: FIRST,
    secrets: SECRETS,
    check: ({ oldPaymentPassword, password, paymentPassword: pin, confirmation }) =>
      faultsOf({
        oldPaymentPassword: changes ? knownSecretFault(oldPaymentPassword) : undefined,
        password: changes ? undefined : knownSecretFault(password),
        paymentPassword: newPinFault(pin, rule, [oldPaymentPassword, password]),
        confirmation: confirmFault(confirmation, pin),
      }),
    send: ({ oldPaymentPassword, password, paymentPassword: pin }) =>
      savePaymentPassword({ paymentPassword: pin, ...(changes ? { oldPaymentPassword } : { password }) }),
    done: () => {
      showToast('success', changes ? 'pin_changed' : 'pin_saved', 2);
      goBack();
    },
  });
  const { fields, faults } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <form className="secret" method="post" noValidate onSubmit={submit}>
      <p className="secret-lead">{t(changes ? 'pin_change_lead' : 'pin_set_lead')}</p>
      {changes ? (
        <>
          <PinInput
            rule={rule}
            name="oldPaymentPassword"
            label={t('pin_old')}
            value={fields.oldPaymentPassword}
            fault={faults.oldPaymentPassword}
            onChange={(oldPaymentPassword) => form.set({ oldPaymentPassword })}
          />
          <button
            type="button"
            className="btn btn-quiet secret-forgot"
            onClick={() => go(`${paymentPassword}?reset=1`)}
          >
            {t('pin_forgot')}
          </button>
        </>
      ) : (
        <Field
          name="password"
          type="password"
          label={t('owner_password')}
          value={fields.password}
          error={faultText(faults.password)}
          maxLength={64}
          autoComplete="current-password"
          reveal={{ show: t('secret_show'), hide: t('secret_hide') }}
          onChange={(password) => form.set({ password })}
        />
      )}
      <PinInput
        rule={rule}
        name="paymentPassword"
        label={t('pin_new')}
        value={fields.paymentPassword}
        fault={faults.paymentPassword}
        onChange={(pin) => form.set({ paymentPassword: pin })}
      />
      <PinInput
        rule={rule}
        name="confirmation"
        label={t('pin_confirm')}
        value={fields.confirmation}
        fault={faults.confirmation}
        onChange={(confirmation) => form.set({ confirmation })}
      />
      {form.failed && (
        <p className="secret-failed" role="alert">
          {faultText(form.failed)}
        </p>
      )}
      <button type="submit" className="btn btn-primary btn-wide" aria-busy={form.busy}>
        {t('save')}
      </button>
      <p className="secret-tips">{t('pin_tips')}</p>
    </form>
  );
}
