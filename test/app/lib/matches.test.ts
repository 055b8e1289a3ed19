import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { soonestMatches, sportOf } from '../../../src/app/lib/matches.ts';

const group = (gameClassifyNew: string, gameName: string, times: string[]) => ({
  gameClassifyNew,
  gameName,
  matches: times.map((matchTime) => ({ matchTime })),
});

test('a sport is known by its classification, else by its name; the rest has one icon', () => {
  const sport = (gameClassifyNew: string, gameName = '') => sportOf({ gameClassifyNew, gameName });
  assert.is(sport('basketball'), 'basketball');
  assert.is(sport('SOCCER'), 'soccer');
  assert.is(sport('', 'Futebol'), 'soccer');
  assert.is(sport('', 'Basquete'), 'basketball');
  assert.is(sport('volleyball', 'Vôlei'), 'other');
  assert.is(sport('american football'), 'other');
  assert.is(sport('', ''), 'other');
});

test('the carousel takes the first matches of all sports by time, and leaves the groups as they are', () => {
  const groups = [
    group('soccer', 'a', ['2026-11-22T10:00:00Z', '2026-11-24T10:00:00Z']),
    group('basketball', 'b', ['2026-11-23T10:00:00Z', '2026-11-21T10:00:00Z']),
  ];
  const told = soonestMatches(groups, 3).map(({ match, sport }) => `${sport} ${match.matchTime.slice(8, 10)}`);
  assert.equal(told, ['basketball 21', 'soccer 22', 'basketball 23']);
  assert.is(groups[1]?.matches[0]?.matchTime, '2026-11-23T10:00:00Z');
  assert.equal(soonestMatches([], 3), []);
});

test.run();
