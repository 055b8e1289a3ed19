import { z } from 'zod';
import { count, countryDialingCode, email, mobileNum, serviceToken } from './primitives.ts';

/** The result of the human check, where the platform asks for one (`human.required`). */
export const humanCheck = z.strictObject({ token: serviceToken });
export interface HumanCheck extends z.infer<typeof humanCheck> {}

/** Asks for a code by SMS (SPEC section 3). */
export const smsCodeForm = z.strictObject({
  mobileNum,
  countryDialingCode,
  humanCheck: humanCheck.exactOptional(),
});
export interface SmsCodeForm extends z.infer<typeof smsCodeForm> {}

/** Asks for a code by mail. */
export const emailCodeForm = z.strictObject({ email });
export interface EmailCodeForm extends z.infer<typeof emailCodeForm> {}

/** Until when the code holds: milliseconds since 1970, in UTC. No other code is sent before it. */
export const codeSent = z.strictObject({ expirationTime: count });
export interface CodeSent extends z.infer<typeof codeSent> {}

/** Asks for a code to what the account has already. */
export const ownCodeForm = z.strictObject({ way: z.enum(['mobile', 'email']) });
export interface OwnCodeForm extends z.infer<typeof ownCodeForm> {}
