import type { ProofWay, SecurityConfig } from '../../contract/schemas/security.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { type MemberRow, memberById } from './members.ts';
import { maskedOf, ruleOf } from './profile.ts';
import { answeredBy, QUESTION_COUNT } from './securityQuestions.ts';

/** Ways in which this member can prove to be the owner of the account. */
export function proofWays(db: Database, { id, mobile, email }: MemberRow): ProofWay[] {
  const ways: ProofWay[] = [];
  if (mobile !== null) ways.push('mobile');
  if (email !== null) ways.push('email');
  if (answeredBy(db, id).length > 0) ways.push('questions');
  return ways;
}

/** What of the security centre is set; the score is the share that is. */
export function securityOf(db: Database, memberId: number): SecurityConfig {
  const member = memberById(db, memberId);
  const has = (query: string) => sql(db, `SELECT 1 FROM ${query} LIMIT 1`).get(memberId) !== undefined;
  const set = {
    paymentPassword: member.payment_password_hash !== null,
    email: member.email !== null,
    mobileNum: member.mobile !== null,
    payeeName: member.payee_name !== null,
    bankCard: has('bank_cards WHERE member_id = ? AND removed_at IS NULL'),
    securityQuestions: answeredBy(db, memberId).length > 0,
  };
  const parts = Object.values(set);
  return {
    ...set,
    score: Math.round((parts.filter(Boolean).length / parts.length) * 100),
    masked: maskedOf(member),
    resetWays: proofWays(db, member),
    questionCount: QUESTION_COUNT,
    paymentRule: ruleOf(db, 'paymentPassword'),
  };
}
