import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { vendorsOf } from '../../../../src/app/pages/games/list/list-choices.ts';

const vendors = (...names: string[]) => names.map((vassalage) => ({ vassalage }));
const sorting = [
  { gameCategory: 'RNG', vendorNames: vendors('PGE', 'PP', 'PP') },
  { gameCategory: 'SPORTS', vendorNames: vendors('SBO', 'AV', 'IA') },
  { gameCategory: 'COCKFIGHT', vendorNames: vendors('DS88', 'SBO') },
  { gameCategory: 'BINGO', vendorNames: vendors('B') },
];
const names = (category: string) => vendorsOf(sorting, category).map(({ vassalage }) => vassalage);

test('a list has the vendors of its type, each once', () => {
  assert.equal(names('RNG'), ['PGE', 'PP']);
  assert.equal(names('CRASH'), ['PGE', 'PP']);
  assert.equal(names('LIVE'), []);
});

test('sports have those of e-sports and cockfight too (SPEC 2.8), each of which has its own', () => {
  assert.equal(names('SPORTS'), ['SBO', 'AV', 'IA', 'DS88']);
  assert.equal(names('ESPORTS'), ['AV', 'IA']);
  assert.equal(names('COCKFIGHT'), ['DS88', 'SBO']);
});

test('a category that is one vendor’s has none to choose from', () => {
  for (const category of ['PGE', 'PP', 'JDB', 'TA', 'FC']) assert.equal(names(category), [], category);
});

test.run();
