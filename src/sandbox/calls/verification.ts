import { sendNoLoginCodeSchema, sendRegisterCodeSchema } from '../../contract/payloads/verification.ts';
import type { CodeSent, SmsCodeForm } from '../../contract/schemas/verification.ts';
import { type DefinedCall, define, type Visit } from '../http/define.ts';
import { memberByMobile } from '../rules/members.ts';
import { spendHumanCheck } from '../rules/providers.ts';
import { refuse } from '../rules/refusal.ts';
import { registerSettings, siteChanges } from '../rules/site.ts';
import { fullNumber, type Purpose, RESEND_AFTER, sendCode } from '../rules/verification.ts';

/** Sends a code by SMS. Refuses `mobile.invalid` for a number that breaks the site's rule. */
export function sendSms({ db, body, now }: Visit<unknown, SmsCodeForm>, purpose: Purpose): CodeSent {
  const { pattern = '.', minLength = 1 } = registerSettings(db).fields.mobileNum ?? {};
  if (body.mobileNum.length < minLength || !new RegExp(pattern, 'u').test(body.mobileNum)) {
    refuse('mobile.invalid', { field: 'mobileNum' });
  }
  return { expirationTime: sendCode(db, purpose, fullNumber(body.countryDialingCode, body.mobileNum), now) };
}

export const verificationCalls: readonly DefinedCall[] = [
  define(sendRegisterCodeSchema, (visit) => {
    checkHuman(visit);
    if (ownerOf(visit) !== undefined) refuse('mobile.exists', { field: 'mobileNum' });
    return sendSms(visit, 'register');
  }),
  define(sendNoLoginCodeSchema, (visit) => {
    checkHuman(visit);
    // A number that nobody has gets the same answer and no message: numbers cannot be tried out.
    if (ownerOf(visit) === undefined) return { expirationTime: visit.now + RESEND_AFTER };
    return sendSms(visit, 'noLogin');
  }),
];

/** Before anything else, so that a machine learns nothing about numbers. */
function checkHuman({ db, body, now }: Visit<unknown, SmsCodeForm>): void {
  if (siteChanges(db).humanCheck) spendHumanCheck(db, body.humanCheck?.token, now);
}

/** The member who has this number. */
export function ownerOf({ db, body }: Visit<unknown, SmsCodeForm>): number | undefined {
  return memberByMobile(db, body.countryDialingCode.replace(/^\+/, ''), body.mobileNum)?.id;
}
