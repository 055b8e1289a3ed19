import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { local } from '../../../../src/app/device/storage.ts';
import { unclaimedRewards } from '../../../../src/app/stores/member/counters.ts';
import { claimAllRebate, rebate, rebateClaim, settleRebate } from '../../../../src/app/stores/rewards/rebate.ts';
import {
  claimAll,
  claimOne,
  openRewards,
  rewardClaim,
  rewardSummary,
  settleReward,
} from '../../../../src/app/stores/rewards/rewards.ts';
import {
  settleSignIn,
  signInCalendar,
  signInClaim,
  signInToday,
} from '../../../../src/app/stores/rewards/sign-in-calendar.ts';
import { redeemCode, settleVoucher, voucherClaim, vouchers } from '../../../../src/app/stores/rewards/vouchers.ts';
import { dropSession } from '../../../../src/app/stores/session/session.ts';
import { getBonuses } from '../../../../src/contract/calls/promotions.ts';
import { claimReward } from '../../../../src/contract/calls/rewards.ts';
import { DATABASE_FILE } from '../../../../src/sandbox/db/database.ts';
import type { TestSandbox } from '../../../support/sandbox.ts';
import { enter, made, onPlatform, turn, until } from '../platform.ts';

const CLAIM = '/wps/rewards/claim';
const NAMES = ['reward', 'signIn', 'voucher', 'rebate'];

const keys = (path: string): (string | null)[] =>
  made.filter(({ call }) => call === `POST ${path}`).map(({ key }) => key);

async function asMember(run: (sandbox: TestSandbox, token: string) => Promise<void>): Promise<void> {
  await onPlatform(async (sandbox) => {
    for (const name of NAMES) local.set(`${name}.member`, undefined);
    const token = await enter('member');
    made.length = 0;
    await run(sandbox, token);
  });
}

/** What the ledger has paid under keys that begin so. */
function paid({ dataDir }: TestSandbox, begins: string): string[] {
  const db = new Sqlite(join(dataDir, DATABASE_FILE), { timeout: 5000 });
  try {
    const found = db.prepare<[string], string>('SELECT key FROM ledger_postings WHERE key LIKE ?').pluck();
    return found.all(`${begins}%`);
  } finally {
    db.close();
  }
}

const idOf = (index: number): string => openRewards.value.peek()?.[index]?.rewardId ?? '';

test('a reward is claimed once however often it is tapped, and the badge follows', () =>
  asMember(async (sandbox) => {
    await Promise.all([openRewards.load(), rewardSummary.load()]);
    const before = unclaimedRewards.peek();
    const rewardId = idOf(0);
    const first = claimOne(rewardId);
    assert.equal(rewardClaim.claiming.peek(), { rewardId });
    assert.is(await claimOne(rewardId), undefined);
    const end = await first;
    assert.ok(end && 'value' in end);
    assert.not.ok(openRewards.value.peek()?.some((one) => one.rewardId === rewardId));
    await until(() => unclaimedRewards.peek() === before - 1);
    assert.is(keys(CLAIM).length, 1);
    assert.is(paid(sandbox, `reward:${rewardId}`).length, 1);
    const again = await claimOne(rewardId);
    assert.ok(again && 'error' in again && again.error.code === 'reward.claimed');
  }));

test('a claim whose answer was lost is asked for under the same key after a reload, and another one waits for it', () =>
  asMember(async (sandbox) => {
    await openRewards.load();
    const [lost, other] = [idOf(0), idOf(1)];
    await turn(sandbox, { dropAnswerRate: 100, path: CLAIM });
    const end = await claimOne(lost);
    assert.ok(end && 'error' in end && end.error.unsettled);
    assert.equal(rewardClaim.unsettled.peek(), { rewardId: lost });
    const behind = await claimOne(other);
    assert.ok(behind && 'error' in behind);
    assert.is(new Set(keys(CLAIM)).size, 1);
    dropSession();
    assert.is(rewardClaim.unsettled.peek(), undefined);
    await turn(sandbox);
    await enter('member');
    const settled = await settleReward();
    assert.ok(settled && 'value' in settled);
    assert.is(new Set(keys(CLAIM)).size, 1);
    assert.is(paid(sandbox, `reward:${lost}`).length, 1);
    assert.equal([await settleReward(), rewardClaim.unsettled.peek()], [undefined, undefined]);
  }));

test('claiming everything goes on behind one that is refused, and says what came of it', () =>
  asMember(async (sandbox, token) => {
    await openRewards.load();
    const waiting = openRewards.value.peek() ?? [];
    // Another phone is quicker with the last one, once claiming has begun here.
    const rewardId = waiting[waiting.length - 1]?.rewardId ?? '';
    const all = claimAll();
    assert.is(await claimAll(), undefined);
    await until(() => rewardClaim.claiming.peek() !== undefined);
    assert.ok((await sandbox.call(claimReward, { token, body: { rewardId } })).success);
    const ended = await all;
    assert.equal([ended?.count, ended?.refused, ended?.stopped], [waiting.length - 1, 1, undefined]);
    assert.is(new Set(keys(CLAIM)).size, waiting.length);
    await until(() => openRewards.value.peek()?.length === 0);
  }));

test('a line that is cut stops claiming everything, loses nothing, and pays nothing twice', () =>
  asMember(async (sandbox) => {
    await openRewards.load();
    const waiting = openRewards.value.peek()?.length ?? 0;
    await turn(sandbox, { dropAnswerRate: 100, path: CLAIM });
    const ended = await claimAll();
    assert.equal([ended?.count, ended?.stopped?.unsettled], [0, true]);
    await turn(sandbox);
    assert.ok(await settleReward());
    const rest = await claimAll();
    assert.is(rest?.count, waiting - 1);
    await openRewards.load();
    assert.equal([openRewards.value.peek()?.length, new Set(keys(CLAIM)).size], [0, waiting]);
  }));

test('a day is signed for once, and a lost answer ends in the calendar', () =>
  asMember(async (sandbox) => {
    assert.is(await signInToday(), undefined);
    await signInCalendar.load();
    const before = paid(sandbox, 'signIn:').length;
    const streak = signInCalendar.value.peek()?.streak ?? 0;
    await turn(sandbox, { dropAnswerRate: 100, path: '/wps/rewards/signIn' });
    const lost = await signInToday();
    assert.ok(lost && 'error' in lost && signInClaim.unsettled.peek());
    await turn(sandbox);
    const end = await settleSignIn();
    assert.ok(end && 'value' in end && end.value.streak === streak + 1);
    const { today, days } = signInCalendar.value.peek() ?? {};
    assert.is(days?.find(({ day }) => day === today)?.status, 'claimed');
    const again = await signInToday();
    assert.ok(again && 'error' in again && again.error.code === 'reward.claimed');
    assert.is(paid(sandbox, 'signIn:').length, before + 1);
  }));

test('a code is redeemed once after a lost answer, and a wrong one leaves nothing open', () =>
  asMember(async (sandbox, token) => {
    const wrong = await redeemCode('NOSUCH');
    assert.ok(wrong && 'error' in wrong && wrong.error.code === 'voucher.invalid');
    assert.is(voucherClaim.unsettled.peek(), undefined);
    await turn(sandbox, { dropAnswerRate: 100, path: '/wps/rewards/vouchers' });
    const lost = await redeemCode('LEVE10');
    assert.ok(lost && 'error' in lost && lost.error.unsettled);
    await turn(sandbox);
    // The same code again is that very claim.
    const end = await redeemCode('LEVE10');
    assert.ok(end && 'value' in end && end.value.bonusId);
    assert.is(await settleVoucher(), undefined);
    const query = { pageNo: 1, pageSize: 100, language: 'en' };
    const { list } = (await sandbox.call(getBonuses, { token, query })).value;
    assert.is(list.filter(({ title }) => title === 'Leve 10 code').length, 1);
    assert.is(vouchers.value.peek()?.find(({ code }) => code === 'LEVE10')?.status, 'claimed');
  }));

test('the rebate is paid once after a lost answer', () =>
  asMember(async (sandbox) => {
    await rebate.load();
    const total = rebate.value.peek()?.total;
    const before = paid(sandbox, 'rebate:').length;
    await turn(sandbox, { dropAnswerRate: 100, path: '/wps/rewards/rebate' });
    await claimAllRebate();
    assert.ok(rebateClaim.unsettled.peek());
    await turn(sandbox);
    const end = await settleRebate();
    assert.ok(end && 'value' in end && end.value.amount === total);
    assert.is(rebate.value.peek()?.total, '0.00');
    assert.is(paid(sandbox, 'rebate:').length, before + 1);
  }));

test.run();
