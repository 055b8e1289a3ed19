import type { RegisterFieldName, RegisterFieldRule } from '../../../contract/schemas/registration.ts';
import { type TextKey, t } from '../../i18n/texts.ts';
import { flawOf } from '../../lib/field-rule.ts';

/** What is wrong with a field, as a key and its values, so that it follows a language change. */
export interface FieldFault {
  key: TextKey;
  values?: Record<string, number>;
}

const FORMAT: Partial<Record<RegisterFieldName, TextKey>> = {
  username: 'rule_username',
  password: 'rule_password',
  email: 'rule_email',
  mobileNum: 'rule_mobile',
  captcha: 'rule_captcha',
  birthday: 'rule_birthday',
};

/** Checks a field by the server's rule (SPEC section 5). */
export function faultOf(
  name: RegisterFieldName,
  text: string,
  rule: RegisterFieldRule | undefined,
): FieldFault | undefined {
  const flaw = flawOf(text, rule);
  if (!flaw) return undefined;
  if (flaw === 'required') return { key: name === 'captcha' ? 'captcha_required' : 'field_required' };
  const values = { min: rule?.minLength ?? 1, max: rule?.maxLength ?? 100 };
  const format = FORMAT[name];
  if (format) return { key: format, values };
  return { key: flaw === 'length' ? 'rule_length' : 'rule_format', values };
}

/** The text of a fault; '' for none. */
export const faultText = (fault: FieldFault | undefined): string => (fault ? t(fault.key, fault.values) : '');
