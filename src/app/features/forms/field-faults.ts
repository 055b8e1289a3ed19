import type { TextRule } from '../../../contract/schemas/member.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { flawOf } from '../../lib/field-rule.ts';
import { type SecretFailure, secretFailureOf } from '../../stores/data/refusal.ts';
import type { Fault } from './faults.ts';

/** Texts of formats that have one of their own. */
const FORMAT: Readonly<Record<string, TextKey>> = {
  email: 'fault_email',
  mobileNum: 'fault_mobile',
  payeeName: 'fault_name',
  idNumber: 'fault_document',
};

/** Checks a text by the platform's rule for the field (SPEC section 5); `required` counts for more than the rule says. */
export function textFault(
  name: string,
  text: string,
  rule: TextRule | undefined,
  required: boolean,
): Fault | undefined {
  const flaw = flawOf(text, { ...rule, required });
  if (!flaw) return undefined;
  if (flaw === 'required') return { key: 'fault_required' };
  if (FORMAT[name]) return { key: FORMAT[name] };
  const values = { min: rule?.minLength ?? 1, max: rule?.maxLength ?? 128 };
  return flaw === 'length' ? { key: 'fault_length', values } : { key: 'fault_format' };
}

/** A secret that the member knows: it only has to be there, as old ones may break today's rules. */
export const knownSecretFault = (secret: string): Fault | undefined => (secret ? undefined : { key: 'fault_required' });

/** A code that was sent: required, digits alone, ten at most (SPEC section 5). */
export function codeFault(code: string): Fault | undefined {
  if (!code) return { key: 'fault_code_required' };
  return /^\d{4,10}$/.test(code) ? undefined : { key: 'fault_code' };
}

/** Where a refusal belongs: to one field, or else below the form. */
interface Refused {
  readonly field: string | undefined;
  readonly fault: Fault;
}

const FIELD_OF: Readonly<Record<string, string>> = {
  'verification.invalid': 'verificationCode',
  'email.exists': 'email',
  'mobile.exists': 'mobileNum',
  'mobile.invalid': 'mobileNum',
};

/** What a refusal of the platform tells the member. */
export function refusedOf({ code, field, text, left, minutes }: SecretFailure): Refused {
  if (minutes !== undefined) return { field: undefined, fault: { key: 'secret_locked', values: { minutes } } };
  if (code === 'password.wrong') {
    return {
      field,
      fault: left === undefined ? { key: 'secret_wrong' } : { key: 'secret_wrong_left', values: { left } },
    };
  }
  if (code === 'answer.wrong')
    return { field: undefined, fault: { key: 'answers_wrong', values: { left: left ?? 0 } } };
  if (code === 'email.exists') return { field: 'email', fault: { key: 'email_exists' } };
  if (code === 'permission.denied' && field) return { field, fault: { key: 'once_refused' } };
  if (code === 'payload.invalid' && field) return { field, fault: { key: 'fault_refused' } };
  return { field: FIELD_OF[code], fault: { key: text } };
}

/** Tells a refusal of the platform beside its field, or below the form. */
export function tellRefusal(
  thrown: unknown,
  { tell }: { tell: (field: string | undefined, fault: Fault) => void },
): void {
  const { field, fault } = refusedOf(secretFailureOf(thrown, Date.now()));
  tell(field, fault);
}
