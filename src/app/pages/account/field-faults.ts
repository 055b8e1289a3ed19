import type { RegisterFieldName, RegisterFieldRule, RegisterSettings } from '../../../contract/schemas/registration.ts';
import type { PhoneRules } from '../../features/codes/phone-rules.ts';
import type { Fault } from '../../features/forms/faults.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { flawOf, type TextRule } from '../../lib/field-rule.ts';

const FORMAT: Partial<Record<RegisterFieldName, TextKey>> = {
  username: 'rule_username',
  password: 'rule_password',
  email: 'rule_email',
  mobileNum: 'rule_mobile',
  captcha: 'rule_captcha',
  birthday: 'rule_birthday',
};

/** Checks a field by the server's rule (SPEC section 5). */
export function faultOf(name: RegisterFieldName, text: string, rule: RegisterFieldRule | undefined): Fault | undefined {
  const flaw = flawOf(text, rule);
  if (!flaw) return undefined;
  if (flaw === 'required') return { key: name === 'captcha' ? 'captcha_required' : 'field_required' };
  const values = { min: rule?.minLength ?? 1, max: rule?.maxLength ?? 100 };
  const format = FORMAT[name];
  if (format) return { key: format, values };
  return { key: flaw === 'length' ? 'rule_length' : 'rule_format', values };
}

/** What is wrong with a new password, by the rule of registration. */
export const newPasswordFault = (password: string, settings: RegisterSettings | undefined): Fault | undefined =>
  faultOf('password', password, settings?.fields.password ?? { enabled: true, required: true });

/** What is wrong with the second typing of a new password (SPEC section 5). */
export function repeatedFault(repeated: string, password: string | undefined): Fault | undefined {
  if (!repeated) return { key: 'in_enter_password' };
  return repeated === password ? undefined : { key: 'in_confirmation_correct' };
}

/** The rules of a login; undefined until the platform has told them. */
export type LoginRules = RegisterSettings['login'] | undefined;

/** The locally added rule: letters, digits and underscore, 1 to 20, required (SPEC section 5, reg_pattern_4). */
const USERNAME: TextRule = { required: true, pattern: '\\w{1,20}' };

/** What is wrong with the username of a login or a recovery. */
export function usernameFault(username: string, rules: LoginRules): Fault | undefined {
  if (!flawOf(username, USERNAME) && !flawOf(username, rules?.loginUsername2)) return undefined;
  return { key: username ? 'reg_pattern_4' : 'field_required' };
}

/** What is wrong with a password that its owner knows already. */
export function knownPasswordFault(password: string, rules: LoginRules): Fault | undefined {
  const flaw = flawOf(password, rules?.loginPassword ?? { required: true });
  if (!flaw) return undefined;
  const { minLength: min = 1, maxLength: max = 64 } = rules?.loginPassword ?? {};
  return flaw === 'required' ? { key: 'field_required' } : { key: 'rule_length', values: { min, max } };
}

/** The platform's rules for a number and a code without a session. */
export const phoneRules = (rules: LoginRules): PhoneRules => ({
  mobileNum: rules?.loginMobileNum,
  verificationCode: rules?.verificationCode,
});
