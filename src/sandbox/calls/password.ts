import { randomInt } from 'node:crypto';
import {
  changePasswordSchema,
  recoverByEmailSchema,
  setPasswordByPhoneSchema,
} from '../../contract/payloads/password.ts';
import type { ChangePasswordForm, EmailRecoveryForm, SetPasswordForm } from '../../contract/schemas/password.ts';
import type { LoginValue } from '../../contract/schemas/session.ts';
import { type DefinedCall, define, defineForMember, type MemberVisit, type Visit } from '../http/define.ts';
import { checkRealMember, memberById, memberByMobile, memberByUsername, newAffiliateCode } from '../rules/members.ts';
import { sendMessage } from '../rules/outbox.ts';
import { checkNew, checkSecret, writePassword } from '../rules/passwordChange.ts';
import { checkPhone } from '../rules/phoneProof.ts';
import { refuse } from '../rules/refusal.ts';
import { askedOf, checkGuarded } from '../rules/secretGuard.ts';
import { endSessions } from '../rules/session.ts';
import { signIn } from './session.ts';

/** The first password, given by someone else, is changed without being asked for again (SPEC 2.6). */
async function change(visit: MemberVisit<unknown, ChangePasswordForm>): Promise<undefined> {
  const { db, session, body, now } = visit;
  // Nobody was ever told the password of free play.
  checkRealMember(session);
  const member = memberById(db, session.memberId);
  const spared = body.oldPassword === undefined && member.first_login === 1;
  if (!spared) await checkGuarded(askedOf(visit, 'password', 'oldPassword'), body.oldPassword, member.password_hash);
  checkSecret(db, 'password', 'newPassword', body.newPassword);
  if (body.newPassword !== body.confirmNewPassword) {
    refuse('payload.invalid', {
      field: 'confirmNewPassword',
      issues: [{ field: 'confirmNewPassword', message: 'confirmNewPassword differs from newPassword' }],
    });
  }
  await checkNew(member, body.newPassword);
  writePassword(db, member.id, body.newPassword);
  endSessions(db, member.id, now, session.tokenHash);
}

/** The code stays good when the new password is the old one, as the form then clears the password only (SPEC section 8). */
async function setByPhone({ db, body, now }: Visit<unknown, SetPasswordForm>): Promise<LoginValue> {
  checkSecret(db, 'password', 'newPassword', body.newPassword);
  const spend = checkPhone(db, 'noLogin', body, now);
  const member = memberByMobile(db, (body.countryDialingCode ?? '55').replace(/^\+/, ''), body.mobileNum);
  if (!member) return refuse('verification.invalid', { field: 'verificationCode' });
  if (member.status !== 'active') refuse('account.disabled');
  await checkNew(member, body.newPassword);
  spend();
  writePassword(db, member.id, body.newPassword);
  endSessions(db, member.id, now);
  return signIn(db, member.id, now);
}

/** Sends a new first password, which the next login makes the member change. */
function recover({ db, body, now }: Visit<unknown, EmailRecoveryForm>): undefined {
  const member = memberByUsername(db, body.username);
  if (member?.status !== 'active' || member.email?.toLowerCase() !== body.email.toLowerCase()) {
    refuse('recovery.unmatched');
  }
  const password = `${newAffiliateCode()}${randomInt(10, 100)}`;
  writePassword(db, member.id, password, true);
  endSessions(db, member.id, now);
  const message = { kind: 'email', recipient: body.email, subject: 'Leve: senha / password', body: password } as const;
  sendMessage(db, message, now);
}

export const passwordCalls: readonly DefinedCall[] = [
  defineForMember(changePasswordSchema, change),
  define(setPasswordByPhoneSchema, setByPhone),
  define(recoverByEmailSchema, recover),
];
