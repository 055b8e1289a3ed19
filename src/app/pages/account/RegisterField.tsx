import type { RegisterFieldName, RegisterFieldRule } from '../../../contract/schemas/registration.ts';
import { t } from '../../i18n/texts.ts';
import { EARLIEST, latestBirthday } from '../../lib/birthday.ts';
import { Field, type FieldProps } from '../../ui/field/Field.tsx';
import { withTexts } from './captcha-texts.ts';
import { faultText } from './field-text.ts';
import { LateCaptcha } from './PartFace.tsx';
import { isSecret, mannerOf } from './register-inputs.ts';
import type { RegisterFormState } from './use-register.ts';
import { useStrength } from './use-strength.ts';

/** Every registration ends in it: it comes by itself. */
const captcha = {
  load: withTexts(() => import('./parts/Captcha.tsx')),
  afterPaint: true,
};

interface RegisterFieldProps {
  name: Exclude<RegisterFieldName, 'verificationCode'>;
  form: RegisterFormState;
}

/** One field of the registration form, by its name in the payload. */
export function RegisterField({ name, form }: RegisterFieldProps) {
  const value = form.values[name] ?? '';
  const error = faultText(form.faults[name]);
  const onChange = (next: string) => form.set(name, next);
  if (name === 'captcha') return <LateCaptcha part={captcha} value={value} error={error} onChange={onChange} />;

  const rule = form.rules[name];
  const label = t(`field_${name}`);
  const Control = name === 'password' ? NewPassword : Field;
  return (
    <Control
      name={name}
      {...mannerOf(name)}
      label={rule?.required || name === 'confirmPassword' ? label : `${label} (${t('optional')})`}
      {...(name === 'password' && { rule })}
      value={value}
      error={error}
      {...(rule?.maxLength !== undefined && { maxLength: rule.maxLength })}
      {...(isSecret(name) && { reveal: { show: t('password_show'), hide: t('password_hide') } })}
      {...(name === 'birthday' && { min: EARLIEST, max: latestBirthday(form.minAge) })}
      onChange={onChange}
      onBlur={() => form.check(name)}
    />
  );
}

/** The new password tells how good it is. */
function NewPassword({ rule, ...field }: FieldProps & { rule?: RegisterFieldRule | undefined }) {
  return <Field {...field} hint={useStrength(field.value, rule)} />;
}
