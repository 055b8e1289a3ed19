import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dockToasts, hideToast, showToast, toast, whileLoading } from '../../../../src/app/stores/screen/toasts.ts';

test('a message waits for the place where it can be seen, and is counted from then on', async () => {
  showToast('info', 'coming_soon', 0.02);
  await sleep(60);
  assert.is(toast.value?.text, 'coming_soon');
  dockToasts();
  assert.is(toast.value?.text, 'coming_soon');
  await sleep(60);
  assert.is(toast.value, undefined);
});

test('one message is shown at a time, the newest, for its own time', async () => {
  showToast('fail', 'unknown_error', 0.02);
  showToast('info', 'coming_soon', 0.5);
  assert.is(toast.value?.text, 'coming_soon');
  await sleep(40);
  assert.is(toast.value?.text, 'coming_soon');
  await sleep(600);
  assert.is(toast.value, undefined);
});

test('a message is hidden only by whoever showed it', () => {
  const old = showToast('info', 'coming_soon');
  const next = showToast('fail', 'unknown_error');
  hideToast(old);
  assert.is(toast.value?.id, next);
  hideToast(next);
  assert.is(toast.value, undefined);
});

test('loading is shown while work goes on, ends with it, and leaves the message that it ended in', async () => {
  const work = whileLoading(async () => {
    await sleep(5);
    return 'done';
  });
  assert.is(toast.value?.kind, 'loading');
  assert.is(await work, 'done');
  assert.is(toast.value, undefined);
  const failing = whileLoading(async () => {
    showToast('fail', 'game_unavailable');
    throw new Error('no');
  });
  await failing.catch((error: Error) => assert.is(error.message, 'no'));
  assert.is(toast.value?.text, 'game_unavailable');
  hideToast(toast.value?.id ?? 0);
});

test.run();
