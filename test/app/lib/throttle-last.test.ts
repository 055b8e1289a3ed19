import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { throttleLast } from '../../../src/app/lib/throttle-last.ts';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('the first call runs at once; of those that come too soon the last one runs when it may', async () => {
  const seen: string[] = [];
  const say = throttleLast(60, (word: string) => seen.push(word));
  say('one');
  say('two');
  say('three');
  assert.equal(seen, ['one']);
  await sleep(90);
  assert.equal(seen, ['one', 'three']);
  await sleep(60);
  say('four');
  assert.equal(seen, ['one', 'three', 'four']);
});

test.run();
