import {
  getSecurityConfigSchema,
  getSecurityQuestionsSchema,
  resetPaymentPasswordSchema,
  setPaymentPasswordSchema,
  setSecurityAnswersSchema,
} from '../../contract/payloads/security.ts';
import type { PaymentPasswordForm, PaymentPasswordResetForm } from '../../contract/schemas/security.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { type DefinedCall, defineForMember, type MemberVisit } from '../http/define.ts';
import { checkRealMember, type MemberRow, memberById } from '../rules/members.ts';
import { hashPassword, passwordMatches } from '../rules/password.ts';
import { checkSecret, isEasy } from '../rules/passwordChange.ts';
import { refuse } from '../rules/refusal.ts';
import { askedOf, checkGuarded, checkGuardedAnswers } from '../rules/secretGuard.ts';
import { proofWays, securityOf } from '../rules/security.ts';
import { answeredBy, answersFit, SECURITY_QUESTIONS, writeAnswers } from '../rules/securityQuestions.ts';
import { ownRecipient, spendCode } from '../rules/verification.ts';
import { textIn } from '../seed/texts/text.ts';

/** The one before is asked for once there is one, else the login password. */
async function setPayment(visit: MemberVisit<unknown, PaymentPasswordForm>): Promise<undefined> {
  const { db, session, body } = visit;
  checkRealMember(session);
  const member = memberById(db, session.memberId);
  const held = member.payment_password_hash;
  checkSecret(db, 'paymentPassword', 'paymentPassword', body.paymentPassword);
  if (held) await checkGuarded(askedOf(visit, 'payment', 'oldPaymentPassword'), body.oldPaymentPassword, held);
  else await checkGuarded(askedOf(visit, 'password', 'password'), body.password, member.password_hash);
  await writePaymentPassword(db, member, body.paymentPassword, 'paymentPassword');
}

/** A forgotten one: by the login password and one further proof. */
async function resetPayment(visit: MemberVisit<unknown, PaymentPasswordResetForm>): Promise<undefined> {
  const { db, session, body } = visit;
  checkRealMember(session);
  const member = memberById(db, session.memberId);
  if (!proofWays(db, member).includes(body.way)) refuse('permission.denied', { field: 'way' });
  checkSecret(db, 'paymentPassword', 'newPaymentPassword', body.newPaymentPassword);
  await checkGuarded(askedOf(visit, 'password', 'password'), body.password, member.password_hash);
  await prove(visit, member);
  await writePaymentPassword(db, member, body.newPaymentPassword, 'newPaymentPassword');
  sql(db, "DELETE FROM secret_failures WHERE member_id = ? AND kind = 'payment'").run(member.id);
}

/** Checks the further proof; a code is used up by it. */
async function prove(visit: MemberVisit<unknown, PaymentPasswordResetForm>, member: MemberRow): Promise<void> {
  const { db, body, now } = visit;
  const { way, verificationCode, answers = [] } = body;
  if (way === 'questions') {
    return checkGuardedAnswers(askedOf(visit, 'answers', 'answers'), () => answersFit(db, member.id, answers));
  }
  const [purpose, recipient] = ownRecipient(member, way);
  spendCode(db, purpose, recipient, verificationCode, now);
}

export const securityCalls: readonly DefinedCall[] = [
  defineForMember(getSecurityConfigSchema, ({ db, session }) => securityOf(db, session.memberId)),
  defineForMember(setPaymentPasswordSchema, setPayment),
  defineForMember(resetPaymentPasswordSchema, resetPayment),
  defineForMember(getSecurityQuestionsSchema, ({ db, session, query }) => {
    const answered = new Set(answeredBy(db, session.memberId).map(({ question_id }) => question_id));
    return SECURITY_QUESTIONS.map((question) => ({
      questionId: question.questionId,
      text: textIn(question, query.language),
      answered: answered.has(question.questionId),
    }));
  }),
  defineForMember(setSecurityAnswersSchema, async (visit) => {
    const { db, session, body } = visit;
    checkRealMember(session);
    await checkGuarded(
      askedOf(visit, 'password', 'password'),
      body.password,
      memberById(db, session.memberId).password_hash,
    );
    writeAnswers(db, session.memberId, body.answers);
  }),
];

/** It is neither the login password nor one that is guessed at once. */
async function writePaymentPassword(db: Database, member: MemberRow, password: string, field: string): Promise<void> {
  if (isEasy(password) || (await passwordMatches(password, member.password_hash))) {
    refuse('payload.invalid', { field, issues: [{ field, message: `${field} is too easy to guess` }] });
  }
  sql(db, 'UPDATE members SET payment_password_hash = ? WHERE id = ?').run(hashPassword(password), member.id);
}
