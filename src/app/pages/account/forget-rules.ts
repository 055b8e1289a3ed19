import type { RegisterSettings } from '../../../contract/schemas/registration.ts';
import { type FieldFault, faultOf } from './field-text.ts';
import { phoneRules, usernameFault } from './login-rules.ts';
import { type PhoneFaults, type PhoneValues, phoneFaults } from './phone-rules.ts';

export interface EmailFields {
  username: string;
  email: string;
}

export type EmailFaults = Partial<Record<keyof EmailFields, FieldFault>>;

/**
 * The simple address of SPEC section 5: word characters, optional dotted parts, a domain with parts of 2 or 3 letters at its end.
 * Every separator is required between two runs of word characters, so that no text makes it slow.
 */
const ADDRESS = /^\w+(?:[.+-]\w+)*@\w+(?:[.-]\w+)*\.[A-Za-z]{2,3}$/;

/** What is wrong with the form for an e-mail; both values are read trimmed. */
export function emailFaults({ username, email }: EmailFields, settings: RegisterSettings | undefined): EmailFaults {
  const name = usernameFault(username.trim(), settings?.login);
  const address = ADDRESS.test(email.trim()) ? undefined : ({ key: 'forget_email_wrong' } as const);
  return { ...(name && { username: name }), ...(address && { email: address }) };
}

export interface MobileFields extends PhoneValues {
  password: string;
}

export type MobileFaults = PhoneFaults & { password?: FieldFault };

/** What is wrong with the form for a new password by phone, by the server's rules (SPEC section 5). */
export function mobileFaults(fields: MobileFields, settings: RegisterSettings | undefined): MobileFaults {
  const faults: MobileFaults = phoneFaults(fields, phoneRules(settings?.login));
  const secret = faultOf('password', fields.password, settings?.fields.password ?? { enabled: true, required: true });
  return { ...faults, ...(secret && { password: secret }) };
}
