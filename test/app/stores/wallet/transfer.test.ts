import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { local } from '../../../../src/app/device/storage.ts';
import { dropSession } from '../../../../src/app/stores/session/session.ts';
import { collectAll, collection, settleCollection } from '../../../../src/app/stores/wallet/collect.ts';
import { transfer } from '../../../../src/app/stores/wallet/transfer.ts';
import { vendorWallets } from '../../../../src/app/stores/wallet/vendor-wallets.ts';
import { wallet } from '../../../../src/app/stores/wallet/wallet.ts';
import { getMerchantWallet, getTransfers } from '../../../../src/contract/calls/wallet.ts';
import type { TestSandbox } from '../../../support/sandbox.ts';
import { siteDay } from '../../../support/site-day.ts';
import { enter, made, onPlatform, turn, until } from '../platform.ts';

const TRANSFER = '/wps/wallet/transfer';
const COLLECT = '/wps/wallet/collect';
const FORM = { from: 'MAIN', to: 'FC', amount: '25.00' };

const keysOf = (path: string): (string | null)[] =>
  made.filter(({ call }) => call === `POST ${path}`).map(({ key }) => key);

/** The money at a vendor, as the platform has it. */
async function at({ call }: TestSandbox, token: string, vassalage: string): Promise<string | undefined> {
  return (await call(getMerchantWallet, { token })).value.find((vendor) => vendor.vassalage === vassalage)?.balance;
}

async function asMember(run: (sandbox: TestSandbox, token: string) => Promise<void>): Promise<void> {
  await onPlatform(async (sandbox) => {
    for (const name of ['transfer.#1', 'collect.#1']) local.set(name, undefined);
    const token = await enter('member');
    made.length = 0;
    await run(sandbox, token);
    dropSession();
  });
}

test('a transfer that is tapped twice is made once, and what the screen shows follows', () =>
  asMember(async (sandbox, token) => {
    const first = transfer.start(FORM, true);
    void transfer.start(FORM, true);
    await first;
    assert.equal([transfer.current.peek()?.value?.amount, keysOf(TRANSFER).length], ['25.00', 1]);
    assert.is(await at(sandbox, token, 'FC'), '25.00');
    await until(() => vendorWallets.value.peek()?.find(({ vassalage }) => vassalage === 'FC')?.balance === '25.00');
    await until(() => wallet.value.peek() !== undefined);
    transfer.close();
    assert.equal([transfer.current.peek(), local.get('transfer.#1')], [undefined, undefined]);
  }));

test('a transfer whose answer was lost is asked for under the same key, also after a reload, and is made once', () =>
  asMember(async (sandbox, token) => {
    await turn(sandbox, { dropAnswerRate: 100, path: TRANSFER });
    await transfer.start(FORM, true);
    assert.equal([transfer.current.peek()?.value, transfer.error.peek()?.unsettled], [undefined, true]);
    // What a reload leaves is what storage has.
    const kept = local.get('transfer.#1');
    dropSession();
    assert.is(transfer.current.peek(), undefined);
    assert.is(local.get('transfer.#1'), kept);
    await turn(sandbox);
    await enter('member');
    transfer.restore();
    await transfer.resume(true);
    assert.is(transfer.current.peek()?.value?.amount, '25.00');
    assert.is(new Set(keysOf(TRANSFER)).size, 1);
    assert.is(await at(sandbox, token, 'FC'), '25.00');
    const day = siteDay();
    const query = { startDate: day, endDate: day, pageNo: 1, pageSize: 100 };
    const { list } = (await sandbox.call(getTransfers, { token, query })).value;
    assert.is(list.filter(({ to }) => to === 'FC').length, 1);
    transfer.close();
  }));

test('a transfer that the platform refuses leaves nothing behind, and says why', () =>
  asMember(async (sandbox) => {
    await transfer.start({ ...FORM, amount: '49999.99' }, true);
    assert.equal([transfer.current.peek(), transfer.error.peek()?.code], [undefined, 'wallet.insufficient']);
    const body = JSON.stringify({ closedVendors: ['FC'] });
    await fetch(`${sandbox.url}/sandbox/settings.json`, { method: 'PUT', body });
    await transfer.start(FORM, true);
    assert.equal([transfer.current.peek(), transfer.error.peek()?.code], [undefined, 'vendor.maintenance']);
    assert.is(local.get('transfer.#1'), undefined);
  }));

test('everything at vendors comes home in one tap; a second one brings nothing', () =>
  asMember(async (sandbox, token) => {
    const end = await collectAll();
    assert.ok(end && 'value' in end && Number(end.value.collected) > 0);
    assert.equal([await at(sandbox, token, 'PP'), await at(sandbox, token, 'JDB')], ['0.00', '0.00']);
    const again = await collectAll();
    assert.ok(again && 'value' in again && again.value.collected === '0.00');
    assert.is(await settleCollection(), undefined);
  }));

test('a collection whose answer was lost ends in one true state, and nothing is collected that nobody tapped', () =>
  asMember(async (sandbox) => {
    await turn(sandbox, { dropAnswerRate: 100, path: COLLECT });
    const lost = await collectAll();
    assert.ok(lost && 'error' in lost && lost.error.unsettled);
    assert.ok(collection.current.peek());
    await turn(sandbox);
    const end = await settleCollection();
    assert.ok(end && 'value' in end && Number(end.value.collected) > 0);
    assert.is(new Set(keysOf(COLLECT)).size, 1);
    assert.is(local.get('collect.#1'), undefined);
  }));

test.run();
