import type { SecurityAnswer } from '../../contract/schemas/security.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { hashPassword, passwordMatches } from './password.ts';
import { refuse } from './refusal.ts';

/** The questions that a member may answer to prove who it is. */
export const SECURITY_QUESTIONS: readonly { questionId: string; pt: string; en: string }[] = [
  { questionId: 'mother', pt: 'Qual é o nome da sua mãe?', en: "What is your mother's name?" },
  { questionId: 'pet', pt: 'Qual foi o seu primeiro animal de estimação?', en: 'What was your first pet?' },
  { questionId: 'city', pt: 'Em que cidade você nasceu?', en: 'In which city were you born?' },
  { questionId: 'school', pt: 'Qual foi a sua primeira escola?', en: 'What was your first school?' },
  {
    questionId: 'friend',
    pt: 'Qual era o nome do seu melhor amigo de infância?',
    en: 'Who was your best friend as a child?',
  },
  { questionId: 'team', pt: 'Qual é o seu time do coração?', en: 'Which team do you support?' },
];

/** How many of them a member answers. */
export const QUESTION_COUNT = 2;

interface AnswerRow {
  question_id: string;
  answer_hash: string;
}

/** Case and spaces of an answer say nothing. */
const plain = (answer: string): string => answer.trim().replace(/\s+/g, ' ').toLowerCase();

/** The answers that a member gave, hashed. */
export function answeredBy(db: Database, memberId: number): AnswerRow[] {
  const rows = 'SELECT question_id, answer_hash FROM security_answers WHERE member_id = ? ORDER BY question_id';
  return sql<AnswerRow>(db, rows).all(memberId);
}

/** Takes answers in place of those before. Refuses unless they are to as many different questions as the site asks. */
export function writeAnswers(db: Database, memberId: number, answers: readonly SecurityAnswer[]): void {
  const asked = new Set(answers.map(({ questionId }) => questionId));
  const known = new Set(SECURITY_QUESTIONS.map(({ questionId }) => questionId));
  if ([...asked].some((id) => !known.has(id))) refuse('not.found', { field: 'answers' });
  if (
    asked.size !== QUESTION_COUNT ||
    answers.length !== QUESTION_COUNT ||
    answers.some(({ answer }) => !plain(answer))
  ) {
    const message = `answers must be to ${QUESTION_COUNT} different questions`;
    refuse('payload.invalid', { field: 'answers', issues: [{ field: 'answers', message }] });
  }
  const rows = answers.map(({ questionId, answer }) => [questionId, hashPassword(plain(answer))] as const);
  const write = sql(db, 'INSERT INTO security_answers (member_id, question_id, answer_hash) VALUES (?, ?, ?)');
  db.transaction(() => {
    sql(db, 'DELETE FROM security_answers WHERE member_id = ?').run(memberId);
    for (const [questionId, hash] of rows) write.run(memberId, questionId, hash);
  })();
}

/** Whether these are the answers that the member gave: all of them, in any order. */
export async function answersFit(db: Database, memberId: number, answers: readonly SecurityAnswer[]): Promise<boolean> {
  const rows = answeredBy(db, memberId);
  let fits = rows.length > 0;
  for (const { question_id, answer_hash } of rows) {
    const given = answers.find(({ questionId }) => questionId === question_id)?.answer ?? '';
    // All are compared, so that the time tells nothing.
    fits = (await passwordMatches(plain(given), answer_hash)) && fits;
  }
  return fits;
}
