import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { local } from '../../../../src/app/device/storage.ts';
import { dropSession } from '../../../../src/app/stores/session/session.ts';
import { vip, vipClaims, vipLevel } from '../../../../src/app/stores/vip/vip.ts';
import { claimVip, settleVip, vipClaim } from '../../../../src/app/stores/vip/vip-claim.ts';
import { getTransactions } from '../../../../src/contract/calls/wallet.ts';
import type { TestSandbox } from '../../../support/sandbox.ts';
import { enter, made, onPlatform, turn, until } from '../platform.ts';

const PATH = '/wps/member/vip/bonus';
const CLAIM = `POST ${PATH}`;
const keys = (): (string | null)[] => made.filter(({ call }) => call === CLAIM).map(({ key }) => key);

const amountOf = (end: Awaited<ReturnType<typeof claimVip>>) => end && 'value' in end && end.value.amount;

let begun = 0;

/** How often a bonus has been paid into the wallet since the test began. */
async function paid({ call }: TestSandbox, token: string): Promise<number> {
  const query = { pageNo: 1, pageSize: 1000, startDate: '2020-01-01', endDate: '2099-01-01', code: 'bonus' };
  const { list } = (await call(getTransactions, { query, token })).value;
  return list.filter(({ createdAt }) => Date.parse(createdAt) >= begun).length;
}

async function asMember(run: (sandbox: TestSandbox, token: string) => Promise<void>): Promise<void> {
  await onPlatform(async (sandbox) => {
    for (const name of ['vip.claim.member']) local.set(name, undefined);
    const token = await enter('member');
    made.length = 0;
    begun = Date.now();
    await run(sandbox, token);
  });
}

test('a level, its bonuses, and a claim that a double tap sends once', () =>
  asMember(async (sandbox, token) => {
    await vip.load();
    assert.equal([vipLevel.peek()?.labelName, vipClaims.peek()], ['Ouro', 2]);
    const taps = [claimVip('upgrade'), claimVip('upgrade')];
    await until(() => keys().length === 1);
    assert.is(vipClaim.claiming.peek()?.kind, 'upgrade');
    const [first, second] = await Promise.all(taps);
    assert.equal([amountOf(first), second], ['60.00', undefined]);
    await until(() => vipClaims.peek() === 1);
    assert.equal([keys().length, await paid(sandbox, token)], [1, 1]);
    const again = await claimVip('upgrade');
    assert.ok(again && 'error' in again && again.error.code === 'reward.claimed');
    assert.is(await paid(sandbox, token), 1);
  }));

test('a claim whose answer was lost is asked for under the same key, and is paid once', () =>
  asMember(async (sandbox, token) => {
    await turn(sandbox, { dropAnswerRate: 100, path: PATH });
    const lost = await claimVip('weekly');
    assert.ok(lost && 'error' in lost && lost.error.unsettled);
    assert.is(vipClaim.unsettled.peek()?.kind, 'weekly');
    await turn(sandbox);
    assert.is(amountOf(await settleVip()), '5.00');
    assert.equal([vipClaim.unsettled.peek(), local.get('vip.claim.member')], [undefined, undefined]);
    assert.is(new Set(keys()).size, 1);
    assert.is(await paid(sandbox, token), 1);
    assert.is(await settleVip(), undefined);
  }));

test('a claim whose answer was lost is known to be paid where the platform offers it no more', () =>
  asMember(async (sandbox, token) => {
    await vip.load();
    await turn(sandbox, { dropAnswerRate: 100, path: PATH });
    assert.is(amountOf(await claimVip('weekly')), '5.00');
    assert.equal([vipClaim.unsettled.peek(), local.get('vip.claim.member')], [undefined, undefined]);
    assert.is(await paid(sandbox, token), 1);
  }));

test('another member sees nothing of a claim that is open', () =>
  asMember(async (sandbox) => {
    await turn(sandbox, { dropAnswerRate: 100, path: PATH });
    await claimVip('weekly');
    dropSession();
    await turn(sandbox);
    assert.is(vipClaim.unsettled.peek(), undefined);
    await enter('agent2');
    made.length = 0;
    assert.is(await settleVip(), undefined);
    assert.equal(keys(), []);
  }));

test.run();
