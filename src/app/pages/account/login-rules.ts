import type { RegisterSettings } from '../../../contract/shapes/registration.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { flawOf, type TextRule } from '../../lib/field-rule.ts';
import type { FieldFault } from './field-text.ts';

/** What is typed into the login form. */
export interface LoginFields {
  username: string;
  password: string;
  captcha: string;
  remember: boolean;
}

export type LoginFaults = Partial<Record<'username' | 'password' | 'captcha', FieldFault>>;

/** The locally added rule: letters, digits and underscore, 1 to 20, required (SPEC section 5, reg_pattern_4). */
const USERNAME: TextRule = { required: true, pattern: '\\w{1,20}' };

/** A fault on one field. */
export const asFault = (field: keyof LoginFaults, key: TextKey): LoginFaults => ({ [field]: { key } });

/** What is wrong with the form; the server's rules count when they are known. */
export function loginFaults(
  fields: LoginFields,
  rules: RegisterSettings['login'] | undefined,
  withCaptcha: boolean,
): LoginFaults {
  const { username, password, captcha } = fields;
  const faults: LoginFaults = {};
  if (flawOf(username, USERNAME) || flawOf(username, rules?.loginUsername2)) {
    faults.username = { key: username ? 'reg_pattern_4' : 'field_required' };
  }
  const flaw = flawOf(password, rules?.loginPassword ?? { required: true });
  const { minLength: min = 1, maxLength: max = 64 } = rules?.loginPassword ?? {};
  if (flaw)
    faults.password = flaw === 'required' ? { key: 'field_required' } : { key: 'rule_length', values: { min, max } };
  if (withCaptcha && !/^\d{6}$/.test(captcha)) faults.captcha = { key: captcha ? 'rule_captcha' : 'captcha_required' };
  return faults;
}
