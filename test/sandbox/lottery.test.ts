import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  listLotteries,
  lotteryMenu,
  numeros,
  popularLotteries,
  recentVnDraws,
  vnNumeros,
} from '../../src/sandbox/rules/lottery.ts';
import { Refusal } from '../../src/sandbox/rules/refusal.ts';
import { netDeposits, profitAndLoss } from '../../src/sandbox/rules/reports.ts';
import { buildWorld, NOW } from '../support/world.ts';

const world = buildWorld();
const { db, member } = world;
const test = suite('lottery and reports');
test.after(() => world.close());

test('the menu holds every listed lottery once', () => {
  const listed = listLotteries(db).map(({ gameCode }) => gameCode);
  const menu = lotteryMenu(db, 'pt').flatMap(({ gameCodes }) => gameCodes);
  assert.equal([...menu].sort(), [...listed].sort());
  assert.ok(popularLotteries(db).every(({ gameCode }) => listed.includes(gameCode)));
});

test('every region has popular lotteries, and a name says how often one draws', () => {
  const regions = new Set(popularLotteries(db).map(({ groupCode }) => groupCode));
  assert.ok(regions.size >= 3);
  for (const { name } of listLotteries(db)) assert.match(name, / (1 min|5 min|30 min|24h)$/);
});

test('a draw closes before it is drawn, and the past never changes', () => {
  const codes = listLotteries(db).map(({ gameCode }) => gameCode);
  for (const { closesAt, drawAt, last, numero } of numeros(db, codes, NOW)) {
    assert.ok(Date.parse(drawAt) > NOW && Date.parse(closesAt) < Date.parse(drawAt));
    assert.ok(last && Date.parse(last.drawAt) <= NOW && last.numero !== numero);
  }
  assert.equal(numeros(db, codes, NOW), numeros(db, codes, NOW));
});

test('what a draw was to be is what it has been, whenever it is asked', () => {
  const code = listLotteries(db)[0]?.gameCode ?? '';
  const [before] = numeros(db, [code], NOW);
  const [after] = numeros(db, [code], Date.parse(before?.drawAt ?? '') + 1);
  assert.is(after?.last?.numero, before?.numero);
  assert.is(after?.last?.drawAt, before?.drawAt);
});

test('what is no lottery is left out of several, and refused alone', () => {
  const code = listLotteries(db)[0]?.gameCode ?? '';
  assert.is(numeros(db, [code, 'pge-rng-0001', 'nothing'], NOW).length, 1);
  assert.throws(
    () => numeros(db, ['pge-rng-0001'], NOW),
    (error: unknown) => error instanceof Refusal && error.code === 'not.found',
  );
});

test('Vietnamese lotteries show where they stand and what they drew', () => {
  assert.is(vnNumeros(db, NOW).length, 10);
  const draws = recentVnDraws(db, NOW);
  assert.is(draws.length, 30);
  assert.ok(draws.every(({ drawAt, numbers }) => Date.parse(drawAt) <= NOW && numbers.length === 5));
});

test('profit and loss sums what the days hold', () => {
  const range = { startDate: '2026-08-01', endDate: '2026-11-21' };
  const { list, footer } = profitAndLoss(db, member, range);
  const cents = (text: string): number => Math.round(Number(text) * 100);
  assert.ok(list.length > 0);
  assert.is(
    list.reduce((sum, { net }) => sum + cents(net), 0),
    cents(footer.net),
  );
  assert.is(cents(footer.payout) - cents(footer.stake), cents(footer.net));
  assert.equal(netDeposits(db, member, range), { deposits: '0.00', withdrawals: '0.00', net: '0.00' });
});

test.run();
