import { t } from '../../i18n/texts.ts';
import { Field } from '../../ui/field/Field.tsx';

interface SecretFieldProps {
  value: string;
  error: string;
  onChange: (secret: string) => void;
}

/** The payment password that confirms a transfer. */
export function SecretField({ value, error, onChange }: SecretFieldProps) {
  return (
    <Field
      name="paymentPassword"
      label={t('send_password')}
      type="password"
      inputMode="numeric"
      maxLength={64}
      value={value}
      reveal={{ show: t('send_password_show'), hide: t('send_password_hide') }}
      error={error}
      onChange={onChange}
    />
  );
}
