import type { RegisterFieldName, RegisterFieldRule, RegisterSettings } from '../../../contract/shapes/registration.ts';
import { type FieldFault, faultOf } from './field-text.ts';
import { codeFault, mobileFault } from './phone-rules.ts';

export type RegisterValues = Partial<Record<RegisterFieldName, string>>;
export type RegisterFaults = Partial<Record<RegisterFieldName, FieldFault>>;

/** The two ways to register (SPEC section 4). */
export type RegisterWay = 'username' | 'mobileNum';

/** The order of the form (SPEC 2.4); the SMS code stands with the number that it proves. */
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

/** Mobile registration, where it is the only one; else by username (SPEC section 4). */
export const firstWay = ({ usernameEnabled, mobileEnabled }: RegisterSettings): RegisterWay =>
  mobileEnabled && !usernameEnabled ? 'mobileNum' : 'username';

const CAPTCHA: RegisterFieldRule = { enabled: true, required: true, pattern: '\\d{6}', minLength: 6, maxLength: 6 };

/** The rule of each field; the captcha has one of its own, and stands where any field asks for it. */
export function rulesOf({ fields }: RegisterSettings): Partial<Record<RegisterFieldName, RegisterFieldRule>> {
  const captcha = Object.values(fields).some((rule) => rule?.captcha?.enabled) || fields.captcha?.enabled;
  return captcha ? { ...fields, captcha: { ...CAPTCHA, ...fields.captcha, required: true, enabled: true } } : fields;
}

/**
 * Fields to show, in order. Whoever registers by mobile number has no username; a number that must be proven brings its code along,
 * and is asked for whatever its own rule says (SPEC section 5). A link's bad invitation code brings its field even where it is optional.
 */
export function shownFields(settings: RegisterSettings, way: RegisterWay, proven: boolean): RegisterFieldName[] {
  const rules = rulesOf(settings);
  const shown = ORDER.filter((name) => name === 'password' || rules[name]?.enabled);
  if (!proven) return shown;
  const others = shown.filter((name) => name !== 'mobileNum');
  if (way === 'mobileNum') return ['mobileNum', 'verificationCode', ...others.filter((name) => name !== 'username')];
  const after = others.findIndex((name) => ORDER.indexOf(name) > ORDER.indexOf('mobileNum'));
  const place = after < 0 ? others.length : after;
  return [...others.slice(0, place), 'mobileNum', 'verificationCode', ...others.slice(place)];
}

/** What is wrong with one field; the confirmation is checked against the password, a proven number is required (SPEC section 5). */
export function registerFault(
  name: RegisterFieldName,
  values: RegisterValues,
  rule: RegisterFieldRule | undefined,
  proven = false,
): FieldFault | undefined {
  const text = values[name] ?? '';
  if (proven && name === 'mobileNum') return mobileFault(text, rule);
  if (name === 'verificationCode') return codeFault(text, rule);
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
