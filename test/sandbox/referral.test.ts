import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createPixDeposit } from '../../src/contract/calls/deposit.ts';
import { getInvitedFriends, getReferral } from '../../src/contract/calls/promotions.ts';
import { registerByUsername } from '../../src/contract/calls/registration.ts';
import { claimReward, getRewards } from '../../src/contract/calls/rewards.ts';
import { getWallet } from '../../src/contract/calls/wallet.ts';
import { parseMoney } from '../../src/sandbox/rules/money.ts';
import { maskedName, samePerson } from '../../src/sandbox/rules/referrals.ts';
import { inDatabase, memberId, sumOfAll } from '../support/ledger.ts';
import { type TestSandbox, withSandbox } from '../support/sandbox.ts';

const query = { language: 'pt' };

/** Registers a friend by a code and gives the token, or the code of the refusal. */
async function join({ call, captcha }: TestSandbox, username: string, affiliateCode: string) {
  const { value, code } = await call(registerByUsername, {
    body: {
      type: 0,
      merchantCode: 'leve',
      registerUrl: '127.0.0.1',
      registerMethod: 'H5',
      domain: '127.0.0.1',
      username,
      password: 'Segredo12',
      confirmPassword: 'Segredo12',
      birthday: '1995-02-28',
      affiliateCode,
      ...(await captcha()),
    },
  });
  return { token: value?.token ?? '', code };
}

async function pay({ call, url }: TestSandbox, token: string, amount: string): Promise<void> {
  const { value } = await call(createPixDeposit, {
    token,
    body: { methodId: 'pix', amount, backUrl: '/m/voucherCenter' },
  });
  const body = new URLSearchParams({ action: 'approve' });
  await fetch(`${url}/sandbox/gateway/${value.depositId}`, { method: 'POST', body, redirect: 'manual' });
}

const rewards = async ({ call }: TestSandbox, token: string) =>
  (await call(getRewards, { token, query: { pageNo: 1, pageSize: 100, ...query, status: 'claim' } })).value.list.filter(
    ({ kind }) => kind === 'referral',
  );

test('a friend who deposits enough brings the reward once, claimed once, and no cent is made or lost', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn } = sandbox;
    const owner = await signIn('newbie');
    const { code, link, invited, depositNeeded, reward } = (await call(getReferral, { token: owner, query })).value;
    assert.equal([link, invited, depositNeeded], [`/m/register?affiliateCode=${code}`, 0, '50.00']);
    const { token } = await join(sandbox, 'Amiga_77', code.toLowerCase());
    const total = sumOfAll(sandbox);
    await pay(sandbox, token, '30.00');
    assert.is((await rewards(sandbox, owner)).length, 0);
    await pay(sandbox, token, '20.00');
    await pay(sandbox, token, '200.00');
    const [won, ...others] = await rewards(sandbox, owner);
    assert.equal([won?.amount, won?.title, others.length], [reward, 'Indicação de Am***77', 0]);
    const before = parseMoney((await call(getWallet, { token: owner })).value.sumBalance);
    const claims = await Promise.all(
      ['a-key-of-one', 'a-key-of-two'].map((key) =>
        call(claimReward, { token: owner, body: { rewardId: won?.rewardId ?? '' }, key }),
      ),
    );
    assert.is(claims.filter(({ success }) => success).length, 1);
    assert.is(parseMoney((await call(getWallet, { token: owner })).value.sumBalance), before + parseMoney(reward));
    assert.is(sumOfAll(sandbox), total);
    const report = (await call(getReferral, { token: owner, query })).value;
    assert.equal([report.invited, report.qualified, report.earned], [1, 1, reward]);
    const friends = await call(getInvitedFriends, { token: owner, query: { pageNo: 1, pageSize: 5 } });
    assert.equal(
      friends.value.list.map(({ name, qualified, earned }) => [name, qualified, earned]),
      [['Am***77', true, reward]],
    );
  }));

test('nobody is paid for an account of their own, nor while the promotion is off; agents have links of another kind', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn, url } = sandbox;
    const owner = await signIn('newbie');
    const { code } = (await call(getReferral, { token: owner, query })).value;
    const { token } = await join(sandbox, 'Outra_1', code);
    inDatabase(sandbox, (db) => {
      const own = 'SELECT payee_name FROM members WHERE id = ?';
      const name = db.prepare(own).pluck().get(memberId(sandbox, 'newbie'));
      const born = db.prepare('SELECT birthday FROM members WHERE id = ?').pluck().get(memberId(sandbox, 'newbie'));
      db.prepare("UPDATE members SET payee_name = ?, birthday = ? WHERE username = 'Outra_1'").run(name, born);
    });
    await pay(sandbox, token, '100.00');
    assert.is((await call(getReferral, { token: owner, query })).value.qualified, 0);
    await fetch(`${url}/sandbox/settings.json`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ promos: { REFERRAL: false } }),
    });
    const late = await join(sandbox, 'Amigo_2', code);
    await pay(sandbox, late.token, '100.00');
    assert.is((await call(getReferral, { token: owner, query })).code, 'promotion.closed');
    const count = 'SELECT COUNT(*) FROM referrals WHERE referrer_id = ?';
    const brought = inDatabase(sandbox, (db) => db.prepare(count).pluck().get(memberId(sandbox, 'newbie')));
    assert.is(brought, 0);
    assert.is((await call(getReferral, { token: await signIn('agent1'), query })).code, 'permission.denied');
    assert.is((await call(getReferral, { token: await signIn('trial'), query })).code, 'free.reject');
  }));

test('two accounts of one person are known by the document, or by name and birthday', () => {
  const person = (payee_name: string | null, birthday: string | null, idNumber = '') => ({
    payee_name,
    birthday,
    profile: JSON.stringify({ idNumber }),
  });
  assert.ok(samePerson(person('José da Silva', '1990-01-02'), person('jose  DA silva', '1990-01-02')));
  assert.ok(samePerson(person('A', null, '123.456.789-09'), person('B', null, '12345678909')));
  assert.not(samePerson(person('José da Silva', '1990-01-02'), person('José da Silva', '1990-01-03')));
  assert.not(samePerson(person(null, null), person(null, null)));
  assert.not(samePerson(person('José', null), person('José', null)));
  assert.equal([maskedName('joaosilva84'), maskedName('ana')], ['jo***84', 'a***']);
});

test.run();
