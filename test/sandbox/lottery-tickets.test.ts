import { randomUUID } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { TIME_ZONE } from '../../src/contract/fields/time.ts';
import { secureDraw } from '../../src/sandbox/games/chance.ts';
import { takeOff } from '../../src/sandbox/games/crash/flight.ts';
import { canPick, multiplesOf, prizeOf } from '../../src/sandbox/games/lottery/prizes.ts';
import { buyOrder, settleDrawn, ticketsOf } from '../../src/sandbox/games/lottery/tickets.ts';
import { settleOverdue } from '../../src/sandbox/games/overdue.ts';
import type { Play } from '../../src/sandbox/games/rounds.ts';
import { betPage } from '../../src/sandbox/rules/bets.ts';
import { drawNumber, lotteryKind, nextDraw, numbersOf } from '../../src/sandbox/rules/draws.ts';
import { type GameRow, gameById } from '../../src/sandbox/rules/games.ts';
import { balanceOf, playerAccount } from '../../src/sandbox/rules/ledger.ts';
import { listLotteries } from '../../src/sandbox/rules/lottery.ts';
import { Refusal } from '../../src/sandbox/rules/refusal.ts';
import { buildPlayer, buildWorld, NOW } from '../support/world.ts';

const world = buildWorld();
const { db } = world;
const test = suite('lottery tickets');
test.after(() => world.close());

const lotteryOf = (vendor: string): GameRow => {
  const found = listLotteries(db).find((lottery) => lottery.vendor === vendor);
  return gameById(db, found?.gameCode ?? '');
};
const DIGITS = lotteryOf('TCG_LOTTO_VN');
const BALLS = lotteryOf('LOTT');

/** A moment at which a draw takes bets. */
const OPEN = nextDraw(TIME_ZONE, DIGITS, NOW).closesAt - 1000;

const play = (memberId: number, game: GameRow, stake: number, key: string = randomUUID()): Play => ({
  key,
  request: JSON.stringify({ stake }),
  stake: {
    memberId,
    nodeId: game.node_id,
    gameType: game.game_type,
    vassalage: game.vassalage,
    stake,
    at: OPEN,
  },
});

const codeOf = (act: () => unknown): string => {
  try {
    act();
    return 'done';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
};

const money = (memberId: number): number => balanceOf(db, playerAccount(memberId));
const sumOfLedger = (): number =>
  (db.prepare('SELECT SUM(balance) AS sum FROM ledger_accounts').get() as { sum: number }).sum;
const record = (memberId: number) =>
  betPage(db, memberId, { startDate: '2026-11-20', endDate: '2026-11-23', pageNo: 1, pageSize: 10 });

test('a ticket that is right pays once, however often its draw is settled, and the ledger sums to nothing', () => {
  const id = buildPlayer(db, 'lucky', 1000);
  const { index, numero, drawAt } = nextDraw(TIME_ZONE, DIGITS, OPEN);
  const right = numbersOf(DIGITS, index).slice(-2);
  buyOrder(db, DIGITS, play(id, DIGITS, 100), numero, [right], OPEN);
  assert.is(money(id), 900);
  assert.is(record(id).list[0]?.status, 'open');
  settleDrawn(db, id, drawAt - 1);
  assert.is(money(id), 900);
  for (let turn = 0; turn < 3; turn += 1) settleDrawn(db, id, drawAt + turn);
  assert.is(money(id), 900 + 9500);
  const { list, footer } = record(id);
  assert.equal([list.length, list[0]?.status, list[0]?.payout, footer.net], [1, 'won', '95.00', '94.00']);
  assert.is(sumOfLedger(), 0);
});

test('a ticket that is wrong is lost, and shows what was drawn', () => {
  const id = buildPlayer(db, 'unlucky', 1000);
  const { index, numero, drawAt } = nextDraw(TIME_ZONE, BALLS, OPEN);
  const drawn = numbersOf(BALLS, index);
  const wrong = ['01', '02', '03', '04', '05'].find((ball) => !drawn.includes(ball)) ?? '';
  buyOrder(db, BALLS, play(id, BALLS, 100), numero, [[wrong]], OPEN);
  assert.equal(ticketsOf(db, BALLS, id)[0]?.numbers, undefined);
  settleOverdue(db, id, drawAt);
  const [ticket] = ticketsOf(db, BALLS, id);
  assert.equal([ticket?.status, ticket?.payout, ticket?.numbers], ['lost', '0.00', drawn]);
  assert.is(money(id), 900);
  assert.is(sumOfLedger(), 0);
});

test('the same round buys one ticket, also when it is asked for again after the draw has closed', () => {
  const id = buildPlayer(db, 'twice', 1000);
  const { numero, closesAt } = nextDraw(TIME_ZONE, DIGITS, OPEN);
  const one = play(id, DIGITS, 100);
  buyOrder(db, DIGITS, one, numero, [['7']], OPEN);
  buyOrder(db, DIGITS, one, numero, [['7']], closesAt + 60);
  assert.is(money(id), 900);
  assert.is(ticketsOf(db, DIGITS, id).length, 1);
});

test('a draw that is closed, over, or not there takes no bet, and no money', () => {
  const id = buildPlayer(db, 'late', 1000);
  const { index, numero, closesAt } = nextDraw(TIME_ZONE, DIGITS, OPEN);
  const buy = (of: string, at: number) => codeOf(() => buyOrder(db, DIGITS, play(id, DIGITS, 100), of, [['7']], at));
  assert.is(buy(numero, closesAt), 'order.closed');
  assert.is(buy(drawNumber(TIME_ZONE, DIGITS, index - 1).numero, OPEN), 'order.closed');
  assert.is(buy('tomorrow', OPEN), 'order.closed');
  assert.is(money(id), 1000);
  assert.is(record(id).footer.count, 0);
});

test('numbers that a lottery does not have are refused', () => {
  const digits = lotteryKind(DIGITS);
  const balls = lotteryKind(BALLS);
  for (const picks of [[], ['10'], ['x'], ['1', '2', '3'], ['']]) assert.not(canPick(digits, picks), picks.join());
  for (const picks of [[], ['00'], ['41'], ['7'], ['07', '07'], ['01', '02', '03', '04']]) {
    assert.not(canPick(balls, picks), picks.join());
  }
  assert.ok(canPick(digits, ['0', '0']));
  assert.ok(canPick(balls, ['01', '40', '22']));
});

test('prizes return 95 % on average, whatever is chosen', () => {
  const digits = lotteryKind(DIGITS);
  assert.is(prizeOf(digits, ['3'], ['1', '2', '3'], 100), 950);
  assert.is(prizeOf(digits, ['2', '3'], ['1', '2', '3'], 100), 9500);
  assert.is(prizeOf(digits, ['3', '2'], ['1', '2', '3'], 100), 0);
  const chance = [4 / 40, (4 * 3) / (40 * 39), (4 * 3 * 2) / (40 * 39 * 38)];
  for (const [at, multiple] of multiplesOf(lotteryKind(BALLS)).entries()) {
    const expected = (multiple / 100) * (chance[at] ?? 0);
    assert.ok(expected > 0.9 && expected < 0.96, String(expected));
  }
});

test('balls are drawn without repetition, digits with', () => {
  for (let index = 0; index < 500; index += 1) {
    assert.is(new Set(numbersOf(BALLS, index)).size, 4);
    assert.ok(numbersOf(BALLS, index).every((ball) => Number(ball) >= 1 && Number(ball) <= 40));
    assert.is(numbersOf(DIGITS, index).length, 5);
  }
});

test('flights and tickets of one player are settled side by side', () => {
  const id = buildPlayer(db, 'both', 1000);
  const { numero, drawAt } = nextDraw(TIME_ZONE, DIGITS, OPEN);
  const flight: Play = { ...play(id, DIGITS, 100), stake: { ...play(id, DIGITS, 100).stake, nodeId: 100_001 } };
  takeOff(db, flight, 0, secureDraw);
  buyOrder(db, DIGITS, play(id, DIGITS, 100), numero, [['7']], OPEN);
  settleOverdue(db, id, drawAt + 3_600_000);
  assert.ok(record(id).list.every(({ status }) => status !== 'open'));
  assert.is(sumOfLedger(), 0);
});

test.run();
