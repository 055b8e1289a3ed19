import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Countdown } from '../../../src/app/ui/countdown/Countdown.tsx';
import { onSecond } from '../../../src/app/ui/countdown/clock.ts';
import { render, reset } from '../../support/dom.ts';

test.after.each(reset);

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

test('it counts down by itself, and says so at the end', async () => {
  const box = render(<Countdown until={Date.now() + 1500} ended="now" />);
  await wait(50);
  assert.match(box.textContent ?? '', /^0:0[12]$/);
  await wait(2600);
  assert.is(box.textContent, 'now');
});

test('one timer serves all, and rests when nobody listens', async () => {
  const real = globalThis.setTimeout;
  let timers = 0;
  globalThis.setTimeout = ((...given: Parameters<typeof setTimeout>) => {
    timers += 1;
    return real(...given);
  }) as typeof setTimeout;
  const stops = [1, 2, 3].map(() => onSecond(() => undefined));
  assert.is(timers, 1);
  for (const stop of stops) stop();
  const before = timers;
  await new Promise((resolve) => real(resolve, 1200));
  assert.is(timers, before);
  globalThis.setTimeout = real;
});

test.run();
