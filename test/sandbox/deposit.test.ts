import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  createAlipayDeposit,
  createDeposit,
  createPixDeposit,
  getDeposit,
  getDepositMethods,
} from '../../src/contract/calls/deposit.ts';
import { getDepositRecords } from '../../src/contract/calls/depositRecords.ts';
import { getWallet } from '../../src/contract/calls/wallet.ts';
import type { DepositForm } from '../../src/contract/schemas/deposit.ts';
import { type TestSandbox, withSandbox } from '../support/sandbox.ts';
import { siteDay } from '../support/site-day.ts';

const form = (changes: Partial<DepositForm> = {}): DepositForm => ({
  methodId: 'pix',
  amount: '50.00',
  backUrl: '/m/voucherCenter?step=2#done',
  ...changes,
});

function atGateway({ url }: TestSandbox, depositId: string, action: string): Promise<Response> {
  const body = new URLSearchParams({ action });
  return fetch(`${url}/sandbox/gateway/${depositId}`, { method: 'POST', body, redirect: 'manual' });
}

const balance = async ({ call }: TestSandbox, token: string) => (await call(getWallet, { token })).value;

test('an approved deposit is credited once, however often it is approved', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn, url } = sandbox;
    const token = await signIn('newbie');
    const { value } = await call(createDeposit, { token, body: form() });
    assert.equal([value.status, value.amount, value.methodName], ['pending', '50.00', 'Pix']);
    assert.is(value.payUrl, `/sandbox/gateway/${value.depositId}`);

    const page = await (await fetch(`${url}${value.payUrl}`, { headers: { 'Accept-Language': 'pt-BR' } })).text();
    assert.match(page, 'Pagar agora');
    assert.match(page, 'BRL 50,00');
    const answers = await Promise.all([1, 2, 3].map(() => atGateway(sandbox, value.depositId, 'approve')));
    for (const answer of answers) {
      assert.is(answer.status, 303);
      assert.is(answer.headers.get('Location'), `/m/voucherCenter?step=2&depositId=${value.depositId}#done`);
    }
    assert.is((await atGateway(sandbox, value.depositId, 'decline')).status, 303);
    const settled = (await call(getDeposit, { token, query: { depositId: value.depositId } })).value;
    assert.equal([settled.status, settled.payUrl], ['approved', undefined]);
    const wallet = await balance(sandbox, token);
    assert.equal([wallet.sumBalance, wallet.wageringDue], ['100.00', '50.00']);
  }));

test('declined, pending and late deposits credit nothing', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn, pass } = sandbox;
    const token = await signIn('newbie');
    const open = async () => (await call(createDeposit, { token, body: form() })).value.depositId;
    const [declined, pending] = [await open(), await open()];
    await atGateway(sandbox, declined, 'decline');
    await atGateway(sandbox, declined, 'approve');
    await atGateway(sandbox, pending, 'pending');
    const statusOf = async (depositId: string) =>
      (await call(getDeposit, { token, query: { depositId } })).value.status;
    assert.equal([await statusOf(declined), await statusOf(pending)], ['declined', 'pending']);
    pass(15 * 60_000);
    await atGateway(sandbox, pending, 'approve');
    assert.is(await statusOf(pending), 'expired');
    assert.is((await balance(sandbox, token)).sumBalance, '50.00');
  }));

test('the same key opens the same deposit, another payload under it is refused', () =>
  withSandbox(async ({ call, signIn, url }) => {
    const token = await signIn('newbie');
    const key = 'tap-00000001';
    const taps = await Promise.all([1, 2, 3].map(() => call(createDeposit, { token, key, body: form() })));
    assert.is(new Set(taps.map((tap) => tap.value.depositId)).size, 1);
    const other = await call(createDeposit, { token, key, body: form({ amount: '51' }) });
    assert.equal([other.status, other.code], [409, 'idempotency.conflict']);
    const someoneElse = await call(createDeposit, { token: await signIn('agent1'), key, body: form() });
    assert.is.not(someoneElse.value.depositId, taps[0]?.value.depositId);
    const keyless = await fetch(`${url}${createDeposit.path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: JSON.stringify(form()),
    });
    assert.is(((await keyless.json()) as { code: string }).code, 'idempotency.missing');
  }));

test('a refused deposit leaves its key free', () =>
  withSandbox(async ({ call, signIn }) => {
    const token = await signIn('newbie');
    const key = 'tap-00000002';
    assert.is((await call(createDeposit, { token, key, body: form({ amount: '1' }) })).code, 'deposit.amount');
    assert.is((await call(createDeposit, { token, key, body: form() })).success, true);
  }));

test('amounts, ways back and types of account are held to their rules', () =>
  withSandbox(async ({ call, signIn }) => {
    const token = await signIn('member');
    const refused = async (changes: Partial<DepositForm>, user = token) =>
      (await call(createDeposit, { token: user, body: form(changes) })).code;
    assert.is(await refused({ amount: '9.99' }), 'deposit.amount');
    assert.is(await refused({ amount: '20000.01' }), 'deposit.amount');
    assert.is(await refused({ amount: '20000' }), undefined);
    for (const amount of ['-50', '50.001', '5e2', ' 50', '', '0x10'])
      assert.is(await refused({ amount }), 'payload.invalid');
    for (const backUrl of ['https://evil.example', '//evil.example', '/\\evil.example', 'm/home', 'javascript:1']) {
      assert.is(await refused({ backUrl }), 'payload.invalid', backUrl);
    }
    assert.is(await refused({ methodId: 'gold' }), 'not.found');
    const byPix = await call(createPixDeposit, { token, body: form() });
    assert.match(byPix.value.payCode ?? '', byPix.value.depositId);
    assert.is((await call(createPixDeposit, { token, body: form({ methodId: 'alipay' }) })).code, 'not.found');
    assert.is((await call(createDeposit, { token, body: form({ methodId: 'transfer' }) })).code, 'not.found');
    assert.is((await call(createPixDeposit, { token, body: form({ methodId: 'card' }) })).code, 'not.found');
    assert.is((await call(createAlipayDeposit, { token, body: form() })).code, 'not.found');
    for (const username of ['trial', 'nonagent', 'agent41', 'agent42']) {
      assert.is(await refused({}, await signIn(username)), 'free.reject', username);
    }
    for (const username of ['agent1', 'agent2'])
      assert.is(await refused({}, await signIn(username)), undefined, username);
  }));

test('nobody sees the deposits of another, and the gateway knows only its own', () =>
  withSandbox(async ({ call, signIn, url }) => {
    const { depositId } = (await call(createDeposit, { token: await signIn('member'), body: form() })).value;
    const other = await signIn('agent1');
    assert.is((await call(getDeposit, { token: other, query: { depositId } })).code, 'not.found');
    assert.is((await fetch(`${url}/sandbox/gateway/D123`)).status, 404);
  }));

test('records come newest first, page by page', () =>
  withSandbox(async ({ call, signIn }) => {
    const token = await signIn('member');
    const query = { startDate: siteDay(-100), endDate: siteDay(1), pageNo: 1, pageSize: 10 };
    const first = (await call(getDepositRecords, { token, query })).value;
    assert.equal([first.list.length, first.pageNum, first.totalPages], [10, 1, 3]);
    const third = (await call(getDepositRecords, { token, query: { ...query, pageNo: 3 } })).value;
    assert.is(third.list.length, 6);
    const moments = [...first.list, ...third.list].map(({ createdAt }) => createdAt);
    assert.equal(moments, [...moments].sort().reverse());
    const turned = await call(getDepositRecords, { token, query: { ...query, endDate: siteDay(-101) } });
    assert.is(turned.code, 'payload.invalid');
    assert.ok((await call(getDepositMethods, { token, query: { language: 'pt' } })).value.length >= 3);
  }));

test.run();
