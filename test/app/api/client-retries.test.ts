import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { send } from '../../../src/app/api/client.ts';
import { getGames, getHotGames } from '../../../src/contract/calls/games.ts';
import { getWallet } from '../../../src/contract/calls/wallet.ts';
import { refusal } from './platform.ts';
import { against, failureOf, hurry } from './transport.ts';

test.before(() => hurry());

const hot = (language: string) => send(getHotGames, { query: { isPlatform: 2, language, platform: 'html5' } });

test('many reads at once make at most twice as many requests', () =>
  against([refusal(500, 'unknown')], async (platform) => {
    const reads = Array.from({ length: 12 }, (_, index) => failureOf(hot(String(index))));
    await Promise.all(reads);
    assert.ok(platform.arrived.length <= 24, String(platform.arrived.length));
  }));

test('after a read has failed twice the next ones are sent once: a platform that is down gets no storm', () =>
  against([refusal(500, 'unknown')], async (platform) => {
    await failureOf(send(getWallet, {}));
    const before = platform.arrived.length;
    for (let index = 0; index < 10; index += 1) await failureOf(hot(String(index)));
    assert.is(before, 2);
    assert.is(platform.arrived.length, before + 10);
  }));

test('the pause before a retry differs from read to read', async () => {
  const pauses: number[] = [];
  const real = globalThis.setTimeout;
  const watched = (run: () => void, ms = 0) => {
    if (ms >= 400 && ms <= 1200) pauses.push(ms);
    // Long enough for all four to have failed once: whoever fails after a retry that failed is not asked again.
    return real(run, ms >= 400 && ms <= 1200 ? 250 : ms);
  };
  Object.assign(globalThis, { setTimeout: watched });
  const query = {
    merchant: 'leve',
    platform: 'html5',
    gameType: 'RNG',
    pageNo: 1,
    pageSize: 1,
    language: 'pt',
  } as const;
  await against([refusal(500, 'unknown')], async () => {
    await Promise.all([
      ...[1, 2, 3].map((pageNo) => failureOf(send(getGames, { query: { ...query, pageNo } }))),
      failureOf(hot('pt')),
    ]);
  });
  Object.assign(globalThis, { setTimeout: real });
  assert.is(pauses.length, 4);
  assert.is(new Set(pauses).size, 4);
});

test.run();
