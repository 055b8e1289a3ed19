import '../../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { followJackpot, jackpot } from '../../../../src/app/stores/games/jackpot.ts';
import { configureSite } from '../../../../src/app/stores/system/system.ts';
import { until } from '../platform.ts';

/** ms of the ticker that are planned at once. */
const PLAN = 30_000;

test('who scrolls past and back before the answer has a ticker that goes on after its first plan', async () => {
  const answers: ((answer: Response) => void)[] = [];
  globalThis.fetch = () => new Promise((resolve) => answers.push(resolve));
  configureSite({ name: 'Leve', merchantCode: 'leve', apiOrigin: '', language: 'pt', flags: { jackpotTicker: true } });
  followJackpot()();
  const stop = followJackpot();
  await until(() => answers.length === 1);
  const waits: number[] = [];
  const wait = globalThis.setTimeout;
  globalThis.setTimeout = ((work: () => void, ms = 0) => {
    waits.push(ms);
    return wait(work, ms);
  }) as typeof wait;
  for (const bring of answers) bring(Response.json({ success: false, value: null, code: 'not.found' }));
  await until(() => (jackpot.peek()?.ahead.length ?? 0) > 0 && waits.some((ms) => ms >= PLAN));
  globalThis.setTimeout = wait;
  assert.ok(
    waits.some((ms) => ms > PLAN),
    `the next plan waits for the end of this one: ${waits}`,
  );
  stop();
});

test.run();
