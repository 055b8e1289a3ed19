import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { type Launchable, launchAddress, openGame } from '../../../../src/app/stores/games/launch.ts';
import { vendorStructure } from '../../../../src/app/stores/games/lobby.ts';
import { toast } from '../../../../src/app/stores/screen/toasts.ts';
import { dropSession, token } from '../../../../src/app/stores/session/session.ts';
import { getGames } from '../../../../src/contract/calls/games.ts';
import { getPopularLotteries } from '../../../../src/contract/calls/lottery.ts';
import type { TestSandbox } from '../../../support/sandbox.ts';
import { envelope } from '../../api/platform.ts';
import { against, failureOf } from '../../api/transport.ts';
import { enter, made, madeCalls, onPlatform, turn } from '../platform.ts';

const GAME: Launchable = { gameId: '1', nodeId: 1, vassalage: 'PP', gameType: 'RNG', supportPlay: '' };

/** Where a launch led inside the site. */
const led: string[] = [];
const lead = (path: string): void => void led.push(path);

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
  for (const url of ['javascript:alert(1)', 'http://games.example', '//games.example', '/\\games.example']) {
    await against([envelope({ url })], async () => {
      const error = await failureOf(launchAddress(GAME, '/m/home'));
      assert.equal([error.kind, error.code], ['refused', 'game.unavailable'], url);
    });
  }
});

test('a guest is asked to log in, and the platform is not asked', () =>
  onPlatform(async () => {
    assert.is(await openGame(GAME, '/m/home', lead), 'login');
    assert.equal(madeCalls(), []);
  }));

test('a game that cannot be opened says why, and a second tap meanwhile asks nothing', () =>
  onPlatform(async () => {
    await enter('member');
    const first = openGame({ ...GAME, gameId: 'none', nodeId: 99_999_999 }, '/m/home', lead);
    const second = openGame(GAME, '/m/home', lead);
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
    assert.is(await openGame(GAME, '/m/home', lead), 'login');
    assert.is(token(), undefined);
  }));

test('what stands for its vendor opens the list, for a guest too, and asks the platform nothing', () =>
  onPlatform(async () => {
    assert.is(await openGame({ ...GAME, supportPlay: 'H5,VASSALAGE' }, '/m/home', lead), 'leaving');
    assert.equal(led, ['/m/gameList?gameType=RNG&vassalage=PP']);
    assert.equal(madeCalls(), []);
  }));

test('a lottery asks for the vendor mapping first, and is launched with the mode that it says', () =>
  onPlatform(async ({ call }) => {
    await enter('member');
    const [lottery] = (await call(getPopularLotteries, { query: { language: 'pt' } })).value;
    const { gameCode = '', vendor = '' } = lottery ?? {};
    const tapped: Launchable = { gameId: gameCode, nodeId: 0, vassalage: vendor, gameType: 'LOTT', supportPlay: '' };
    vendorStructure.set({ sorting: [], mapping: {} });
    made.length = 0;
    assert.match(await launchAddress(tapped, '/m/lottery'), /^\/sandbox\/games\/lottery\//);
    assert.equal(madeCalls(), ['GET /lgw/games/mobile_game_menus', 'GET /wps/game/launchGame']);
  }));

test('a vendor under maintenance is told as that', () =>
  onPlatform(async (sandbox) => {
    await enter('member');
    const game = await slot(sandbox);
    const body = JSON.stringify({ closedVendors: [game.vassalage] });
    await fetch(`${sandbox.url}/sandbox/settings.json`, { method: 'PUT', body });
    assert.is(await openGame(game, '/m/home', lead), 'failed');
    assert.equal([toast.value?.kind, toast.value?.text], ['fail', 'game_maintenance']);
  }));

test('a launch that takes longer than three seconds says so', () =>
  onPlatform(async (sandbox) => {
    await enter('member');
    await turn(sandbox, { hang: 3300 });
    const opening = openGame(GAME, '/m/home', lead);
    assert.is(toast.value?.text, 'in_please_wait');
    await new Promise((resolve) => setTimeout(resolve, 3150));
    assert.equal([toast.value?.kind, toast.value?.text], ['loading', 'launch_slow']);
    assert.is(await opening, 'failed');
    assert.equal([toast.value?.kind, toast.value?.text], ['offline', 'no_internet']);
  }));

test.run();
