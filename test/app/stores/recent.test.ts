import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/dom.ts';
import {
  moreRecent,
  openRecent,
  recentBusy,
  recentError,
  recentGames,
  reloadRecent,
} from '../../../src/app/stores/recent.ts';
import { dropSession } from '../../../src/app/stores/session.ts';
import { addRecent } from '../../../src/contract/calls/favourites.ts';
import { getGames } from '../../../src/contract/calls/games.ts';
import type { Game } from '../../../src/contract/shapes/games.ts';
import type { TestSandbox } from '../../support/sandbox.ts';
import { enter, onPlatform, turn, until } from './platform.ts';

const idle = () => until(() => !recentBusy.peek());
const names = () => recentGames.peek()?.games.map(({ nodeId }) => nodeId);

async function slots({ call }: TestSandbox, pageSize: number): Promise<Game[]> {
  const query = { merchant: 'leve', platform: 'html5', gameType: 'RNG', pageNo: 1, pageSize, language: 'pt' } as const;
  return (await call(getGames, { query })).value.games;
}

async function play({ call }: TestSandbox, games: readonly Game[], token: string): Promise<void> {
  for (const { nodeId, vassalage: vendor } of games) await call(addRecent, { token, body: { nodeId, vendor } });
}

test('what was opened last stands first, page after page, and no game twice', () =>
  onPlatform(async (sandbox) => {
    const mine = await enter('newbie');
    const games = await slots(sandbox, 40);
    await play(sandbox, games, mine);
    openRecent('RNG');
    await idle();
    assert.is(recentGames.peek()?.totalPages, 2);
    assert.equal(
      names(),
      games
        .slice(5)
        .reverse()
        .map(({ nodeId }) => nodeId),
    );
    // A game of the second page is opened elsewhere meanwhile: all others move one place down.
    await play(sandbox, games.slice(0, 1), mine);
    moreRecent();
    await idle();
    assert.is(new Set(names()).size, names()?.length);
  }));

test('a list that fails says so and can be asked for again; it goes with its session', () =>
  onPlatform(async (sandbox) => {
    await enter('newbie');
    await turn(sandbox, { html: true });
    openRecent('LIVE');
    await idle();
    assert.is(recentError.peek()?.kind, 'format');
    assert.is(recentGames.peek(), undefined);
    await turn(sandbox);
    reloadRecent('LIVE');
    await idle();
    assert.equal(names(), []);
    dropSession();
    assert.is(recentGames.peek(), undefined);
  }));

test.run();
