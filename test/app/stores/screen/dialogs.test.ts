import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ask, question } from '../../../../src/app/stores/screen/dialogs.ts';

const QUESTION = { title: 'logout', text: 'logout_confirm', submit: 'submit', cancel: 'cancel' } as const;

test('a question waits for its answer, and leaves with it', async () => {
  const yes = ask(QUESTION);
  assert.is(question.value?.text, 'logout_confirm');
  question.value?.answer(true);
  assert.is(await yes, true);
  assert.is(question.value, undefined);
});

test('a new question answers the one before it with no, and stays when that one is answered late', async () => {
  const first = ask(QUESTION);
  const old = question.value;
  const second = ask({ ...QUESTION, text: 'agent_invite' });
  assert.is(await first, false);
  old?.answer(true);
  assert.is(question.value?.text, 'agent_invite');
  question.value?.answer(true);
  assert.is(await second, true);
});

test.run();
