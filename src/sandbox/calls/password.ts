import { randomInt } from 'node:crypto';
import type { ChangePasswordForm, EmailRecoveryForm, SetPasswordForm } from '../../contract/shapes/password.ts';
import type { LoginValue } from '../../contract/shapes/session.ts';
import { sql } from '../db/statement.ts';
import { type DefinedCall, define, defineForMember, type MemberVisit, type Visit } from '../http/define.ts';
import { memberById, memberByMobile, memberByUsername, newAffiliateCode } from '../rules/members.ts';
import { sendMessage } from '../rules/outbox.ts';
import { hashPassword } from '../rules/password.ts';
import { checkHeld, checkNew, checkSecret, writePassword } from '../rules/passwordChange.ts';
import { checkPhone } from '../rules/phoneProof.ts';
import { refuse } from '../rules/refusal.ts';
import { SECURITY_QUESTIONS } from '../rules/securityQuestions.ts';
import { endSessions } from '../rules/session.ts';
import { fullNumber, spendCode } from '../rules/verification.ts';
import {
  changePasswordSchema,
  getSecurityQuestionsSchema,
  recoverByEmailSchema,
  resetPaymentPasswordSchema,
  setPasswordByPhoneSchema,
  setPaymentPasswordSchema,
  setSecurityAnswersSchema,
} from '../schemas/password.ts';
import { signIn } from './session.ts';

/** The first password, given by someone else, is changed without being asked for again (SPEC 2.6). */
async function change({ db, session, body, now }: MemberVisit<unknown, ChangePasswordForm>): Promise<undefined> {
  const member = memberById(db, session.memberId);
  const spared = body.oldPassword === undefined && member.first_login === 1;
  if (!spared) await checkHeld(body.oldPassword, member.password_hash, 'oldPassword');
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
  defineForMember(setPaymentPasswordSchema, async ({ db, session, body }) => {
    checkSecret(db, 'paymentPassword', 'paymentPassword', body.paymentPassword);
    const { payment_password_hash } = memberById(db, session.memberId);
    if (payment_password_hash) await checkHeld(body.oldPaymentPassword, payment_password_hash, 'oldPaymentPassword');
    writePaymentPassword(db, session.memberId, body.paymentPassword);
  }),
  defineForMember(resetPaymentPasswordSchema, async ({ db, session, body, now }) => {
    const member = memberById(db, session.memberId);
    await checkHeld(body.password, member.password_hash, 'password');
    checkSecret(db, 'paymentPassword', 'newPaymentPassword', body.newPaymentPassword);
    if (member.mobile) {
      const number = fullNumber(member.dialing_code ?? undefined, member.mobile);
      spendCode(db, 'member', number, body.verificationCode, now);
    }
    writePaymentPassword(db, member.id, body.newPaymentPassword);
  }),
  defineForMember(getSecurityQuestionsSchema, ({ db, session, query }) => {
    const rows = sql<{ question_id: string }>(db, 'SELECT question_id FROM security_answers WHERE member_id = ?');
    const answered = new Set(rows.all(session.memberId).map(({ question_id }) => question_id));
    const language = query.language.startsWith('pt') ? 'pt' : 'en';
    return SECURITY_QUESTIONS.map((question) => ({
      questionId: question.questionId,
      text: question[language],
      answered: answered.has(question.questionId),
    }));
  }),
  defineForMember(setSecurityAnswersSchema, async ({ db, session, body }) => {
    await checkHeld(body.password, memberById(db, session.memberId).password_hash, 'password');
    const known = new Set(SECURITY_QUESTIONS.map(({ questionId }) => questionId));
    if (body.answers.some(({ questionId }) => !known.has(questionId))) refuse('not.found', { field: 'answers' });
    const write = sql(
      db,
      `INSERT INTO security_answers (member_id, question_id, answer_hash) VALUES (?, ?, ?)
       ON CONFLICT (member_id, question_id) DO UPDATE SET answer_hash = excluded.answer_hash`,
    );
    const rows = body.answers.map(
      ({ questionId, answer }) => [questionId, hashPassword(answer.toLowerCase())] as const,
    );
    db.transaction(() => {
      for (const [questionId, hash] of rows) write.run(session.memberId, questionId, hash);
    })();
  }),
];

function writePaymentPassword(db: Visit['db'], memberId: number, password: string): void {
  sql(db, 'UPDATE members SET payment_password_hash = ? WHERE id = ?').run(hashPassword(password), memberId);
}
