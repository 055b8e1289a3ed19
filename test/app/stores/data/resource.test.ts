import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CallError } from '../../../../src/app/api/errors.ts';
import { resource } from '../../../../src/app/stores/data/resource.ts';

/** A resource whose answers the test gives by hand, in any order. */
function byHand() {
  const questions: { answer(text: string): void; fail(): void }[] = [];
  const made = resource<string>(
    'test',
    () =>
      new Promise((resolve, reject) => {
        questions.push({ answer: resolve, fail: () => reject(new CallError('offline')) });
      }),
  );
  return { ...made, questions };
}

test('the newest question wins, however late the others are answered', async () => {
  const { value, busy, load, questions } = byHand();
  const first = load();
  const second = load();
  questions[1]?.answer('new');
  await second;
  assert.equal([value.value, busy.value], ['new', false]);
  questions[0]?.answer('old');
  await first;
  assert.is(value.value, 'new');
});

test('a failure keeps the value, and the next success clears it', async () => {
  const { value, error, load, set, questions } = byHand();
  set('kept');
  const failing = load();
  questions[0]?.fail();
  await failing;
  assert.equal([value.value, error.value?.kind], ['kept', 'offline']);
  const good = load();
  assert.is(error.value?.kind, 'offline');
  questions[1]?.answer('fresh');
  await good;
  assert.equal([value.value, error.value], ['fresh', undefined]);
});

test('what is wanted is asked for once, and again only after a failure', async () => {
  const { value, want, questions } = byHand();
  want();
  want();
  assert.is(questions.length, 1);
  questions[0]?.fail();
  await new Promise((resolve) => setTimeout(resolve, 0));
  want();
  assert.is(questions.length, 2);
  questions[1]?.answer('there');
  await new Promise((resolve) => setTimeout(resolve, 0));
  want();
  assert.equal([questions.length, value.value], [2, 'there']);
});

test('a value that is put there outlives an answer that was on its way', async () => {
  const { value, busy, load, set, questions } = byHand();
  const asking = load();
  set(undefined);
  assert.not(busy.value);
  questions[0]?.answer('late');
  await asking;
  assert.is(value.value, undefined);
});

test.run();
