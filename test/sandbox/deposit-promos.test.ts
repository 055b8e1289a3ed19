import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  acceptDepositPromo,
  createPixDeposit,
  getDeposit,
  getDepositPromos,
} from '../../src/contract/calls/deposit.ts';
import { getBonuses } from '../../src/contract/calls/promotions.ts';
import { takeTimeOut } from '../../src/contract/calls/protection.ts';
import type { DepositForm } from '../../src/contract/schemas/deposit.ts';
import { type TestSandbox, withSandbox } from '../support/sandbox.ts';

const form = (amount: string, promotionId?: string): DepositForm => ({
  methodId: 'pix',
  amount,
  backUrl: '/m/voucherCenter',
  language: 'en',
  ...(promotionId && { promotionId }),
});

const approve = ({ url }: TestSandbox, depositId: string) =>
  fetch(`${url}/sandbox/gateway/${depositId}`, {
    method: 'POST',
    body: new URLSearchParams({ action: 'approve' }),
    redirect: 'manual',
  });

const offered = async ({ call }: TestSandbox, token: string) =>
  (await call(getDepositPromos, { token, query: { language: 'en' } })).value;

const bonuses = async ({ call }: TestSandbox, token: string) =>
  (await call(getBonuses, { token, query: { language: 'en', pageNo: 1, pageSize: 20 } })).value.list;

test('a first deposit brings its bonus once, however often it is approved', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn } = sandbox;
    const token = await signIn('newbie');
    assert.equal(
      (await offered(sandbox, token)).map(({ promotionId }) => promotionId),
      ['p02', 'p03'],
    );
    const opened = await call(createPixDeposit, { token, body: form('101.50', 'p02') });
    const other = await call(createPixDeposit, { token, body: form('60', 'p02') });
    assert.equal([opened.value.bonus?.amount, opened.value.bonus?.wagering], ['50.75', '406.00']);
    assert.is(opened.value.bonus?.granted, undefined);
    await Promise.all([1, 2, 3].map(() => approve(sandbox, opened.value.depositId)));
    const of = async (depositId: string) => (await call(getDeposit, { token, query: { depositId } })).value;
    assert.is((await of(opened.value.depositId)).bonus?.granted, true);
    assert.equal(
      (await bonuses(sandbox, token)).map(({ amount, wagering }) => [amount, wagering]),
      [['50.75', '406.00']],
    );
    // The other one was opened while the promotion was still free: its money arrives, its bonus does not.
    await approve(sandbox, other.value.depositId);
    const late = await of(other.value.depositId);
    assert.equal([late.status, late.bonus?.granted], ['approved', false]);
    assert.is((await bonuses(sandbox, token)).length, 1);
    assert.is((await call(createPixDeposit, { token, body: form('60', 'p02') })).code, 'promotion.used');
  }));

test('what a bonus may be at most, and what a deposit must be at least', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn } = sandbox;
    const token = await signIn('newbie');
    assert.is((await call(createPixDeposit, { token, body: form('19.99', 'p02') })).code, 'promotion.minimum');
    assert.is((await call(createPixDeposit, { token, body: form('50', 'p01') })).code, 'promotion.closed');
    assert.is((await call(createPixDeposit, { token, body: form('50', 'gone') })).code, 'promotion.closed');
    assert.is((await call(createPixDeposit, { token, body: form('20000', 'p02') })).value.bonus?.amount, '250.00');
  }));

test('a promotion is chosen for the next deposit, and no longer once it was used', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn } = sandbox;
    const token = await signIn('member');
    const chosen = async () => (await offered(sandbox, token)).filter(({ accepted }) => accepted).length;
    assert.is((await call(acceptDepositPromo, { token, body: { promotionId: 'p02' } })).code, 'promotion.used');
    assert.ok((await call(acceptDepositPromo, { token, body: { promotionId: 'p03' } })).success);
    assert.is(await chosen(), 1);
    await call(acceptDepositPromo, { token, body: {} });
    assert.is(await chosen(), 0);
    await call(acceptDepositPromo, { token, body: { promotionId: 'p03' } });
    const { value } = await call(createPixDeposit, { token, body: form('50', 'p03') });
    await approve(sandbox, value.depositId);
    assert.equal(await offered(sandbox, token), [], 'once a week');
    sandbox.pass(7 * 86_400_000);
    assert.equal(
      (await offered(sandbox, await signIn('member'))).map(({ accepted }) => accepted),
      [false],
    );
  }));

test('whoever takes a break is offered nothing, and gets no bonus for what was paid before', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn } = sandbox;
    const token = await signIn('newbie');
    const { value } = await call(createPixDeposit, { token, body: form('50', 'p02') });
    await call(takeTimeOut, { token, body: { hours: 24 } });
    assert.equal(await offered(sandbox, token), []);
    assert.is((await call(acceptDepositPromo, { token, body: { promotionId: 'p02' } })).code, 'account.excluded');
    await approve(sandbox, value.depositId);
    const ended = (await call(getDeposit, { token, query: { depositId: value.depositId } })).value;
    assert.equal([ended.status, ended.bonus], ['declined', undefined]);
    assert.match(ended.reason ?? '', 'responsible gaming limits');
  }));

test.run();
