import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { GameListQuery } from '../../src/contract/schemas/games.ts';
import { keepFavourite, keepRecent, ownGames } from '../../src/sandbox/rules/favourites.ts';
import { listGames } from '../../src/sandbox/rules/games.ts';
import { buildWorld, NOW } from '../support/world.ts';

const world = buildWorld();
const { db, member } = world;
const test = suite('own lists');
test.after(() => world.close());

const games = (gameType: GameListQuery['gameType'], pageSize: number) =>
  listGames(db, { merchant: 'leve', platform: 'html5', gameType, pageNo: 1, pageSize, language: 'pt' }).games;

const own = (list: 'favourites' | 'recent_games', asked: { page?: number; gameType?: 'RNG' | 'SPORTS' } = {}) =>
  ownGames(db, list, member, { page: 1, pageSize: 35, ...asked });

const idsOf = (list: readonly { nodeId: number }[]): number[] => list.map(({ nodeId }) => nodeId);

test('recent games come newest first, each once, a hundred at most, in pages without gap', () => {
  const played = games('RNG', 110);
  for (const [at, { nodeId }] of played.entries()) keepRecent(db, member, nodeId, NOW + at);
  keepRecent(db, member, played[50]?.nodeId as number, NOW + 1000);
  const pages = [1, 2, 3, 4].map((page) => own('recent_games', { page }));
  const all = pages.flatMap((page) => idsOf(page.games));
  assert.is(pages[0]?.total, 100);
  assert.is(all.length, 100);
  assert.is(new Set(all).size, 100);
  assert.equal(all.slice(0, 2), [played[50]?.nodeId, played[109]?.nodeId]);
});

test('own lists are narrowed by type, sports with what is shown under them', () => {
  const [slot] = games('RNG', 1);
  const [esport] = games('ESPORTS', 1);
  const [cock] = games('COCKFIGHT', 1);
  for (const game of [slot, esport, cock]) keepFavourite(db, member, game?.nodeId as number, NOW);
  keepFavourite(db, member, slot?.nodeId as number, NOW + 1);
  assert.is(own('favourites').total, 3);
  assert.equal(idsOf(own('favourites', { gameType: 'RNG' }).games), [slot?.nodeId]);
  assert.equal(idsOf(own('favourites', { gameType: 'SPORTS' }).games).sort(), [esport?.nodeId, cock?.nodeId].sort());
});

test.run();
