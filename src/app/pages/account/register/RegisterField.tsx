import type { RegisterFieldName } from '../../../../contract/schemas/registration.ts';
import { faultText } from '../../../features/forms/faults.ts';
import { lazy } from '../../../features/loading/lazy.ts';
import { Part } from '../../../features/loading/Part.tsx';
import { NewPassword } from '../../../features/passwords/NewPassword.tsx';
import { PasswordField } from '../../../features/passwords/PasswordField.tsx';
import { bracketed } from '../../../i18n/brackets.ts';
import { siteDay } from '../../../i18n/site-clock.ts';
import { t } from '../../../i18n/texts.ts';
import { EARLIEST, latestBirthday } from '../../../lib/birthday.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { FieldBones } from '../FormBones.tsx';
import { isSecret, mannerOf } from './register-inputs.ts';
import type { RegisterFormState } from './use-register.ts';

const Captcha = lazy(() => import('../../../features/codes/Captcha.tsx'), { texts: ['captcha'], afterPaint: true });

interface RegisterFieldProps {
  /** The code by SMS stands with its number (features/codes/PhoneFields.tsx). */
  name: Exclude<RegisterFieldName, 'verificationCode'>;
  form: RegisterFormState;
}

/** One field of the registration form, by its name in the payload. */
export function RegisterField({ name, form }: RegisterFieldProps) {
  const value = form.values[name] ?? '';
  const error = faultText(form.faults[name]);
  const onChange = (next: string) => form.set(name, next);
  if (name === 'captcha')
    return <Part of={Captcha} props={{ value, error, onChange }} bones={<FieldBones count={1} />} />;

  const rule = form.rules[name];
  const label = t(`field_${name}`);
  const field = {
    name,
    ...mannerOf(name),
    label: rule?.required || name === 'confirmPassword' ? label : bracketed(label, t('optional')),
    value,
    error,
    ...(rule?.maxLength !== undefined && { maxLength: rule.maxLength }),
    ...(name === 'birthday' && { min: EARLIEST, max: latestBirthday(form.minAge, siteDay()) }),
    onChange,
    onBlur: () => form.check(name),
  };
  if (name === 'password') return <NewPassword {...field} rule={rule} />;
  return isSecret(name) ? <PasswordField {...field} /> : <Field {...field} />;
}
