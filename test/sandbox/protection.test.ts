import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { getAnnouncements } from '../../src/contract/calls/announcements.ts';
import { createDeposit } from '../../src/contract/calls/deposit.ts';
import { getGames, launchGame } from '../../src/contract/calls/games.ts';
import {
  getProtection,
  getProtectionHistory,
  getSessionClock,
  keepLimit,
  removeLimit,
  selfExclude,
  setLimit,
  setRealityCheck,
  takeTimeOut,
  unlockSession,
} from '../../src/contract/calls/protection.ts';
import { claimReward, getRewards } from '../../src/contract/calls/rewards.ts';
import { getWallet } from '../../src/contract/calls/wallet.ts';
import { addBankCard, createWithdrawal } from '../../src/contract/calls/withdraw.ts';
import { type TestSandbox, withSandbox } from '../support/sandbox.ts';

const HOUR = 3_600_000;
const deposit = { methodId: 'pix', amount: '50.00', backUrl: '/m/home' };
const password = 'Leve1234';

async function launch({ call }: TestSandbox, token: string) {
  const query = {
    merchant: 'leve',
    platform: 'html5',
    gameType: 'RNG',
    pageNo: 1,
    pageSize: 1,
    language: 'pt',
  } as const;
  const [game] = (await call(getGames, { query })).value.games;
  if (!game) throw new Error('no game');
  const { gameId, nodeId, vassalage } = game;
  return call(launchGame, {
    token,
    query: {
      category: 'RNG',
      vendor: vassalage,
      gameId,
      nodeId,
      supportPlay: 'H5',
      language: 'pt',
      backUrl: '/m/home',
    },
  });
}

test('a limit that is set refuses deposits, waits to be higher, and is written into the history', () =>
  withSandbox(async ({ call, signIn, pass }) => {
    const token = await signIn('newbie');
    const limit = { kind: 'deposit', period: 'day' } as const;
    await call(setLimit, { token, body: { ...limit, amount: '60' } });
    assert.is((await call(createDeposit, { token, body: deposit })).success, true);
    const refused = await call(createDeposit, { token, body: deposit });
    assert.equal([refused.status, refused.code, refused.failure?.limit?.left], [409, 'limit.reached', '10.00']);
    const raised = (await call(setLimit, { token, body: { ...limit, amount: '500' } })).value;
    assert.equal([raised.amount, raised.pending?.amount], ['60.00', '500.00']);
    await call(keepLimit, { token, body: limit });
    await call(removeLimit, { token, body: limit });
    pass(25 * HOUR);
    const { value } = await call(getProtection, { token });
    assert.is(value.limits.length, 12);
    assert.ok(value.limits.every(({ amount }) => amount === undefined));
    const history = (await call(getProtectionHistory, { token, query: { pageNo: 1, pageSize: 20 } })).value.list;
    assert.equal(
      history.map(({ act }) => act),
      ['limitRemoval', 'limitKept', 'limitRaise', 'limit'],
    );
  }));

test('a time-out closes deposits, games and rewards, shows no advertising, and ends by itself', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn, pass } = sandbox;
    const token = await signIn('member');
    const popups = async () =>
      (
        await call(getAnnouncements, {
          token,
          query: { types: 'PU', groupName: 'm_home', platform: 'M', merchantCode: 'leve', language: 'pt' },
        })
      ).value.popup.length;
    const reward = (
      await call(getRewards, { token, query: { language: 'pt', status: 'claim', pageNo: 1, pageSize: 1 } })
    ).value.list[0];
    assert.ok((await popups()) > 0);
    const { value } = await call(takeTimeOut, { token, body: { hours: 24 } });
    assert.type(value.timeOutUntil, 'string');
    await call(takeTimeOut, { token, body: { hours: 48 } });
    const shorter = (await call(takeTimeOut, { token, body: { hours: 24 } })).value.timeOutUntil ?? '';
    assert.ok(shorter > (value.timeOutUntil ?? ''), 'a time-out is never made shorter');
    const refused = await call(createDeposit, { token, body: deposit });
    assert.equal([refused.code, refused.failure?.closed], ['account.excluded', { by: 'timeOut', until: shorter }]);
    assert.is((await launch(sandbox, token)).code, 'account.excluded');
    if (reward)
      assert.is((await call(claimReward, { token, body: { rewardId: reward.rewardId } })).code, 'account.excluded');
    assert.is(await popups(), 0);
    assert.is((await call(takeTimeOut, { token, body: { hours: 2 } })).code, 'payload.invalid');
    pass(49 * HOUR);
    assert.is((await launch(sandbox, token)).success, true);
    assert.is((await call(getProtection, { token })).value.timeOutUntil, undefined);
  }));

test('who is excluded signs in and withdraws, and nothing else; it needs the password and is never shortened', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn, pass } = sandbox;
    const first = await signIn('member');
    const wrong = await call(selfExclude, { token: first, body: { months: 6, password: 'Leve0000' } });
    assert.equal([wrong.code, wrong.failure?.field], ['password.wrong', 'password']);
    assert.is((await call(selfExclude, { token: first, body: { months: 3, password } })).code, 'payload.invalid');
    await call(selfExclude, { token: first, body: { months: 12, password } });
    const { excluded } = (await call(selfExclude, { token: first, body: { months: 6, password } })).value;
    const token = await signIn('member');
    const refused = await call(createDeposit, { token, body: deposit });
    assert.equal(refused.failure?.closed, { by: 'exclusion', until: excluded?.until });
    assert.ok(Date.parse(excluded?.until ?? '') > Date.now() + 360 * 24 * HOUR);
    assert.is((await launch(sandbox, token)).code, 'account.excluded');
    const { value: card } = await call(addBankCard, {
      token,
      body: {
        kind: 'pix',
        payeeName: 'Marina da Silva',
        number: 'ana@example.com',
        pixKeyType: 'email',
        paymentPassword: '123456',
      },
    });
    const { wageringDue } = (await call(getWallet, { token })).value;
    const paid = await call(createWithdrawal, {
      token,
      body: { cardId: card.cardId, amount: '20.00', paymentPassword: '123456' },
    });
    assert.is(paid.code, wageringDue === '0.00' ? undefined : 'withdraw.wagering');
    await call(selfExclude, { token, body: { months: 0, password } });
    pass(7 * 366 * 24 * HOUR);
    const later = await signIn('member');
    assert.equal((await call(createDeposit, { token: later, body: deposit })).failure?.closed, { by: 'exclusion' });
  }));

test('the session clock tells since when, what was staked and won, and what the guard needs', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn, pass } = sandbox;
    const token = await signIn('member');
    await call(setRealityCheck, { token, body: { minutes: 15 } });
    pass(HOUR);
    const { value } = await call(getSessionClock, { token });
    assert.equal([value.stake, value.payout, value.net, value.realityCheckMinutes], ['0.00', '0.00', '0.00', 15]);
    assert.ok(Date.parse(value.now) - Date.parse(value.startedAt) >= HOUR);
  }));

test('a locked screen opens by the password; five wrong ones end the session', () =>
  withSandbox(async ({ call, signIn }) => {
    const token = await signIn('member');
    const attempt = async (given: string) => (await call(unlockSession, { token, body: { password: given } })).code;
    assert.is(await attempt('nope'), 'password.wrong');
    assert.is(await attempt(password), undefined);
    for (let at = 0; at < 4; at += 1) assert.is(await attempt('nope'), 'password.wrong');
    assert.is(await attempt('nope'), 'session.expired');
    assert.is(await attempt(password), 'session.expired');
  }));

test('what the site has switched off cannot be changed', () =>
  withSandbox(async ({ call, signIn, url }) => {
    const features = { playLimits: false, timeOut: false, selfExclusion: false, realityCheck: false };
    await fetch(`${url}/sandbox/settings.json`, { method: 'PUT', body: JSON.stringify({ features }) });
    const token = await signIn('member');
    const codes = [
      await call(setLimit, { token, body: { kind: 'loss', period: 'day', amount: '10' } }),
      await call(takeTimeOut, { token, body: { hours: 24 } }),
      await call(selfExclude, { token, body: { months: 6, password } }),
      await call(setRealityCheck, { token, body: { minutes: 30 } }),
    ].map(({ code }) => code);
    assert.equal(codes, Array(4).fill('permission.denied'));
  }));

test.run();
