import type { RegisterSettings } from '../../../../contract/schemas/registration.ts';
import { type PhoneValues, phoneFaults } from '../../../features/codes/phone-rules.ts';
import { type Faults, faultsOf } from '../../../features/forms/faults.ts';
import { newPasswordFault, phoneRules, usernameFault } from '../field-faults.ts';

export interface EmailFields {
  username: string;
  email: string;
}

/**
 * The simple address of SPEC section 5: word characters, optional dotted parts, a domain with parts of 2 or 3 letters at its end.
 * Every separator is required between two runs of word characters, so that no text makes it slow.
 */
const ADDRESS = /^\w+(?:[.+-]\w+)*@\w+(?:[.-]\w+)*\.[A-Za-z]{2,3}$/;

/** What is wrong with the form for an e-mail; both values are read trimmed. */
export const emailFaults = (
  { username, email }: EmailFields,
  settings: RegisterSettings | undefined,
): Faults<keyof EmailFields> =>
  faultsOf({
    username: usernameFault(username.trim(), settings?.login),
    email: ADDRESS.test(email.trim()) ? undefined : { key: 'forget_email_wrong' },
  });

export interface MobileFields extends PhoneValues {
  password: string;
}

/** What is wrong with the form for a new password by phone, by the server's rules (SPEC section 5). */
export const mobileFaults = (
  fields: MobileFields,
  settings: RegisterSettings | undefined,
): Faults<keyof MobileFields> => ({
  ...phoneFaults(fields, phoneRules(settings?.login)),
  ...faultsOf({ password: newPasswordFault(fields.password, settings) }),
});
