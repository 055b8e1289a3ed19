import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isOneOff, searchGames } from '../../src/sandbox/rules/gameSearch.ts';
import { buildWorld } from '../support/world.ts';

const world = buildWorld();
const { db } = world;
const test = suite('game search');
test.after(() => world.close());

const find = (text: string, pageNo = 1) =>
  searchGames(db, { merchant: 'leve', platform: 'html5', text, pageNo, pageSize: 20, language: 'pt' });

test('finds games of every type, names that begin so first', () => {
  const { games } = find('tiger');
  assert.ok(games.length > 5);
  assert.match(games[0]?.gameName ?? '', /^tiger/i);
  const types = new Set<string>();
  for (let pageNo = 1; pageNo <= find('dragon').totalPages; pageNo += 1) {
    for (const { gameType } of find('dragon', pageNo).games) types.add(gameType);
  }
  assert.ok(types.size > 1, [...types].join());
});

test('accents, case and one typing error in a long word are the same', () => {
  assert.match(find('PINATA').games[0]?.gameName ?? '', /piñata/i);
  for (const typo of ['dargon', 'drahon', 'draggon', 'dagon']) {
    assert.match(find(typo).games[0]?.gameName ?? '', /dragon/i, typo);
  }
  assert.is(find('tgi').games.length, 0);
});

test('finds the games of a vendor by its name, and by a word of each', () => {
  const vendor = db.prepare("SELECT name FROM vendors WHERE vassalage = 'JDB'").get() as { name: string };
  assert.ok(find(vendor.name).games.some(({ vassalage }) => vassalage === 'JDB'));
  const both = find(`dragon ${vendor.name}`).games;
  assert.ok(both.length > 0);
  assert.ok(both.every(({ vassalage, gameName }) => vassalage === 'JDB' && /dragon/i.test(gameName)));
});

test('names that are alike are offered only where nothing is found', () => {
  assert.equal(find('tiger').near, []);
  const { games, near } = find('dragoon perls tempple');
  assert.is(games.length, 0);
  assert.ok(near.length > 0);
  assert.ok(
    near.some((name) => /dragon pearl/i.test(name)),
    near.join(),
  );
  assert.equal(find('   ').games, []);
});

test('one letter tells two words apart', () => {
  for (const [a, b] of ['tiger tigre', 'tiger tige', 'tiger tigers', 'tiger tiler', 'tiger iger'].map((pair) =>
    pair.split(' '),
  )) {
    assert.ok(isOneOff(a as string, b as string), `${a} ${b}`);
  }
  assert.not(isOneOff('tiger', 'tgire'));
  assert.not(isOneOff('tiger', 'tier s'));
});

test.run();
