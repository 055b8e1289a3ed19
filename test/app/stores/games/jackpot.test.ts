import '../../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { followJackpot, jackpot } from '../../../../src/app/stores/games/jackpot.ts';
import { until } from '../platform.ts';

test('an amount that comes when the counter has left the screen is there on the way back', async () => {
  let bring: (answer: Response) => void = () => undefined;
  let asked = 0;
  globalThis.fetch = () => {
    asked += 1;
    return new Promise((resolve) => {
      bring = resolve;
    });
  };
  const stop = followJackpot();
  await until(() => asked === 1);
  stop();
  const value = { amount: '7654321.99', asOf: '2026-11-21T00:00:00Z' };
  bring(Response.json({ success: true, value }));
  await until(() => jackpot.peek() !== undefined);
  assert.is(jackpot.peek()?.amount, 7_654_321);
});

test.run();
