import type { RegisterFieldName, RegisterFieldRule, RegisterSettings } from '../../../contract/shapes/registration.ts';
import { type FieldFault, faultOf } from './field-text.ts';

export type RegisterValues = Partial<Record<RegisterFieldName, string>>;
export type RegisterFaults = Partial<Record<RegisterFieldName, FieldFault>>;

/** The order of the form (SPEC 2.4); what belongs to the SMS code comes with mobile registration. */
const ORDER: readonly RegisterFieldName[] = [
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
  'recommenderId',
  'nickname',
  'payeeName',
  'email',
  'mobileNum',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'birthday',
  'affiliateCode',
  'captcha',
];

const CAPTCHA: RegisterFieldRule = { enabled: true, required: true, pattern: '\\d{6}', minLength: 6, maxLength: 6 };

/** The rule of each field; the captcha has one of its own, and stands where any field asks for it. */
export function rulesOf({ fields }: RegisterSettings): Partial<Record<RegisterFieldName, RegisterFieldRule>> {
  const captcha = Object.values(fields).some((rule) => rule?.captcha?.enabled) || fields.captcha?.enabled;
  return captcha ? { ...fields, captcha: { ...CAPTCHA, ...fields.captcha, required: true, enabled: true } } : fields;
}

/** Fields to show, in order. A link's bad invitation code brings its field even where it is optional. */
export function shownFields(settings: RegisterSettings): RegisterFieldName[] {
  const rules = rulesOf(settings);
  return ORDER.filter((name) => name === 'password' || rules[name]?.enabled);
}

/** What is wrong with one field; the confirmation is checked against the password (SPEC section 5). */
export function registerFault(
  name: RegisterFieldName,
  values: RegisterValues,
  rule: RegisterFieldRule | undefined,
): FieldFault | undefined {
  const text = values[name] ?? '';
  if (name === 'confirmPassword') {
    if (!text) return { key: 'in_enter_password' };
    return text === values.password ? undefined : { key: 'in_confirmation_correct' };
  }
  if (name === 'birthday' && text) {
    const year = Number(text.slice(0, 4));
    if (!(year >= 1900 && year <= new Date().getFullYear())) return { key: 'rule_birthday' };
  }
  return faultOf(name, text, rule);
}
