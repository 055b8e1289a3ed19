import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { GameListQuery } from '../../src/contract/schemas/games.ts';
import {
  gameTypeEntries,
  hotGames,
  listVendors,
  listWinners,
  vendorStructure,
} from '../../src/sandbox/rules/catalogue.ts';
import { listGames } from '../../src/sandbox/rules/games.ts';
import { matchesAhead } from '../../src/sandbox/rules/matches.ts';
import { Refusal } from '../../src/sandbox/rules/refusal.ts';
import { buildWorld, NOW } from '../support/world.ts';

const world = buildWorld();
const { db } = world;
const test = suite('games');
test.after(() => world.close());

const ask = (query: Partial<GameListQuery> = {}) =>
  listGames(db, {
    merchant: 'leve',
    platform: 'html5',
    gameType: 'RNG',
    pageNo: 1,
    pageSize: 35,
    language: 'pt',
    ...query,
  });

test('pages follow each other without gap or repetition', () => {
  const first = ask({ gameClassify: 'Crash' });
  const ids = new Set<number>();
  for (let pageNo = 1; pageNo <= first.totalPages; pageNo += 1) {
    for (const { nodeId } of ask({ gameClassify: 'Crash', pageNo }).games) {
      assert.not(ids.has(nodeId));
      ids.add(nodeId);
    }
  }
  const all = ask({ gameClassify: 'Crash', pageSize: 1000 });
  assert.is(ids.size, all.games.length);
  assert.is(ask({ gameClassify: 'Crash', pageNo: first.totalPages + 1 }).games.length, 0);
});

test('a search finds every word in any order, whatever the accents and the case', () => {
  const found = ask({ gameName: 'PINATA hot' }).games;
  assert.ok(found.length > 0);
  assert.ok(found.every(({ gameName }) => /hot/i.test(gameName) && /piñata/i.test(gameName)));
  assert.is(ask({ gameName: '100%_\\' }).totalPages, 0);
  assert.is(ask({ gameName: "'; DROP TABLE games; --" }).games.length, 0);
});

test('filters narrow: vendor, new, recommended, smallest stake', () => {
  assert.ok(ask({ vassalage: 'PP' }).games.every(({ vassalage }) => vassalage === 'PP'));
  assert.ok(ask({ vassalage: 'PP,JDB' }).games.every(({ vassalage }) => ['PP', 'JDB'].includes(vassalage)));
  assert.ok(ask({ isNew: '1' }).games.every(({ isNew }) => isNew === 1));
  assert.ok(ask({ isTop: '1' }).games.every(({ isTop }) => isTop === 1));
  assert.ok(ask({ minBet: '0.5' }).games.every(({ minBet }) => minBet === '0.50'));
  assert.is(ask({ minBet: 'all', isNew: '' }).totalPages, ask().totalPages);
  assert.throws(
    () => ask({ minBet: 'much' }),
    (error: unknown) => error instanceof Refusal && error.code === 'payload.invalid',
  );
});

test('e-sports and cockfight are shown under sports', () => {
  const types = new Set(ask({ gameType: 'SPORTS', pageSize: 1000 }).games.map(({ gameType }) => gameType));
  assert.equal([...types].sort(), ['COCKFIGHT', 'ESPORTS', 'SPORTS']);
});

test('the vendor structure keeps e-sports inside sports and PGE inside RNG', () => {
  const { sorting, mapping } = vendorStructure(db);
  const vendors = (category: string) =>
    sorting.find(({ gameCategory }) => gameCategory === category)?.vendorNames.map(({ vassalage }) => vassalage) ?? [];
  assert.ok(['AV', 'AI', 'IMES', 'TF', 'IA', 'SBO'].every((vendor) => vendors('SPORTS').includes(vendor)));
  assert.is(vendors('RNG')[0], 'PGE');
  assert.ok(mapping.ELOTT?.includes('TCG_LOTTO_VN'));
});

test('vendors of a type come in the site’s order, with the number of their games; sports have those under them', () => {
  const live = listVendors(db, 'LIVE');
  assert.equal(
    live.map(({ vassalage }) => vassalage),
    ['PP', 'EVA', 'SAGA', 'GRAND', 'DREAM'],
  );
  for (const { vassalage, games, lobby } of live) {
    assert.is(games, ask({ gameType: 'LIVE', vassalage, pageSize: 1000 }).games.length);
    assert.ok(lobby);
  }
  assert.ok(listVendors(db, 'SPORTS').some(({ vassalage }) => vassalage === 'DS88'));
  assert.not(listVendors(db, 'RNG').some(({ lobby }) => lobby));
});

test('several vendors and classifications are asked for with commas, lines by their number', () => {
  const some = ask({ vassalage: 'PP,JDB', gameClassify: 'JP,SC', pageSize: 1000 }).games;
  assert.equal([...new Set(some.map(({ vassalage }) => vassalage))].sort(), ['JDB', 'PP']);
  assert.equal([...new Set(some.map(({ gameClassify }) => gameClassify))].sort(), ['JP', 'SC']);
  const lines = ask({ minLine: '25', isNew: '1', pageSize: 1000 }).games;
  assert.ok(lines.length > 0 && lines.every(({ minLine, isNew }) => minLine === 25 && isNew === 1));
});

test('hot games, winners and classification tabs are there', () => {
  assert.is(hotGames(db).length, 36);
  const winners = listWinners(db, 20);
  assert.is(winners.length, 20);
  const amounts = winners.slice(0, 10).map(({ vo }) => Number(vo.winAmount));
  assert.equal(
    amounts,
    [...amounts].sort((a, b) => b - a),
  );
  assert.ok(gameTypeEntries('RNG').some(({ typeId }) => typeId === 'Crash'));
});

test('football may end in a draw, and has odds for it; other sports have two', () => {
  for (const { gameClassifyNew, matches } of matchesAhead(db, NOW)) {
    for (const { moneyLine } of matches) {
      if (!moneyLine) continue;
      assert.is('drawOdds' in moneyLine, gameClassifyNew === 'soccer');
      const implied = Object.values(moneyLine).reduce((sum, odds) => sum + 1 / Number(odds), 0);
      assert.ok(implied > 1.02 && implied < 1.12, `${implied}`);
    }
  }
});

test('matches are ahead, within three days, and stay the same through the day', () => {
  const groups = matchesAhead(db, NOW);
  const matches = groups.flatMap((group) => group.matches);
  assert.ok(matches.length > 12);
  for (const { matchTime, homeTeam, awayTeam } of matches) {
    assert.ok(Date.parse(matchTime) > NOW && Date.parse(matchTime) < NOW + 3 * 24 * 3600 * 1000);
    assert.is.not(homeTeam, awayTeam);
  }
  const later = matchesAhead(db, NOW + 3600 * 1000).flatMap((group) => group.matches);
  const known = new Map(matches.map((match) => [match.matchId, match]));
  assert.ok(
    later
      .filter(({ matchId }) => known.has(matchId))
      .every((match) => {
        assert.equal(match, known.get(match.matchId));
        return true;
      }),
  );
});

test.run();
