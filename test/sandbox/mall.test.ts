import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  exchangeMallItem,
  getMallAccount,
  getMallItems,
  getMallOrders,
  getMallPoints,
} from '../../src/contract/calls/mall.ts';
import { getTournaments } from '../../src/contract/calls/promotions.ts';
import { getRedEnvelopeRound, getVouchers, openRedEnvelope, redeemVoucher } from '../../src/contract/calls/rewards.ts';
import { getWallet } from '../../src/contract/calls/wallet.ts';
import type { MallExchangeForm } from '../../src/contract/schemas/mall.ts';
import { parseMoney } from '../../src/sandbox/rules/money.ts';
import { inDatabase, memberId, sumOfAll } from '../support/ledger.ts';
import { type TestSandbox, withSandbox } from '../support/sandbox.ts';

const page = { pageNo: 1, pageSize: 100, language: 'en' };
const receiver = { name: 'Joana Sá', mobileNum: '11987654321', address: 'Rua A, 1 – apto. 2' };

const points = async ({ call }: TestSandbox, token: string) => (await call(getMallAccount, { token })).value.points;

const item = async ({ call }: TestSandbox, itemId: string) =>
  (await call(getMallItems, { query: page })).value.list.find((one) => one.itemId === itemId);

function give(sandbox: TestSandbox, username: string, count: number): void {
  const id = memberId(sandbox, username);
  inDatabase(sandbox, (db) =>
    db
      .prepare("INSERT INTO mall_points (member_id, key, kind, points, created_at) VALUES (?, ?, 'bonus', ?, 1)")
      .run(id, `gift:${Math.random()}`, count),
  );
}

const form = (changes: Partial<MallExchangeForm>): MallExchangeForm => ({
  itemId: 'credit-5',
  quantity: 1,
  language: 'en',
  ...changes,
});

function operate({ url }: TestSandbox, orderId: string, action: string, note = ''): Promise<Response> {
  const body = new URLSearchParams({ action, note });
  return fetch(`${url}/sandbox/mall/orders/${orderId}`, { method: 'POST', body, redirect: 'manual' });
}

test('points are spent once over tabs and keys; credit goes to the wallet at once and the ledger stays even', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn } = sandbox;
    const token = await signIn('newbie');
    const other = await signIn('newbie');
    give(sandbox, 'newbie', 900);
    const [total, stock] = [sumOfAll(sandbox), (await item(sandbox, 'credit-5'))?.stock ?? 0];
    const before = (await call(getWallet, { token })).value;
    const answers = await Promise.all([
      call(exchangeMallItem, { token, body: form({}), key: 'tab-one-key' }),
      call(exchangeMallItem, { token, body: form({}), key: 'tab-one-key' }),
      call(exchangeMallItem, { token: other, body: form({}), key: 'tab-two-key' }),
    ]);
    const good = answers.filter(({ success }) => success);
    assert.is(new Set(good.map(({ value }) => value.orderId)).size, 1);
    assert.is(answers.find(({ success }) => !success)?.code, 'points.insufficient');
    assert.is(await points(sandbox, token), 400);
    const after = (await call(getWallet, { token })).value;
    assert.is(parseMoney(after.sumBalance) - parseMoney(before.sumBalance), 500);
    assert.is(after.wageringDue, before.wageringDue);
    assert.is(sumOfAll(sandbox), total);
    assert.is((await item(sandbox, 'credit-5'))?.stock, stock - 1);
    const trial = await signIn('trial');
    assert.is((await call(exchangeMallItem, { token: trial, body: form({}) })).code, 'free.reject');
  }));

test('goods need a receiver, wait for the operator, and a rejected order gives points and stock back once', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn } = sandbox;
    const token = await signIn('newbie');
    give(sandbox, 'newbie', 9_000);
    const bare = await call(exchangeMallItem, { token, body: form({ itemId: 'mug' }) });
    assert.equal([bare.code, bare.failure?.issues?.[0]?.field], ['payload.invalid', 'receiver']);
    const order = async () =>
      (await call(exchangeMallItem, { token, body: form({ itemId: 'mug', quantity: 2, receiver }) })).value;
    const [sent, rejected] = [await order(), await order()];
    assert.equal([sent.status, sent.points, sent.name, sent.receiver], ['pending', 3_600, 'Leve mug', receiver]);
    await operate(sandbox, sent.orderId, 'send', 'BR 1 LV');
    await operate(sandbox, sent.orderId, 'finish');
    await operate(sandbox, sent.orderId, 'reject');
    const stock = (await item(sandbox, 'mug'))?.stock ?? 0;
    await Promise.all([1, 2].map(() => operate(sandbox, rejected.orderId, 'reject', 'Broken')));
    await operate(sandbox, rejected.orderId, 'send');
    assert.is((await item(sandbox, 'mug'))?.stock, stock + 2);
    assert.is(await points(sandbox, token), 5_400);
    const list = (await call(getMallOrders, { token, query: page })).value.list;
    const states = Object.fromEntries(list.map(({ orderId, status, note }) => [orderId, [status, note]]));
    assert.equal(states, { [sent.orderId]: ['done', 'BR 1 LV'], [rejected.orderId]: ['rejected', 'Broken'] });
    assert.match(await (await fetch(`${sandbox.url}/sandbox/mall`)).text(), 'Joana Sá');
  }));

test('no stock goes below zero, whoever asks at the same time', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn } = sandbox;
    const names = ['newbie', 'member', 'agent1', 'agent2'];
    const tokens = await Promise.all(names.map((name) => signIn(name)));
    for (const name of names) give(sandbox, name, 500_000);
    const answers = await Promise.all(
      [...tokens, ...tokens].map((token) =>
        call(exchangeMallItem, { token, body: form({ itemId: 'console', receiver }) }),
      ),
    );
    assert.is(answers.filter(({ success }) => success).length, 3);
    assert.equal([...new Set(answers.flatMap(({ code }) => code ?? []))], ['limit.reached']);
    assert.is((await item(sandbox, 'console'))?.stock, 0);
    await fetch(`${sandbox.url}/sandbox/mall/items/console`, { method: 'POST', redirect: 'manual' });
    assert.is((await item(sandbox, 'console'))?.stock, 10);
  }));

test('a voucher is the member’s own code, and waits among the vouchers', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn } = sandbox;
    const [token, other] = [await signIn('newbie'), await signIn('agent2')];
    give(sandbox, 'newbie', 2_000);
    const { value } = await call(exchangeMallItem, { token, body: form({ itemId: 'voucher-10', quantity: 2 }) });
    assert.is(value.status, 'done');
    const mine = (await call(getVouchers, { token, query: { language: 'en' } })).value;
    const codes = mine.filter(({ code }) => code.startsWith('MALL-'));
    assert.equal(
      codes.map(({ title, amount, wagering, status }) => [title, amount, wagering, status]),
      Array.from({ length: 2 }, () => ['R$ 10 bonus voucher', '10.00', '30.00', 'claim']),
    );
    const body = { code: codes[0]?.code ?? '' };
    assert.is((await call(redeemVoucher, { token: other, body })).code, 'voucher.others');
    assert.is((await call(redeemVoucher, { token, body })).success, true);
  }));

test('what the site has switched off is refused, and shown to nobody', () =>
  withSandbox(async ({ call, signIn, url }) => {
    const token = await signIn('newbie');
    const features = { mall: false, redRain: false, tournaments: false };
    await fetch(`${url}/sandbox/settings.json`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ features }),
    });
    const answers = await Promise.all([
      call(exchangeMallItem, { token, body: form({}) }),
      call(getRedEnvelopeRound, { token }),
      call(openRedEnvelope, { token, body: { roundId: 'rain-1', chance: 1 } }),
      call(getTournaments, { query: { language: 'pt' } }),
    ]);
    assert.equal(
      answers.map(({ code }) => code),
      answers.map(() => 'promotion.closed'),
    );
  }));

test('the history of points adds up to the account, page by page', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn } = sandbox;
    const token = await signIn('member');
    const { list, totalPages } = (await call(getMallPoints, { token, query: { ...page, pageSize: 1000 } })).value;
    assert.is(totalPages, 1);
    assert.is(
      list.reduce((sum, entry) => sum + entry.points, 0),
      await points(sandbox, token),
    );
    assert.ok(list.some(({ kind }) => kind === 'turnover') && list.some(({ kind }) => kind === 'returned'));
    const first = (await call(getMallPoints, { token, query: { ...page, pageSize: 2 } })).value;
    assert.equal(first.list, list.slice(0, 2));
    assert.is(list.find(({ kind }) => kind === 'exchange')?.name, 'Leve mug');
  }));

test.run();
