import { t } from '../../../i18n/texts.ts';
import { Field } from '../../../ui/field/Field.tsx';

interface OwnerPasswordProps {
  value: string;
  error: string;
  onChange: (password: string) => void;
}

/** The login password, where an open phone is not proof enough. */
export function OwnerPassword({ value, error, onChange }: OwnerPasswordProps) {
  return (
    <Field
      name="password"
      type="password"
      label={t('owner_password')}
      value={value}
      error={error}
      maxLength={64}
      autoComplete="current-password"
      reveal={{ show: t('secret_show'), hide: t('secret_hide') }}
      onChange={onChange}
    />
  );
}
