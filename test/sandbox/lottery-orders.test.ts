import { randomUUID } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { TIME_ZONE } from '../../src/contract/fields/time.ts';
import { buyOrder, MOST_LINES, settleDrawn } from '../../src/sandbox/games/lottery/tickets.ts';
import { betPage } from '../../src/sandbox/rules/bets.ts';
import { nextDraw, numbersOf } from '../../src/sandbox/rules/draws.ts';
import { type GameRow, gameById } from '../../src/sandbox/rules/games.ts';
import { balanceOf, playerAccount, post, vendorAccount } from '../../src/sandbox/rules/ledger.ts';
import { listLotteries } from '../../src/sandbox/rules/lottery.ts';
import { cancelBet, orderDetail, orderPage } from '../../src/sandbox/rules/lotteryOrders.ts';
import { Refusal } from '../../src/sandbox/rules/refusal.ts';
import { profitAndLoss } from '../../src/sandbox/rules/reports.ts';
import { addWagering, wageringDue } from '../../src/sandbox/rules/wallet.ts';
import { createRandom } from '../../src/sandbox/seed/random.ts';
import { buildPlayer, buildWorld, NOW } from '../support/world.ts';

const world = buildWorld();
const { db } = world;
const test = suite('lottery orders');
test.after(() => world.close());

const lottery = listLotteries(db).find(({ vendor }) => vendor === 'TCG_LOTTO_VN');
const GAME: GameRow = gameById(db, lottery?.gameCode ?? '');
const OPEN = nextDraw(TIME_ZONE, GAME, NOW).closesAt - 1000;
const DRAW = nextDraw(TIME_ZONE, GAME, OPEN);
const DAYS = { startDate: '2026-11-20', endDate: '2026-11-23' };

const play = (memberId: number, stake: number, key: string) => ({
  key,
  request: JSON.stringify({ stake }),
  stake: {
    memberId,
    nodeId: GAME.node_id,
    gameType: GAME.game_type,
    vassalage: GAME.vassalage,
    stake,
    at: OPEN,
  },
});

const buy = (memberId: number, lines: string[][], key: string = randomUUID(), stake = 100): void =>
  buyOrder(db, GAME, play(memberId, stake, key), DRAW.numero, lines, OPEN);

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
const page = (memberId: number, more = {}) => orderPage(db, memberId, { ...DAYS, ...more, pageNo: 1, pageSize: 10 });
const sumOfLedger = (): number =>
  (db.prepare('SELECT SUM(balance) AS sum FROM ledger_accounts').get() as { sum: number }).sum;

/** The one order of a member, as it stands at a moment. */
function orderOf(memberId: number, at: number) {
  const [order] = page(memberId).list;
  return orderDetail(db, memberId, order?.orderId ?? '', 'en', at);
}

/** Cancels the line at a place of the one order of a member. */
function cancel(memberId: number, place: number, at: number): string {
  const { orderId, subOrders } = orderOf(memberId, at);
  return codeOf(() => cancelBet(db, memberId, orderId, subOrders[place]?.subOrderId ?? '', at));
}

test('an order has a bet per line, all of them or none', () => {
  const id = buildPlayer(db, 'order-lines', 250);
  assert.is(
    codeOf(() => buy(id, [['1'], ['2'], ['3']])),
    'wallet.insufficient',
  );
  assert.equal([money(id), page(id).footer.count], [250, 0]);
  buy(id, [['1'], ['4', '2']], 'first-order');
  buy(id, [['1'], ['4', '2']], 'first-order');
  assert.is(money(id), 50);
  const order = orderOf(id, OPEN);
  assert.equal(
    [order.bets, order.stake, order.status, order.numbers, order.numero],
    [2, '2.00', 'open', [], DRAW.numero],
  );
  assert.equal(
    order.subOrders.map(({ play, numbers, cancellable }) => [play, numbers, cancellable]),
    [
      ['Last digit', ['1'], true],
      ['Last two digits', ['4', '2'], true],
    ],
  );
  const bets = betPage(db, id, { ...DAYS, pageNo: 1, pageSize: 10 });
  assert.ok(bets.list.every(({ orderId }) => orderId === order.orderId));
});

test('lines that are too many, none, or the same are refused', () => {
  const id = buildPlayer(db, 'order-refused', 100_000);
  const many = Array.from({ length: MOST_LINES + 1 }, (_, at) => [String(at % 10), String(at % 7)]);
  for (const lines of [[], [['1'], ['1']], many])
    assert.is(
      codeOf(() => buy(id, lines)),
      'payload.invalid',
    );
  assert.is(money(id), 100_000);
});

test('a line is cancelled once, and its stake returns once', () => {
  const id = buildPlayer(db, 'order-cancel', 1000);
  buy(id, [['1'], ['2']]);
  assert.is(cancel(id, 0, OPEN), 'done');
  assert.is(cancel(id, 0, OPEN + 1), 'done');
  assert.is(money(id), 900);
  const order = orderOf(id, OPEN);
  assert.equal([order.returned, order.status, page(id).footer.stake], ['1.00', 'open', '1.00']);
  assert.equal(
    order.subOrders.map(({ status, cancellable }) => [status, cancellable]),
    [
      ['cancelled', false],
      ['open', true],
    ],
  );
  assert.is(cancel(id, 1, OPEN), 'done');
  assert.equal([money(id), orderOf(id, OPEN).status], [1000, 'cancelled']);
  assert.is(sumOfLedger(), 0);
});

test('once the draw takes no bets nothing is cancelled, and what was cancelled wins nothing', () => {
  const id = buildPlayer(db, 'order-race', 1000);
  const right = numbersOf(GAME, DRAW.index).slice(-1);
  const wrong = [String((Number(right[0]) + 1) % 10)];
  buy(id, [right, wrong]);
  assert.is(cancel(id, 0, DRAW.closesAt - 1), 'done');
  assert.is(cancel(id, 1, DRAW.closesAt), 'order.closed');
  settleDrawn(db, id, DRAW.drawAt);
  assert.is(cancel(id, 1, DRAW.drawAt), 'order.closed');
  assert.is(cancel(id, 0, DRAW.drawAt), 'done');
  assert.is(money(id), 900);
  const order = orderOf(id, DRAW.drawAt);
  assert.equal([order.status, order.numbers, order.payout], ['lost', numbersOf(GAME, DRAW.index), '0.00']);
  assert.is(sumOfLedger(), 0);
});

test('another member’s order is not found', () => {
  const owner = buildPlayer(db, 'order-owner', 1000);
  const other = buildPlayer(db, 'order-other', 1000);
  buy(owner, [['1']]);
  const { orderId, subOrders } = orderOf(owner, OPEN);
  assert.is(
    codeOf(() => orderDetail(db, other, orderId, 'en', OPEN)),
    'not.found',
  );
  assert.is(
    codeOf(() => cancelBet(db, other, orderId, subOrders[0]?.subOrderId ?? '', OPEN)),
    'not.found',
  );
  assert.is(
    codeOf(() => cancelBet(db, owner, orderId, '999999', OPEN)),
    'not.found',
  );
});

test('a stake returns to the wallets that bore it, and turnover is made by what is played', () => {
  const id = buildPlayer(db, 'order-wallets', 60);
  const vendor = vendorAccount(id, GAME.vassalage);
  const lines = [
    { account: 'house:gateway', amount: -100 },
    { account: vendor, amount: 100 },
  ] as const;
  post(db, { key: 'order-vendor', kind: 'opening', reference: 'test', lines });
  addWagering(db, id, 500);
  buy(id, [['1']]);
  assert.equal([money(id), balanceOf(db, vendor), wageringDue(db, id)], [0, 60, 500]);
  cancel(id, 0, OPEN);
  assert.equal([money(id), balanceOf(db, vendor), wageringDue(db, id)], [60, 100, 500]);
  buy(id, [['2']], 'played-on');
  for (let turn = 0; turn < 2; turn += 1) settleDrawn(db, id, DRAW.drawAt);
  assert.is(wageringDue(db, id), 400);
});

test('orders are found by their state and by their lottery', () => {
  const id = buildPlayer(db, 'order-filter', 1000);
  buy(id, [['1']], 'order-one');
  buy(id, [['2']], 'order-two');
  cancel(id, 0, OPEN);
  const count = (more: object): number => page(id, more).footer.count;
  assert.equal([count({ status: 'open' }), count({ status: 'cancelled' }), count({ status: 'won' })], [1, 1, 0]);
  assert.equal([count({ gameCode: GAME.game_id }), count({ gameCode: 'another' })], [2, 0]);
});

test('whatever is bought, cancelled and drawn, profit and loss is what the ledger moved', () => {
  const random = createRandom(7);
  const id = buildPlayer(db, 'order-random', 100_000);
  for (let turn = 0; turn < 40; turn += 1) {
    const digits = random.shuffle(Array.from({ length: 10 }, (_, digit) => [String(digit)]));
    buy(id, digits.slice(0, random.int(1, 6)), `random-${turn}`, random.int(1, 900));
    for (const { orderId } of page(id, { status: 'open' }).list) {
      const { subOrders } = orderDetail(db, id, orderId, 'en', OPEN);
      const bet = random.pick(subOrders).subOrderId;
      if (random.int(0, 2) > 0) codeOf(() => cancelBet(db, id, orderId, bet, OPEN));
    }
    // What is open is staked, and not lost.
    const { net } = profitAndLoss(db, id, DAYS).footer;
    const { open = '0.00', net: played } = page(id).footer;
    assert.is(net, played);
    assert.is(Math.round((Number(net) - Number(open)) * 100), money(id) - 100_000);
  }
  settleDrawn(db, id, DRAW.drawAt);
  const { net } = profitAndLoss(db, id, DAYS).footer;
  assert.is(Math.round(Number(net) * 100), money(id) - 100_000);
  assert.equal([page(id).footer.net, page(id).footer.open], [net, undefined]);
  assert.is(sumOfLedger(), 0);
});

test.run();
