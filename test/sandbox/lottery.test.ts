import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  listLotteries,
  lotteryMenu,
  numeroOf,
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

test('a draw closes before it is drawn, and the past never changes', () => {
  const { gameCode } = listLotteries(db)[0] ?? { gameCode: '' };
  const { closesAt, last, numero } = numeroOf(db, gameCode, NOW);
  assert.ok(Date.parse(closesAt) > NOW);
  assert.ok(last && Date.parse(last.drawAt) <= NOW && last.numero !== numero);
  assert.equal(numeroOf(db, gameCode, NOW), numeroOf(db, gameCode, NOW));
  assert.throws(
    () => numeroOf(db, 'pge-rng-0001', NOW),
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
