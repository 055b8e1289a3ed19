import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/dom.ts';
import { type Launchable, launchAddress, openGame } from '../../../src/app/stores/launch.ts';
import { dropSession, token } from '../../../src/app/stores/session.ts';
import { toast } from '../../../src/app/stores/toasts.ts';
import { getGames } from '../../../src/contract/calls/games.ts';
import type { TestSandbox } from '../../support/sandbox.ts';
import { envelope } from '../api/platform.ts';
import { against, failureOf } from '../api/transport.ts';
import { enter, madeCalls, onPlatform, turn } from './platform.ts';

const GAME: Launchable = { gameId: '1', nodeId: 1, vassalage: 'PP', gameType: 'RNG', supportPlay: '' };

async function slot({ call }: TestSandbox): Promise<Launchable> {
  const page = {
    merchant: 'leve',
    platform: 'html5',
    gameType: 'RNG',
    pageNo: 1,
    pageSize: 1,
    language: 'pt',
  } as const;
  const [game] = (await call(getGames, { query: page })).value.games;
  if (!game) throw new Error('no slot');
  return game;
}

test('a game is opened at an address of this site or at https', () =>
  onPlatform(async (sandbox) => {
    await enter('member');
    assert.match(await launchAddress(await slot(sandbox), '/m/home'), /^\/\w/);
  }));

test('an address that is a script, plain http or another site’s in disguise is not followed', async () => {
  for (const url of ['javascript:alert(1)', 'http://games.example', '//games.example', '/\\games.example', '']) {
    await against([envelope({ url })], async () => {
      const error = await failureOf(launchAddress(GAME, '/m/home'));
      assert.equal([error.kind, error.code], ['refused', 'game.unavailable'], url);
    });
  }
});

test('a guest is asked to log in, and the platform is not asked', () =>
  onPlatform(async () => {
    assert.is(await openGame(GAME, '/m/home'), 'login');
    assert.equal(madeCalls(), []);
  }));

test('a game that cannot be opened says why, and a second tap meanwhile asks nothing', () =>
  onPlatform(async () => {
    await enter('member');
    const first = openGame({ ...GAME, gameId: 'none', nodeId: 99_999_999 }, '/m/home');
    const second = openGame(GAME, '/m/home');
    assert.is(await second, 'failed');
    assert.is(await first, 'failed');
    assert.equal([toast.value?.kind, toast.value?.text], ['fail', 'game_unavailable']);
    assert.is(madeCalls().filter((call) => call.includes('launchGame')).length, 1);
    dropSession();
  }));

test('a session that ended asks for a login', () =>
  onPlatform(async (sandbox) => {
    await enter('member');
    await turn(sandbox, { sessionExpired: true });
    assert.is(await openGame(GAME, '/m/home'), 'login');
    assert.is(token(), undefined);
  }));

test.run();
