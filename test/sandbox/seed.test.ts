import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { artNames } from '../../src/sandbox/images/art-names.ts';
import { readRecipe } from '../../src/sandbox/images/recipe.ts';
import { makeGames } from '../../src/sandbox/seed/games.ts';
import { createRandom } from '../../src/sandbox/seed/random.ts';
import { NOTICES } from '../../src/sandbox/seed/texts/notices.ts';
import { PROMOTIONS } from '../../src/sandbox/seed/texts/promotions.ts';
import { VENDORS } from '../../src/sandbox/seed/vendors.ts';
import { buildWorld } from '../support/world.ts';

const games = makeGames(createRandom(7));

test('there are 12,000 games of 40 vendors and every type, RNG the most', () => {
  assert.is(games.length, 12_000);
  assert.is(new Set(games.map(({ vassalage }) => vassalage)).size, 40);
  const types = new Set(games.map(({ gameType }) => gameType));
  assert.is(types.size, 9);
  assert.ok(games.filter(({ gameType }) => gameType === 'RNG').length > 8500);
  assert.ok(games.filter(({ classify }) => classify === 'Crash').length > 50);
  for (const code of [
    'PGE',
    'PP',
    'JDB',
    'TA',
    'FC',
    'TCG_LOTTO_VN',
    'TCG_SEA',
    'AV',
    'AI',
    'IMES',
    'TF',
    'IA',
    'DS88',
    'DIG',
  ]) {
    assert.ok(
      VENDORS.some(({ vassalage }) => vassalage === code),
      code,
    );
  }
});

test('names and ids are unique, and names fit a tile', () => {
  assert.is(new Set(games.map(({ name }) => name)).size, games.length);
  assert.is(new Set(games.map(({ gameId }) => gameId)).size, games.length);
  assert.is(new Set(games.map(({ nodeId }) => nodeId)).size, games.length);
  assert.ok(games.every(({ name }) => name.length <= 48));
});

test('the same seed makes the same games, another seed makes others', () => {
  assert.equal(makeGames(createRandom(7)), games);
  assert.is.not(makeGames(createRandom(8))[0]?.name, games[0]?.name);
});

test('every picture that a game is made of is in the art', () => {
  const known = new Set(artNames());
  for (const { art, name } of games) {
    const { hero, sides } = readRecipe(art);
    assert.ok(
      [hero, ...sides].every((picture) => known.has(picture)),
      name,
    );
  }
});

test('promotions cover every category, notices and promotions speak both languages', () => {
  assert.is(new Set(PROMOTIONS.map(({ category }) => category)).size, 13);
  assert.ok(PROMOTIONS.length >= 20);
  assert.ok(NOTICES.filter(({ type }) => type === 'PL').length >= 12);
  for (const { title, content, id } of [...NOTICES, ...PROMOTIONS]) {
    assert.is.not(title.pt, title.en, id);
    assert.is.not(content.pt, content.en, id);
  }
});

test('two worlds are the same, and bets lie in the last ninety days', () => {
  const [one, two] = [buildWorld(), buildWorld()];
  const digest =
    'SELECT COUNT(*) AS count, SUM(stake) AS stake, SUM(payout) AS payout, MIN(placed_at) AS first FROM bets';
  const sums = one.db.prepare(digest).get() as { count: number; stake: number; payout: number };
  assert.equal(sums, two.db.prepare(digest).get());
  assert.ok(sums.count > 100);
  assert.ok(sums.payout / sums.stake > 0.7 && sums.payout / sums.stake < 1.2);
  assert.is((one.db.prepare('SELECT COUNT(*) AS count FROM winners').get() as { count: number }).count, 20);
  one.close();
  two.close();
});

test.run();
