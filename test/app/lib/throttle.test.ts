import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { debounce, throttle } from '../../../src/app/lib/throttle.ts';

test('a throttled action runs at once, and again only when its time is over', async () => {
  const ran: string[] = [];
  const run = throttle(40, (word: string) => ran.push(word));
  run('first');
  run('dropped');
  assert.equal(ran, ['first']);
  await sleep(60);
  run('later');
  assert.equal(ran, ['first', 'later']);
});

test('a debounced action runs once, after the pause, with the last words', async () => {
  const ran: string[] = [];
  const run = debounce(30, (word: string) => ran.push(word));
  run('s');
  run('sl');
  run('slot');
  assert.equal(ran, []);
  await sleep(60);
  assert.equal(ran, ['slot']);
});

test.run();
