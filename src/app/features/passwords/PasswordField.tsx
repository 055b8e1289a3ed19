import { t } from '../../i18n/texts.ts';
import { Field, type FieldProps } from '../../ui/field/Field.tsx';

interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'reveal' | 'maxLength'> {
  maxLength?: number | undefined;
}

/** A password, with the eye that shows it (SPEC 2.4). */
export const PasswordField = ({ maxLength = 64, ...field }: PasswordFieldProps) => (
  <Field
    {...field}
    type="password"
    maxLength={maxLength}
    reveal={{ show: t('password_show'), hide: t('password_hide') }}
  />
);

/** The login password that confirms a change, where an open phone is not proof enough. */
export const OwnerPassword = (field: Pick<FieldProps, 'value' | 'error' | 'onChange'>) => (
  <PasswordField {...field} name="password" label={t('owner_password')} autoComplete="current-password" />
);
