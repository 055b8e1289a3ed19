import { test } from 'uvu';
import * as assert from 'uvu/assert';
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

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

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
    assert.equal([wallet.sumBalance, wallet.currency, wallet.frozen], ['50.00', 'BRL', '0.00']);
    assert.is((await call(collectFunds, { token })).value.collected, '30.50');
    assert.is((await call(collectFunds, { token })).value.collected, '0.00');
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
    const query = { startDate: day(-1), endDate: day(1), pageNo: 1, pageSize: 50 };
    const { list } = (await call(getTransactions, { token, query })).value;
    assert.equal(
      list.map(({ code, amount, balanceAfter }) => [code, amount, balanceAfter]),
      [
        ['collect', '20.00', '50.00'],
        ['transfer', '-20.00', '30.00'],
      ],
    );
    const transfers = (await call(getTransfers, { token, query })).value.list;
    assert.equal([transfers[0]?.from, transfers[0]?.to, transfers[0]?.amount], ['MAIN', 'PP', '20.00']);
    const onlyTransfers = (await call(getTransactions, { token, query: { ...query, code: 'transfer' } })).value;
    assert.is(onlyTransfers.list.length, 1);
    const codes = (await call(getTransactionCodes, { token, query: { language: 'pt' } })).value;
    assert.equal(codes.find(({ code }) => code === 'transfer')?.name, 'Transferência');
    assert.is((await call(getTransactions, { token, query: { ...query, types: 'A' } })).code, 'permission.denied');
    const agent = await signIn('agent1');
    assert.is((await call(getTransactions, { token: agent, query: { ...query, types: 'A' } })).success, true);
  }));

test.run();
