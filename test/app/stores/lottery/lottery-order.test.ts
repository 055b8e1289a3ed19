import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { local } from '../../../../src/app/device/storage.ts';
import {
  cancelBet,
  cancellation,
  lotteryOrder,
  openOrder,
  resumeCancel,
} from '../../../../src/app/stores/lottery/lottery-order.ts';
import { lotteryOrders } from '../../../../src/app/stores/lottery/lottery-orders.ts';
import { dropSession } from '../../../../src/app/stores/session/session.ts';
import { getTransactions } from '../../../../src/contract/calls/wallet.ts';
import type { TestSandbox } from '../../../support/sandbox.ts';
import { enter, made, onPlatform, turn, until } from '../platform.ts';

const PATH = '/wps/report/lotteryOrders/cancel';
const ALL = { startDate: '2020-01-01', endDate: '2099-01-01' };
/** When the test began (ms). */
let began = 0;
const keys = () => made.filter(({ call }) => call === `POST ${PATH}`).map(({ key }) => key);

/** How often a stake has come back since the test began: the seed has such days, too. */
async function returned({ call }: TestSandbox, token: string): Promise<number> {
  const query = { ...ALL, pageNo: 1, pageSize: 100, code: 'bet.void' };
  const { list } = (await call(getTransactions, { query, token })).value;
  return list.filter(({ createdAt }) => Date.parse(createdAt) >= began).length;
}

interface Seat {
  sandbox: TestSandbox;
  token: string;
  orderId: string;
  bets: string[];
}

/** Runs a test as the demo member who looks at an order that waits for its draw. */
async function atOrder(run: (seat: Seat) => Promise<void>): Promise<void> {
  await onPlatform(async (sandbox) => {
    local.set('lottery.cancel.member', undefined);
    began = Date.now();
    const token = await enter('member');
    lotteryOrders.open({ ...ALL, status: 'open' });
    await until(() => lotteryOrders.value.peek() !== undefined);
    const orderId = lotteryOrders.value.peek()?.rows[0]?.orderId ?? '';
    openOrder(orderId);
    await until(() => lotteryOrder.value.peek() !== undefined);
    const bets = lotteryOrder.value.peek()?.subOrders.map(({ subOrderId }) => subOrderId) ?? [];
    await run({ sandbox, token, orderId, bets });
  });
}

test('a bet is cancelled once by a double tap, and the order shows it', () =>
  atOrder(async ({ sandbox, token, orderId, bets: [bet = ''] }) => {
    const first = cancelBet(orderId, bet);
    await cancelBet(orderId, bet);
    assert.is(await first, 'done');
    assert.equal([keys().length, await returned(sandbox, token)], [1, 1]);
    const shown = lotteryOrder.value.peek()?.subOrders.find(({ subOrderId }) => subOrderId === bet);
    assert.equal([shown?.status, shown?.cancellable], ['cancelled', false]);
    assert.is(cancellation.current.peek(), undefined);
    assert.is(await cancelBet(orderId, bet), 'done');
    assert.is(await returned(sandbox, token), 1);
  }));

test('a lost answer is asked for under the same key, also after the app was closed', () =>
  atOrder(async ({ sandbox, token, orderId, bets: [bet = ''] }) => {
    await turn(sandbox, { dropAnswerRate: 100, path: PATH });
    assert.is(await cancelBet(orderId, bet), 'unknown');
    assert.is(await resumeCancel(), 'unknown');
    dropSession();
    assert.is(cancellation.current.peek(), undefined);
    await turn(sandbox);
    await enter('member');
    assert.is(await resumeCancel(), 'done');
    assert.is(new Set(keys()).size, 1);
    assert.is(await returned(sandbox, token), 1);
    assert.is(await resumeCancel(), undefined);
  }));

test('what the platform refuses is told, nothing waits for it, and the order is asked for again', () =>
  atOrder(async ({ sandbox, token, orderId }) => {
    made.length = 0;
    assert.is(await cancelBet(orderId, '999999'), 'refused');
    assert.is(cancellation.error.peek()?.code, 'not.found');
    assert.is(local.get('lottery.cancel.member') ?? '', '');
    await until(() => made.some(({ call }) => call.endsWith('/lotteryOrders/detail')));
    assert.is(await returned(sandbox, token), 0);
  }));

test.run();
