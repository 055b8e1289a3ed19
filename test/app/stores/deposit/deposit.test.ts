import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { depositing, depositMethods, startDeposit } from '../../../../src/app/stores/deposit/deposit.ts';
import { dropSession } from '../../../../src/app/stores/session/session.ts';
import { getDepositRecords } from '../../../../src/contract/calls/depositRecords.ts';
import type { DepositForm } from '../../../../src/contract/schemas/deposit.ts';
import type { TestSandbox } from '../../../support/sandbox.ts';
import { enter, made, madeCalls, onPlatform, turn } from '../platform.ts';

const OPEN = 'POST /wps/deposit/paymentGateway';
const PATH = '/wps/deposit/paymentGateway';

async function formOf(amount = '50.00'): Promise<DepositForm> {
  await depositMethods.load();
  const method = depositMethods.value.peek()?.find(({ kind }) => kind === 'gateway');
  return { methodId: method?.methodId ?? '', amount, backUrl: '/m/voucherCenter' };
}

/** How many deposits the platform has opened for a member. */
async function opened({ call, signIn }: TestSandbox, username: string): Promise<number> {
  const query = { pageNo: 1, pageSize: 100, startDate: '2020-01-01', endDate: '2099-01-01' };
  return (await call(getDepositRecords, { query, token: await signIn(username) })).value.list.length;
}

const keysSent = (): (string | null)[] => made.filter(({ call }) => call === OPEN).map(({ key }) => key);

test('a deposit is opened, waits to be paid, and is found again after a reload', () =>
  onPlatform(async () => {
    await enter('member');
    await startDeposit(await formOf());
    const { value: deposit, key } = depositing.current.peek() ?? {};
    assert.equal([deposit?.amount, deposit?.status], ['50.00', 'pending']);
    assert.ok(deposit?.payUrl);
    depositing.restore();
    assert.is(depositing.current.peek()?.key, key);
    await depositing.resume();
    assert.is(madeCalls().at(-1), 'GET /wps/deposit/detail');
    depositing.close();
    depositing.restore();
    assert.is(depositing.current.peek(), undefined);
  }));

test('a double tap opens one deposit', () =>
  onPlatform(async (sandbox) => {
    await enter('member');
    const form = await formOf();
    const before = await opened(sandbox, 'member');
    const first = startDeposit(form);
    assert.ok(depositing.busy.peek());
    await Promise.all([first, startDeposit(form), startDeposit({ ...form, amount: '60.00' })]);
    await startDeposit(form);
    assert.is(keysSent().length, 1);
    assert.is(await opened(sandbox, 'member'), before + 1);
    depositing.close();
  }));

test('a way to pay that the app does not know is paid at the gateway', () =>
  onPlatform(async () => {
    await enter('member');
    const { methodId, ...form } = await formOf();
    await startDeposit({ ...form, methodId, kind: 'crypto' as 'gateway' });
    assert.equal([depositing.error.peek(), depositing.current.peek()?.value?.kind], [undefined, 'gateway']);
    assert.is(keysSent().length, 1);
    depositing.close();
  }));

test('an answer that was lost is asked for again with the same key, and opens no second deposit', () =>
  onPlatform(async (sandbox) => {
    await enter('member');
    const form = await formOf();
    const before = await opened(sandbox, 'member');
    await turn(sandbox, { dropAnswerRate: 100, path: PATH });
    await startDeposit(form);
    assert.is(depositing.error.peek()?.kind, 'offline');
    assert.ok(depositing.current.peek());
    // The page is reloaded while nobody knows how it went.
    depositing.restore();
    await turn(sandbox);
    await depositing.resume();
    assert.is(depositing.current.peek()?.value?.status, 'pending');
    assert.is(depositing.error.peek(), undefined);
    const [one, two, ...more] = keysSent();
    assert.is(one, two);
    assert.is(more.length, 0);
    assert.is(await opened(sandbox, 'member'), before + 1);
    depositing.close();
  }));

test('a deposit whose answer was lost is not given up because the platform closes meanwhile', () =>
  onPlatform(async (sandbox) => {
    await enter('member');
    const form = await formOf();
    const before = await opened(sandbox, 'member');
    await turn(sandbox, { dropAnswerRate: 100, path: PATH });
    await startDeposit(form);
    await turn(sandbox, { maintenance: true });
    depositing.restore();
    await depositing.resume();
    assert.is(depositing.error.peek()?.code, 'maintenance');
    assert.ok(depositing.current.peek());
    await turn(sandbox);
    await depositing.resume();
    assert.is(depositing.current.peek()?.value?.status, 'pending');
    assert.is(await opened(sandbox, 'member'), before + 1);
    depositing.close();
  }));

test('a refused deposit is over: nothing was opened, and the next one has a key of its own', () =>
  onPlatform(async (sandbox) => {
    await enter('member');
    await startDeposit(await formOf('0.01'));
    assert.is(depositing.error.peek()?.code, 'deposit.amount');
    assert.is(depositing.current.peek(), undefined);
    await turn(sandbox, { maintenance: true });
    await startDeposit({ methodId: 'x', amount: '50.00', backUrl: '/m/voucherCenter' });
    assert.is(depositing.error.peek()?.code, 'maintenance');
    assert.is(depositing.current.peek(), undefined);
    await turn(sandbox);
    await startDeposit(await formOf());
    assert.ok(depositing.current.peek()?.value);
    assert.is(new Set(keysSent()).size, 3);
    depositing.close();
  }));

test('another member does not see the deposit, and its own member finds it again', () =>
  onPlatform(async () => {
    await enter('member');
    await startDeposit(await formOf());
    const mine = depositing.current.peek()?.value?.depositId;
    dropSession();
    assert.is(depositing.current.peek(), undefined);
    await enter('newbie');
    depositing.restore();
    assert.is(depositing.current.peek(), undefined);
    await startDeposit(await formOf('60.00'));
    dropSession();
    await enter('member');
    depositing.restore();
    assert.is(depositing.current.peek()?.value?.depositId, mine);
    depositing.close();
  }));

test('an answer that comes after the sign-out is not shown to whoever is there then', () =>
  onPlatform(async (sandbox) => {
    await enter('member');
    const form = await formOf();
    await turn(sandbox, { latency: 80, path: PATH });
    const late = startDeposit(form);
    dropSession();
    await enter('newbie');
    await late;
    assert.is(depositing.current.peek(), undefined);
    assert.is(depositing.error.peek(), undefined);
    dropSession();
    await enter('member');
    depositing.restore();
    assert.is(depositing.current.peek()?.value?.status, 'pending');
    depositing.close();
  }));

test('a deposit that was closed while it was asked for stays closed', () =>
  onPlatform(async (sandbox) => {
    await enter('member');
    await startDeposit(await formOf());
    await turn(sandbox, { latency: 80 });
    const asking = depositing.resume();
    depositing.close();
    await asking;
    assert.is(depositing.current.peek(), undefined);
    assert.not(depositing.busy.peek());
    depositing.restore();
    assert.is(depositing.current.peek(), undefined);
  }));

test('a guest opens none', () =>
  onPlatform(async () => {
    await startDeposit({ methodId: 'pix', amount: '50.00', backUrl: '/m/voucherCenter' });
    assert.is(depositing.current.peek(), undefined);
    assert.equal(madeCalls(), []);
  }));

test.run();
