import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  answersOf,
  emptyQuestions,
  questionFaults,
  questionsFor,
} from '../../../../../src/app/pages/member/editors/question-rules.ts';

test('each security question is asked once and answered differently', () => {
  const questions = ['pet', 'city', 'team'].map((questionId) => ({
    questionId,
    text: questionId,
    answered: questionId === 'city',
  }));
  const first = emptyQuestions(questions, 2);
  assert.equal(first, { question0: 'city', answer0: '', question1: '', answer1: '', password: '' });
  assert.equal(
    questionsFor(1, questions, first, 2).map(({ questionId }) => questionId),
    ['pet', 'team'],
  );
  assert.equal(Object.keys(questionFaults(first, 2)).sort(), ['answer0', 'answer1', 'password', 'question1']);
  const same = { question0: 'city', answer0: 'Rex ', question1: 'pet', answer1: 'rex', password: 'x' };
  assert.equal(questionFaults(same, 2), { answer1: { key: 'answer_same' } });
  assert.equal(answersOf({ ...same, answer1: 'Bidu' }, 2), [
    { questionId: 'city', answer: 'Rex' },
    { questionId: 'pet', answer: 'Bidu' },
  ]);
});

test.run();
