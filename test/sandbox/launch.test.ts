import { randomUUID } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { getBets } from '../../src/contract/calls/betRecords.ts';
import {
  addFavourite,
  getFavouriteIds,
  getFavourites,
  getRecent,
  removeFavourite,
} from '../../src/contract/calls/favourites.ts';
import { getGames, launchGame } from '../../src/contract/calls/games.ts';
import { getLotteries, getNumero } from '../../src/contract/calls/lottery.ts';
import { logout } from '../../src/contract/calls/sessionLife.ts';
import { getWallet } from '../../src/contract/calls/wallet.ts';
import type { Game } from '../../src/contract/schemas/games.ts';
import { type TestSandbox, withSandbox } from '../support/sandbox.ts';
import { siteDay } from '../support/site-day.ts';

async function aSlot(sandbox: TestSandbox): Promise<Game> {
  const query = { merchant: 'leve', platform: 'html5', gameType: 'RNG', gameClassify: 'SLOT', minBet: '0.1' } as const;
  const { value } = await sandbox.call(getGames, { query: { ...query, pageNo: 1, pageSize: 1, language: 'pt' } });
  return value.games[0] as Game;
}

async function launch(sandbox: TestSandbox, token: string, game: Game, backUrl = '/m/slot-games', headers = {}) {
  const { gameId, nodeId, vassalage: vendor, gameType: category, supportPlay } = game;
  const query = { category, vendor, gameId, nodeId, supportPlay, language: 'pt', backUrl } as const;
  return sandbox.call(launchGame, { token, query, headers });
}

/** What the page of a game does: exchanges the ticket, then plays with the cookie. */
async function openGame(sandbox: TestSandbox, url: string) {
  const [path = '', ticket] = url.split('#ticket=');
  const post = (name: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${sandbox.url}${path}/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const opened = await post('open', { ticket });
  const setCookie = opened.headers.get('Set-Cookie') ?? '';
  const Cookie = setCookie.split(';')[0] ?? '';
  return {
    path,
    opened,
    setCookie,
    again: () => post('open', { ticket }),
    play: (body: object) => post('play', body, { Cookie }),
  };
}

test('a spin moves wallet and betting record once for one round, through the whole way', () =>
  withSandbox(async (sandbox) => {
    const token = await sandbox.signIn('member');
    const game = await aSlot(sandbox);
    const { value } = await launch(sandbox, token, game);
    assert.match(value.url, /^\/sandbox\/games\/slot\/[\w-]+#ticket=[\w-]+$/);
    const { opened, setCookie, again, play, path } = await openGame(sandbox, value.url);
    assert.is(opened.status, 200);
    assert.match(setCookie, /HttpOnly/);
    assert.match(setCookie, /SameSite=Lax/);
    assert.ok(setCookie.includes(`Path=${path}`));
    assert.is((await again()).status, 401);

    const before = await sandbox.call(getWallet, { token });
    const day = siteDay();
    const bets = async () => {
      const query = { pageNo: 1, pageSize: 10, startDate: day, endDate: day };
      return (await sandbox.call(getBets, { token, query })).value.footer;
    };
    const earlier = await bets();
    const round = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(async () => (await (await play({ round, stake: '0.10' })).json()) as { value: { payout: string } }),
    );
    assert.is(new Set(answers.map(({ value: { payout } }) => payout)).size, 1);
    assert.is((await bets()).count, earlier.count + 1);
    const after = await sandbox.call(getWallet, { token });
    const moved = Math.round((Number(after.value.sumBalance) - Number(before.value.sumBalance)) * 100);
    assert.is(moved, Math.round(Number(answers[0]?.value.payout) * 100) - 10);

    const recent = await sandbox.call(getRecent, {
      token,
      query: { page: 1, pageSize: 5, language: 'pt', clientType: 2 },
    });
    assert.is(recent.value.list[0]?.gameId, game.gameId);
  }));

test('a stake that is not offered, a form of another site and a signed-out player are refused', () =>
  withSandbox(async (sandbox) => {
    const token = await sandbox.signIn('member');
    const { value } = await launch(sandbox, token, await aSlot(sandbox));
    const { play, path } = await openGame(sandbox, value.url);
    const codeOf = async (answer: Promise<Response>) => ((await (await answer).json()) as { code?: string }).code;
    assert.is(await codeOf(play({ round: randomUUID(), stake: '0.11' })), 'bet.limit');
    assert.is(await codeOf(play({ round: 'x', stake: '0.10' })), 'payload.invalid');
    const form = fetch(`${sandbox.url}${path}/play`, { method: 'POST', body: new URLSearchParams({ stake: '0.10' }) });
    assert.ok(['session.expired', 'payload.invalid'].includes((await codeOf(form)) ?? ''));
    await sandbox.call(logout, { token, body: { token } });
    assert.is(await codeOf(play({ round: randomUUID(), stake: '0.10' })), 'session.expired');
  }));

test('a launch leads back to this site only, and needs a session', () =>
  withSandbox(async (sandbox) => {
    const token = await sandbox.signIn('member');
    const game = await aSlot(sandbox);
    assert.is((await launch(sandbox, token, game, '//evil.example')).code, 'payload.invalid');
    assert.is((await launch(sandbox, token, game, 'https://evil.example')).code, 'payload.invalid');
    assert.is((await launch(sandbox, 'A'.repeat(43), game)).code, 'session.expired');
    assert.is((await fetch(`${sandbox.url}/sandbox/games/slot/no-such-game`)).status, 404);
  }));

test('a launch from a site at another origin leads back there', () =>
  withSandbox(async (sandbox) => {
    const token = await sandbox.signIn('member');
    const game = await aSlot(sandbox);
    for (const [Origin, backUrl] of [
      ['https://play.example', 'https://play.example/m/home'],
      [sandbox.url, '/m/home'],
      ['null', '/m/home'],
    ] as const) {
      const { value } = await launch(sandbox, token, game, '/m/home', { Origin });
      const { path, setCookie } = await openGame(sandbox, value.url);
      const headers = { Cookie: setCookie.split(';')[0] ?? '' };
      const table = await (await fetch(`${sandbox.url}${path}/table`, { headers })).text();
      assert.match(table, `"backUrl":"${backUrl}"`, Origin);
    }
  }));

test('every vendor of lotteries answers a launch by game code, with its own prize mode', () =>
  withSandbox(async (sandbox) => {
    const token = await sandbox.signIn('member');
    const asked = { language: 'pt', backUrl: '/m/lottery', playType: 'trad' } as const;
    for (const vendor of ['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT']) {
      const prizeMode = vendor === 'TCG_SEA' ? 'SEA' : 'Elott';
      const query = { ...asked, category: 'LOTT', vendor, gameCode: 'lobby', prizeMode } as const;
      const { value } = await sandbox.call(launchGame, { token, query });
      assert.match(value.url, /^\/sandbox\/games\/lottery\/[\w-]+#ticket=/);
      const wrong = { ...query, prizeMode: vendor === 'TCG_SEA' ? 'Elott' : 'SEA' };
      assert.is((await sandbox.call(launchGame, { token, query: wrong })).code, 'payload.invalid');
      const { playType: _playType, ...bare } = query;
      const without = await sandbox.call(launchGame, { token, query: bare });
      assert.equal([without.code, without.failure?.issues?.[0]?.field], ['payload.invalid', 'playType']);
      const other = { ...query, gameCode: 'pge-rng-0001' };
      assert.is((await sandbox.call(launchGame, { token, query: other })).code, 'game.unavailable');
    }
  }));

test('a vendor under maintenance launches nothing', () =>
  withSandbox(async (sandbox) => {
    const token = await sandbox.signIn('member');
    const game = await aSlot(sandbox);
    const body = JSON.stringify({ closedVendors: [game.vassalage] });
    await fetch(`${sandbox.url}/sandbox/settings.json`, { method: 'PUT', body });
    assert.is((await launch(sandbox, token, game)).code, 'game.maintenance');
  }));

test('a lottery ticket goes to the record as open, through the whole way', () =>
  withSandbox(async (sandbox) => {
    const token = await sandbox.signIn('newbie');
    const [lottery] = (await sandbox.call(getLotteries, { query: { language: 'pt' } })).value;
    const asked = {
      language: 'pt',
      backUrl: '/m/lottery',
      playType: 'trad',
      prizeMode: 'Elott',
      category: 'LOTT',
    } as const;
    const query = { ...asked, vendor: lottery?.vendor ?? '', gameCode: lottery?.gameCode ?? '' };
    const page = { merchant: 'leve', platform: 'html5', pageNo: 1, pageSize: 200, language: 'pt' } as const;
    const lotteries = { ...page, gameType: 'ELOTT' } as const;
    const { play } = await openGame(sandbox, (await sandbox.call(launchGame, { token, query })).value.url);
    const numero = async () =>
      (await sandbox.call(getNumero, { query: { gameCode: lottery?.gameCode ?? '' } })).value[0];
    const standing = await numero();
    const { minBet } = (await sandbox.call(getGames, { query: lotteries })).value.games.find(
      ({ gameId }) => gameId === lottery?.gameCode,
    ) as Game;
    // A draw that closes before a busy machine has placed the bet is waited out; the shortest lasts a minute.
    if (Date.parse(standing?.closesAt ?? '') - Date.now() < 20_000) sandbox.pass(30_000);
    const table = (await (
      await play({ round: randomUUID(), stake: minBet, numero: (await numero())?.numero, lines: [['7']] })
    ).json()) as { value: { tickets: { status: string; stake: string }[] } };
    assert.equal(
      table.value.tickets.map(({ status }) => status),
      ['open'],
    );
    const day = siteDay();
    const bets = async () => {
      const range = { pageNo: 1, pageSize: 5, startDate: day, endDate: day };
      return (await sandbox.call(getBets, { token, query: range })).value.list[0];
    };
    assert.equal([(await bets())?.gameId, (await bets())?.status], [lottery?.gameCode, 'open']);
    sandbox.pass(24 * 3600 * 1000 + 10_000);
    assert.ok(['won', 'lost'].includes((await bets())?.status ?? ''));
  }));

test('favourites are added once, listed latest first, and removed', () =>
  withSandbox(async (sandbox) => {
    const token = await sandbox.signIn('member');
    const { nodeId, vassalage } = await aSlot(sandbox);
    const body = { nodeId, vendor: vassalage };
    const ids = async () => (await sandbox.call(getFavouriteIds, { token, query: { pageNo: 1, pageSize: 100 } })).value;
    const known = (await ids()).filter((id) => id !== String(nodeId));
    await sandbox.call(addFavourite, { token, body });
    await sandbox.call(addFavourite, { token, body });
    assert.equal(await ids(), [String(nodeId), ...known]);
    const { value } = await sandbox.call(getFavourites, { token, query: { pageNo: 1, pageSize: 35, language: 'pt' } });
    assert.is(value.content[0]?.nodeId, nodeId);
    assert.is(
      (await sandbox.call(addFavourite, { token, body: { nodeId: 1, vendor: 'PP' } })).code,
      'game.unavailable',
    );
    await sandbox.call(removeFavourite, { token, body });
    assert.equal(await ids(), known);
  }));

test.run();
