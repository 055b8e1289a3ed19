import type { HTMLAttributes } from 'react';
import type { RegisterFieldName } from '../../../contract/shapes/registration.ts';
import { type TextKey, t } from '../../i18n/texts.ts';
import { Field, type FieldProps } from '../../ui/field/Field.tsx';
import { faultText } from './field-text.ts';
import { LateCaptcha } from './PartFace.tsx';
import type { RegisterFormState } from './use-register.ts';

const SECRET: readonly RegisterFieldName[] = ['password', 'confirmPassword', 'paymentPassword'];

const FILL: Partial<Record<RegisterFieldName, string>> = {
  username: 'username',
  password: 'new-password',
  confirmPassword: 'new-password',
  email: 'email',
  mobileNum: 'tel-national',
  payeeName: 'name',
  nickname: 'nickname',
  birthday: 'bday',
};

const KEYBOARD: Partial<Record<RegisterFieldName, HTMLAttributes<HTMLElement>['inputMode']>> = {
  email: 'email',
  mobileNum: 'tel',
  idNumber: 'numeric',
  qqNum: 'numeric',
  whatsapp: 'tel',
  paymentPassword: 'numeric',
};

/** Every registration ends in it: it comes by itself. */
const captcha = {
  name: 'pages/account/parts/Captcha',
  load: () => import('./parts/Captcha.tsx'),
  afterPaint: true,
};

/** Input type of a field. */
function typeOf(name: RegisterFieldName): NonNullable<FieldProps['type']> {
  if (SECRET.includes(name)) return 'password';
  if (name === 'birthday') return 'date';
  return name === 'mobileNum' ? 'tel' : 'text';
}

/** One field of the registration form, by its name in the payload. */
export function RegisterField({ name, form }: { name: RegisterFieldName; form: RegisterFormState }) {
  const value = form.values[name] ?? '';
  const error = faultText(form.faults[name]);
  const onChange = (next: string) => form.set(name, next);
  if (name === 'captcha') return <LateCaptcha part={captcha} value={value} error={error} onChange={onChange} />;

  const rule = form.rules[name];
  const label = t(`field_${name}` as TextKey);
  const secret = SECRET.includes(name);
  const year = new Date().getFullYear();
  return (
    <Field
      name={name}
      type={typeOf(name)}
      label={rule?.required || name === 'confirmPassword' ? label : `${label} (${t('optional')})`}
      value={value}
      error={error}
      autoComplete={FILL[name] ?? 'off'}
      inputMode={KEYBOARD[name]}
      {...(rule?.maxLength !== undefined && { maxLength: rule.maxLength })}
      {...(secret && { reveal: { show: t('password_show'), hide: t('password_hide') } })}
      {...(name === 'birthday' && { min: '1900-01-01', max: `${year}-12-31` })}
      onChange={onChange}
      onBlur={() => form.check(name)}
    />
  );
}
