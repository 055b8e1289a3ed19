import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDeposit, getDepositMethods } from '../../src/contract/calls/deposit.ts';
import { getMallAccount } from '../../src/contract/calls/mall.ts';
import { getRebate } from '../../src/contract/calls/rewards.ts';
import { getSystemStatus } from '../../src/contract/calls/system.ts';
import { getVip } from '../../src/contract/calls/vip.ts';
import { getTransactions, getWallet } from '../../src/contract/calls/wallet.ts';
import { setCurrency } from '../../src/sandbox/rules/money.ts';
import { sumOfAll } from '../support/ledger.ts';
import { type TestSandbox, withSandbox } from '../support/sandbox.ts';
import { siteDay } from '../support/site-day.ts';

const test = suite('currency');
test.after.each(() => setCurrency('BRL'));

const change = ({ url }: TestSandbox, changes: object): Promise<Response> =>
  fetch(`${url}/sandbox/settings.json`, { method: 'PUT', body: JSON.stringify(changes) });

const deposit = ({ call }: TestSandbox, token: string, amount: string) =>
  call(createDeposit, { token, body: { methodId: 'pix', amount, backUrl: '/m/home' } });

const approve = ({ url }: TestSandbox, depositId: string) =>
  fetch(`${url}/sandbox/gateway/${depositId}`, {
    method: 'POST',
    body: new URLSearchParams({ action: 'approve' }),
    redirect: 'manual',
  });

test('the site counts in reais until it is told otherwise, and refuses parts of a cent', () =>
  withSandbox(async (sandbox) => {
    const { info } = (await sandbox.call(getSystemStatus)).value;
    assert.equal([info.currency, info.currencyDecimals], ['BRL', undefined]);
    const token = await sandbox.signIn('newbie');
    const refused = await deposit(sandbox, token, '50.005');
    assert.equal([refused.status, refused.code], [400, 'payload.invalid']);
    assert.is((await deposit(sandbox, token, '50.5')).value.amount, '50.50');
  }));

test('a site of bitcoin counts in its smallest parts, to the last of them', () =>
  withSandbox(async (sandbox) => {
    const before = sumOfAll(sandbox);
    assert.is((await change(sandbox, { currency: 'BTC', currencyDecimals: 8 })).status, 200);
    const { info } = (await sandbox.call(getSystemStatus)).value;
    assert.equal([info.currency, info.currencyDecimals], ['BTC', 8]);
    const token = await sandbox.signIn('newbie');
    const [pix] = (await sandbox.call(getDepositMethods, { token, query: { language: 'en' } })).value;
    assert.equal([pix?.minAmount, pix?.presets[0]], ['0.00001000', '0.00002000']);
    const { depositId } = (await deposit(sandbox, token, '0.00012345')).value;
    await approve(sandbox, depositId);
    const wallet = (await sandbox.call(getWallet, { token })).value;
    assert.equal([wallet.currency, wallet.sumBalance], ['BTC', '0.00017345']);
    const days = { startDate: siteDay(), endDate: siteDay(), pageNo: 1, pageSize: 10 };
    const moves = (await sandbox.call(getTransactions, { token, query: days })).value.list;
    assert.ok(moves.some(({ amount }) => amount === '0.00012345'));
    assert.is((await sandbox.call(getMallAccount, { token })).value.pointsPerUnit, 100_000_000);
    // Shares in percent have two decimals whatever the money has.
    const { levels } = (await sandbox.call(getVip, { token, query: { language: 'en' } })).value;
    assert.equal([levels[1]?.rebateRate, levels[1]?.depositNeeded], ['0.60', '0.00020000']);
    const { rows } = (await sandbox.call(getRebate, { token, query: { language: 'en' } })).value;
    assert.ok(rows.every(({ rate }) => /^\d\.\d\d$/.test(rate)));
    assert.is(sumOfAll(sandbox), before);
  }));

test('a site of yen has no smaller parts, and names none that Intl knows', () =>
  withSandbox(async (sandbox) => {
    await change(sandbox, { currency: 'JPY' });
    const { info } = (await sandbox.call(getSystemStatus)).value;
    assert.equal([info.currency, info.currencyDecimals], ['JPY', undefined]);
    const token = await sandbox.signIn('newbie');
    assert.is((await deposit(sandbox, token, '2000.5')).code, 'payload.invalid');
    assert.is((await deposit(sandbox, token, '2000')).value.amount, '2000');
  }));

test('a count of decimals that is none is refused', () =>
  withSandbox(async (sandbox) => {
    for (const currencyDecimals of [-1, 9, 99, 2.5, '8', null]) {
      assert.is((await change(sandbox, { currency: 'BTC', currencyDecimals })).status, 400, String(currencyDecimals));
    }
  }));

test.run();
