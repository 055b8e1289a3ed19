import type { SecurityAnswer, SecurityQuestion } from '../../../../contract/schemas/security.ts';
import { type Fault, type Faults, faultsOf } from '../../../features/forms/faults.ts';
import { knownSecretFault } from '../../../features/forms/field-faults.ts';

/** The form's texts: `question0`, `answer0` and so on, and the login password. */
export type QuestionFields = Record<string, string>;

/** An empty form for `count` questions, with the ones that the member has chosen before. */
export function emptyQuestions(questions: readonly SecurityQuestion[], count: number): QuestionFields {
  const chosen = questions.filter(({ answered }) => answered);
  const fields: QuestionFields = {};
  for (let place = 0; place < count; place += 1) {
    fields[`question${place}`] = chosen[place]?.questionId ?? '';
    fields[`answer${place}`] = '';
  }
  return { ...fields, password: '' };
}

/** Questions for one place: those that no other place has. */
export function questionsFor(
  place: number,
  questions: readonly SecurityQuestion[],
  fields: QuestionFields,
  count: number,
): SecurityQuestion[] {
  const others = Array.from({ length: count }, (_, other) => (other === place ? '' : fields[`question${other}`]));
  return questions.filter(({ questionId }) => !others.includes(questionId));
}

/** What is wrong: everything is needed, and no answer may stand in its own question or be the same as another one. */
export function questionFaults(fields: QuestionFields, count: number): Faults<string> {
  const all: Record<string, Fault | undefined> = { password: knownSecretFault(fields.password ?? '') };
  const given = new Set<string>();
  for (let place = 0; place < count; place += 1) {
    const answer = (fields[`answer${place}`] ?? '').trim().toLowerCase();
    all[`question${place}`] = fields[`question${place}`] ? undefined : { key: 'question_choose' };
    all[`answer${place}`] = knownSecretFault(answer);
    if (answer && given.has(answer)) all[`answer${place}`] = { key: 'answer_same' };
    given.add(answer);
  }
  return faultsOf(all);
}

/** The answers as they are sent. */
export const answersOf = (fields: QuestionFields, count: number): SecurityAnswer[] =>
  Array.from({ length: count }, (_, place) => ({
    questionId: fields[`question${place}`] ?? '',
    answer: (fields[`answer${place}`] ?? '').trim(),
  }));
