import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createDeposit } from '../../src/contract/calls/deposit.ts';
import { takeTimeOut } from '../../src/contract/calls/protection.ts';
import { claimReward, getRewards, signIn as signInToday } from '../../src/contract/calls/rewards.ts';
import { claimVipBonus } from '../../src/contract/calls/vip.ts';
import {
  collectFunds,
  getMerchantWallet,
  getTransactionCodes,
  getTransactions,
  getTransfers,
  getWallet,
  transferFunds,
} from '../../src/contract/calls/wallet.ts';
import { withSandbox } from '../support/sandbox.ts';
import { siteDay } from '../support/site-day.ts';

test('money moves between wallets and the sum stays', () =>
  withSandbox(async ({ call, signIn }) => {
    const token = await signIn('newbie');
    const at = async (vassalage: string) =>
      (await call(getMerchantWallet, { token })).value.find((vendor) => vendor.vassalage === vassalage)?.balance;
    assert.is((await call(transferFunds, { token, body: { from: 'MAIN', to: 'PP', amount: '30.5' } })).success, true);
    assert.is(await at('PP'), '30.50');
    const short = await call(transferFunds, { token, body: { from: 'MAIN', to: 'JDB', amount: '19.51' } });
    assert.equal([short.status, short.code], [409, 'wallet.insufficient']);
    assert.is((await call(transferFunds, { token, body: { from: 'PP', to: 'JDB', amount: '10' } })).success, true);
    const wallet = (await call(getWallet, { token })).value;
    assert.equal([wallet.sumBalance, wallet.main, wallet.currency, wallet.frozen], ['50.00', '19.50', 'BRL', '0.00']);
    assert.equal((await call(collectFunds, { token })).value, { collected: '30.50', closed: [] });
    assert.equal((await call(collectFunds, { token })).value, { collected: '0.00', closed: [] });
    assert.equal([await at('PP'), await at('JDB')], ['0.00', '0.00']);
  }));

test('no transfer of nothing, to itself or to nowhere', () =>
  withSandbox(async ({ call, signIn }) => {
    const token = await signIn('newbie');
    const codeOf = async (from: string, to: string, amount: string) =>
      (await call(transferFunds, { token, body: { from, to, amount } })).code;
    assert.is(await codeOf('MAIN', 'MAIN', '1'), 'payload.invalid');
    assert.is(await codeOf('MAIN', 'PP', '0'), 'payload.invalid');
    assert.is(await codeOf('MAIN', 'NOWHERE', '1'), 'payload.invalid');
    assert.is(await codeOf('MAIN', 'PP', '-1'), 'payload.invalid');
  }));

test('the account record shows each movement with the balance after it', () =>
  withSandbox(async ({ call, signIn }) => {
    const token = await signIn('newbie');
    await call(transferFunds, { token, body: { from: 'MAIN', to: 'PP', amount: '20' } });
    await call(collectFunds, { token });
    const query = { startDate: siteDay(-1), endDate: siteDay(1), pageNo: 1, pageSize: 50 };
    const { list, footer } = (await call(getTransactions, { token, query })).value;
    assert.equal(footer, { count: 2, income: '20.00', expense: '20.00' });
    assert.match(list[1]?.walletName ?? '', /\w/);
    assert.equal(
      list.map(({ code, amount, balanceAfter }) => [code, amount, balanceAfter]),
      [
        ['collect', '20.00', '50.00'],
        ['transfer', '-20.00', '30.00'],
      ],
    );
    const transfers = (await call(getTransfers, { token, query })).value.list;
    assert.equal(
      transfers.map(({ from, to, amount }) => [from, to, amount]),
      [
        ['PP', 'MAIN', '20.00'],
        ['MAIN', 'PP', '20.00'],
      ],
    );
    const onlyTransfers = (await call(getTransactions, { token, query: { ...query, code: 'transfer' } })).value;
    assert.equal([onlyTransfers.list.length, onlyTransfers.footer.count], [1, 1]);
    const codes = (await call(getTransactionCodes, { token, query: { language: 'pt' } })).value;
    assert.equal(codes.find(({ code }) => code === 'transfer')?.name, 'Transferência');
    assert.is((await call(getTransactions, { token, query: { ...query, types: 'A' } })).code, 'permission.denied');
    const kinds = { language: 'en', types: 'A' } as const;
    assert.is((await call(getTransactionCodes, { token, query: kinds })).code, 'permission.denied');
    const agent = await signIn('agent1');
    const months = { ...query, startDate: siteDay(-120), types: 'A' } as const;
    const kindsOf = async (code: string) => {
      const { list } = (await call(getTransactions, { token: agent, query: { ...months, code } })).value;
      return [...new Set(list.map((row) => row.code))];
    };
    // One kind at a time: the salary of every hour may fill the newest page.
    const codesOfAgents = ['commission', 'dividend', 'downline', 'salary'];
    for (const code of codesOfAgents) assert.equal(await kindsOf(code), [code]);
    const earned = (await call(getTransactions, { token: agent, query: months })).value;
    assert.ok(earned.list.every(({ code }) => codesOfAgents.includes(code)));
    assert.ok(earned.footer.count >= earned.list.length);
    assert.equal(
      (await call(getTransactionCodes, { token: agent, query: kinds })).value.map(({ name }) => name),
      ['Commission', 'Dividend', 'Team transfer', 'Contract salary'],
    );
  }));

test('what goes to a vendor keeps to the limits of a transfer; home to the main wallet anything may go', () =>
  withSandbox(async ({ call, signIn }) => {
    const token = await signIn('newbie');
    const codeOf = async (from: string, to: string, amount: string) =>
      (await call(transferFunds, { token, body: { from, to, amount } })).code;
    assert.is(await codeOf('MAIN', 'PP', '0.99'), 'transfer.amount');
    assert.is(await codeOf('MAIN', 'PP', '50000.01'), 'transfer.amount');
    assert.is(await codeOf('MAIN', 'PP', '1'), undefined);
    assert.is(await codeOf('PP', 'MAIN', '0.01'), undefined);
    assert.is(await codeOf('PP', 'JDB', '0.99'), 'transfer.amount');
  }));

test('nothing moves in or out of a vendor under maintenance, and a collection leaves its money there and says so', () =>
  withSandbox(async ({ call, signIn, url }) => {
    const token = await signIn('newbie');
    const send = (from: string, to: string) => call(transferFunds, { token, body: { from, to, amount: '10' } });
    const close = (...closedVendors: string[]) =>
      fetch(`${url}/sandbox/settings.json`, { method: 'PUT', body: JSON.stringify({ closedVendors }) });
    await send('MAIN', 'PP');
    await send('MAIN', 'JDB');
    await close('PP');
    const vendors = (await call(getMerchantWallet, { token })).value;
    assert.equal(
      vendors.filter(({ closed }) => closed).map(({ vassalage, balance }) => [vassalage, balance]),
      [['PP', '10.00']],
    );
    for (const [from, to] of [
      ['MAIN', 'PP'],
      ['PP', 'MAIN'],
      ['JDB', 'PP'],
    ] as const) {
      const refused = await send(from, to);
      assert.equal([refused.status, refused.code], [503, 'vendor.maintenance'], `${from}>${to}`);
    }
    const name = vendors.find(({ closed }) => closed)?.name;
    assert.equal((await call(collectFunds, { token })).value, { collected: '10.00', closed: [name] });
    assert.is((await call(collectFunds, { token })).code, 'vendor.maintenance');
    await close();
    assert.is((await call(collectFunds, { token })).value.collected, '10.00');
  }));

test('the same key moves money once, and brings the same answer', () =>
  withSandbox(async ({ call, signIn }) => {
    const token = await signIn('newbie');
    const body = { from: 'MAIN', to: 'PP', amount: '10.00' };
    const key = 'transfer-key-1';
    const [first, again] = [
      await call(transferFunds, { token, body, key }),
      await call(transferFunds, { token, body, key }),
    ];
    assert.equal(again.value, first.value);
    assert.is(
      (await call(transferFunds, { token, body: { ...body, amount: '11' }, key })).code,
      'idempotency.conflict',
    );
    assert.is((await call(getWallet, { token })).value.main, '40.00');
  }));

test('free play and agents of other types move no money', () =>
  withSandbox(async ({ call, signIn }) => {
    for (const name of ['nonagent', 'agent41']) {
      const token = await signIn(name);
      const body = { from: 'MAIN', to: 'PP', amount: '10' };
      assert.is((await call(transferFunds, { token, body })).code, 'free.reject', name);
      assert.is((await call(collectFunds, { token })).code, 'free.reject', name);
    }
  }));

test('whoever is excluded may bring money home, but send none to where it is played with', () =>
  withSandbox(async ({ call, signIn }) => {
    const token = await signIn('newbie');
    const send = (from: string, to: string) => call(transferFunds, { token, body: { from, to, amount: '10' } });
    await send('MAIN', 'PP');
    await send('MAIN', 'JDB');
    await call(takeTimeOut, { token, body: { hours: 24 } });
    assert.is((await send('MAIN', 'PP')).code, 'account.excluded');
    assert.is((await send('PP', 'MAIN')).success, true);
    assert.is((await call(collectFunds, { token })).value.collected, '10.00');
  }));

test('the demo member has money at vendors, and months of transfers whose balances follow each other', () =>
  withSandbox(async ({ call, signIn }) => {
    const token = await signIn('member');
    const vendors = (await call(getMerchantWallet, { token })).value;
    assert.ok(vendors.filter(({ balance }) => Number(balance) > 0).length >= 2);
    const query = { startDate: siteDay(-120), endDate: siteDay(1), pageNo: 1, pageSize: 1000 };
    assert.ok((await call(getTransfers, { token, query })).value.list.length > 100);
    const { list, footer } = (await call(getTransactions, { token, query })).value;
    assert.is(footer.count, list.length);
    const cents = (decimal: string) => Math.round(Number(decimal) * 100);
    list.slice(0, -1).forEach((row, at) => {
      const before = list[at + 1];
      assert.is(cents(row.balanceAfter), cents(before?.balanceAfter ?? '') + cents(row.amount), row.createdAt);
    });
  }));

test('rows of the account record say what they came from, in the language that is asked for', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn, url } = sandbox;
    const token = await signIn('member');
    const today = siteDay();
    await call(signInToday, { token, body: { day: today } });
    await call(claimVipBonus, { token, body: { kind: 'weekly' } });
    const rewards = { pageNo: 1, pageSize: 50, language: 'pt', status: 'claim' } as const;
    const [reward] = (await call(getRewards, { token, query: rewards })).value.list.filter(
      ({ title }) => title === 'Missão da semana',
    );
    await call(claimReward, { token, body: { rewardId: reward?.rewardId ?? '' } });
    const deposit = { methodId: 'wallet', amount: '20', backUrl: '/m/home' };
    const { depositId } = (await call(createDeposit, { token, body: deposit })).value;
    await fetch(`${url}/sandbox/gateway/${depositId}`, {
      method: 'POST',
      body: new URLSearchParams({ action: 'approve' }),
      redirect: 'manual',
    });
    const named = async (language: string) => {
      const query = { startDate: siteDay(-1), endDate: siteDay(1), pageNo: 1, pageSize: 4, language };
      const { list } = (await call(getTransactions, { token, query })).value;
      return list.map(({ code, source }) => `${code}: ${source}`);
    };
    assert.equal(await named('pt'), [
      'deposit: Carteira Digital',
      'bonus: Missão da semana',
      'bonus: Bônus do clube VIP',
      'bonus: Bônus diário',
    ]);
    assert.equal((await named('en')).slice(0, 1), ['deposit: Digital wallet']);
  }));

test.run();
