import type { CodeSent, SmsCodeForm } from '../../contract/shapes/verification.ts';
import { type DefinedCall, define, defineForMember, type Visit } from '../http/define.ts';
import { spendCaptcha } from '../rules/captcha.ts';
import { memberByMobile } from '../rules/members.ts';
import { refuse } from '../rules/refusal.ts';
import { registerSettings } from '../rules/site.ts';
import { fullNumber, type Purpose, RESEND_AFTER, sendCode } from '../rules/verification.ts';
import {
  sendEmailCodeSchema,
  sendMemberCodeSchema,
  sendNoLoginCodeSchema,
  sendRegisterCodeSchema,
} from '../schemas/verification.ts';

function sendSms({ db, body, now }: Visit<unknown, SmsCodeForm>, purpose: Purpose): CodeSent {
  const { pattern = '.', minLength = 1 } = registerSettings(db).fields.mobileNum ?? {};
  if (body.mobileNum.length < minLength || !new RegExp(pattern, 'u').test(body.mobileNum)) {
    refuse('mobile.invalid', { field: 'mobileNum' });
  }
  if (body.humanCheck) spendCaptcha(db, body.humanCheck.captchaId, body.humanCheck.captcha, now);
  return { expirationTime: sendCode(db, purpose, fullNumber(body.countryDialingCode, body.mobileNum), now) };
}

export const verificationCalls: readonly DefinedCall[] = [
  define(sendRegisterCodeSchema, (visit) => {
    if (isTaken(visit)) refuse('mobile.exists', { field: 'mobileNum' });
    return sendSms(visit, 'register');
  }),
  define(sendNoLoginCodeSchema, (visit) => {
    // A number that nobody has gets the same answer and no message: numbers cannot be tried out.
    if (!isTaken(visit)) return { expirationTime: visit.now + RESEND_AFTER };
    return sendSms(visit, 'noLogin');
  }),
  defineForMember(sendMemberCodeSchema, (visit) => sendSms(visit, 'member')),
  defineForMember(sendEmailCodeSchema, ({ db, body, now }) => ({
    expirationTime: sendCode(db, 'email', body.email, now),
  })),
];

function isTaken({ db, body }: Visit<unknown, SmsCodeForm>): boolean {
  return memberByMobile(db, body.countryDialingCode.replace(/^\+/, ''), body.mobileNum) !== undefined;
}
