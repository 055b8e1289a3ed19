import type { RegisterSettings } from '../../../contract/schemas/registration.ts';
import type { RememberedLogin } from '../../device/remembered-login.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { flawOf, type TextRule } from '../../lib/field-rule.ts';
import type { FieldFault } from './field-text.ts';
import { type PhoneRules, type PhoneValues, phoneFaults } from './phone-rules.ts';

/** The two ways to log in (SPEC 2.3). */
export type LoginMethod = RememberedLogin['type'];

/** What is typed into the login form. */
export interface LoginFields extends PhoneValues {
  method: LoginMethod;
  username: string;
  password: string;
  captcha: string;
  remember: boolean;
}

/** The fields that can be wrong, in the order of the form. */
export const LOGIN_ORDER = ['username', 'password', 'mobileNum', 'verificationCode', 'captcha'] as const;

export type LoginFaults = Partial<Record<(typeof LOGIN_ORDER)[number], FieldFault>>;

type LoginRules = RegisterSettings['login'] | undefined;

/** The locally added rule: letters, digits and underscore, 1 to 20, required (SPEC section 5, reg_pattern_4). */
const USERNAME: TextRule = { required: true, pattern: '\\w{1,20}' };

/** A fault on one field. */
export const asFault = (field: keyof LoginFaults, key: TextKey): LoginFaults => ({ [field]: { key } });

/** The shared rule of login names, which recovery by e-mail uses too. */
export function usernameFault(username: string, rules: LoginRules): FieldFault | undefined {
  if (!flawOf(username, USERNAME) && !flawOf(username, rules?.loginUsername2)) return undefined;
  return { key: username ? 'reg_pattern_4' : 'field_required' };
}

/** The shared rule of passwords that are known already. */
export function knownPasswordFault(password: string, rules: LoginRules): FieldFault | undefined {
  const flaw = flawOf(password, rules?.loginPassword ?? { required: true });
  if (!flaw) return undefined;
  const { minLength: min = 1, maxLength: max = 64 } = rules?.loginPassword ?? {};
  return flaw === 'required' ? { key: 'field_required' } : { key: 'rule_length', values: { min, max } };
}

/** The platform's rules for a login by SMS. */
export const phoneRules = (rules: LoginRules): PhoneRules => ({
  mobileNum: rules?.loginMobileNum,
  verificationCode: rules?.verificationCode,
});

function nameFaults({ username, password }: LoginFields, rules: LoginRules): LoginFaults {
  const name = usernameFault(username, rules);
  const secret = knownPasswordFault(password, rules);
  return { ...(name && { username: name }), ...(secret && { password: secret }) };
}

/** What is wrong with the form; the server's rules count when they are known. */
export function loginFaults(fields: LoginFields, rules: LoginRules, withCaptcha: boolean): LoginFaults {
  const { method, captcha } = fields;
  const faults: LoginFaults = method === 'sms' ? phoneFaults(fields, phoneRules(rules)) : nameFaults(fields, rules);
  if (withCaptcha && !/^\d{6}$/.test(captcha)) faults.captcha = { key: captcha ? 'rule_captcha' : 'captcha_required' };
  return faults;
}
