import { flawOf, type TextRule } from '../../lib/field-rule.ts';
import { type Fault, type Faults, faultsOf } from '../forms/faults.ts';

/** A mobile number and the code that proves it, as typed. */
export interface PhoneValues {
  /** Without its plus, such as 55. */
  countryDialingCode: string;
  mobileNum: string;
  verificationCode: string;
}

export type PhoneFaults = Faults<'mobileNum' | 'verificationCode'>;

/** Rules of the platform for a number and a code; what is missing is checked by SPEC section 9 alone. */
export interface PhoneRules {
  mobileNum?: TextRule | undefined;
  verificationCode?: TextRule | undefined;
}

/** An empty number and code; Brazil is the site's home. */
export const NO_PHONE: PhoneValues = { countryDialingCode: '55', mobileNum: '', verificationCode: '' };

/** What is wrong with a number: the message names the fewest digits (SPEC 5 and 8, in_mobileNum_error). */
export function mobileFault(text: string, rule: TextRule | undefined): Fault | undefined {
  if (text && !flawOf(text, rule)) return undefined;
  return text ? { key: 'in_mobileNum_error', values: { min: rule?.minLength ?? 1 } } : { key: 'field_required' };
}

/** What is wrong with a code: required, digits alone, ten at most (SPEC section 5). */
export function codeFault(text: string, rule: TextRule | undefined): Fault | undefined {
  if (!text) return { key: 'sms_code_required' };
  return /^\d{1,10}$/.test(text) && !flawOf(text, rule) ? undefined : { key: 'sms_code_wrong' };
}

/** What is wrong with a number and its code. */
export const phoneFaults = (values: PhoneValues, rules: PhoneRules): PhoneFaults =>
  faultsOf({
    mobileNum: mobileFault(values.mobileNum, rules.mobileNum),
    verificationCode: codeFault(values.verificationCode, rules.verificationCode),
  });
