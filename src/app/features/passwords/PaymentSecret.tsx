import { t } from '../../i18n/texts.ts';
import { Field } from '../../ui/field/Field.tsx';
import { type Faults, faultText } from '../forms/faults.ts';
import type { PaymentSecretFields } from './payment-secret.ts';

interface PaymentSecretProps {
  form: {
    values: PaymentSecretFields;
    faults: Faults<keyof PaymentSecretFields>;
    set: (change: PaymentSecretFields) => void;
  };
}

/** The payment password that confirms a movement of money. */
export const PaymentSecret = ({ form: { values, faults, set } }: PaymentSecretProps) => (
  <Field
    name="paymentPassword"
    label={t('pay_password')}
    type="password"
    inputMode="numeric"
    value={values.paymentPassword}
    maxLength={64}
    reveal={{ show: t('pay_password_show'), hide: t('pay_password_hide') }}
    error={faultText(faults.paymentPassword)}
    onChange={(paymentPassword) => set({ paymentPassword })}
  />
);
