import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { getReferral, getTournaments } from '../../src/contract/calls/promotions.ts';
import { takeTimeOut } from '../../src/contract/calls/protection.ts';
import { getRedEnvelopeRound, getRedEnvelopes, openRedEnvelope } from '../../src/contract/calls/rewards.ts';
import { getWallet } from '../../src/contract/calls/wallet.ts';
import { parseMoney } from '../../src/sandbox/rules/money.ts';
import { drawEnvelope, RAIN_EVERY, RAIN_LASTS } from '../../src/sandbox/rules/redRain.ts';
import { inDatabase, sumOfAll } from '../support/ledger.ts';
import { type TestSandbox, withSandbox } from '../support/sandbox.ts';

const cents = async ({ call }: TestSandbox, token: string): Promise<number> =>
  parseMoney((await call(getWallet, { token })).value.sumBalance);

/** A round that has just begun: the clock is moved to the next one, as one that runs may be about to end. */
async function running({ call, pass }: TestSandbox, token: string) {
  const { asOf, round } = (await call(getRedEnvelopeRound, { token })).value;
  const start = Date.parse(round?.startDate ?? '');
  const now = Date.parse(asOf);
  pass((start > now ? start : start + RAIN_EVERY) - now + 1000);
  const next = (await call(getRedEnvelopeRound, { token })).value.round;
  if (!next) throw new Error('no round is planned');
  return next;
}

test('an envelope is credited once per chance, whatever key asks again, and no cent is made or lost', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn } = sandbox;
    const token = await signIn('newbie');
    const round = await running(sandbox, token);
    const total = sumOfAll(sandbox);
    const before = await cents(sandbox, token);
    const open = (chance: number, key: string) =>
      call(openRedEnvelope, { token, body: { roundId: round.roundId, chance }, key });
    const answers = await Promise.all([
      open(1, 'key-one-1'),
      open(1, 'key-one-1'),
      open(1, 'key-two-1'),
      open(2, 'key-one-2'),
    ]);
    assert.is(new Set(answers.slice(0, 3).map(({ value }) => value.envelopeId)).size, 1);
    const won = [answers[0], answers[3]].map((answer) => parseMoney(answer?.value.amount ?? ''));
    assert.is(await cents(sandbox, token), before + (won[0] ?? 0) + (won[1] ?? 0));
    assert.is(sumOfAll(sandbox), total);
    const known = (await call(getRedEnvelopeRound, { token })).value.round;
    assert.equal(
      known?.opened.map(({ chance }) => chance),
      [1, 2],
    );
    assert.is((await open(round.chances + 1, 'key-too-many')).code, 'limit.reached');
    assert.is((await call(getRedEnvelopes, { token, query: { pageNo: 1, pageSize: 10 } })).value.list.length, 2);
    assert.is(
      (await call(openRedEnvelope, { token: await signIn('trial'), body: { roundId: round.roundId, chance: 1 } })).code,
      'free.reject',
    );
  }));

test('rounds begin and end by the platform’s clock; a lost answer is found after the end too', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn, pass } = sandbox;
    const token = await signIn('newbie');
    const round = await running(sandbox, token);
    const body = { roundId: round.roundId, chance: 1 };
    const first = (await call(openRedEnvelope, { token, body, key: 'lost-answer' })).value;
    pass(RAIN_LASTS);
    assert.equal((await call(openRedEnvelope, { token, body, key: 'lost-answer' })).value, first);
    assert.equal((await call(openRedEnvelope, { token, body, key: 'after-a-reset' })).value, first);
    assert.is((await call(openRedEnvelope, { token, body: { ...body, chance: 2 } })).code, 'promotion.closed');
    const next = (await call(getRedEnvelopeRound, { token })).value.round;
    assert.is(Date.parse(next?.startDate ?? '') - Date.parse(round.startDate), RAIN_EVERY);
    const early = { roundId: next?.roundId ?? '', chance: 1 };
    assert.is((await call(openRedEnvelope, { token, body: early })).code, 'not.ready');
    assert.is((await call(openRedEnvelope, { token, body: { ...early, roundId: 'rain-0' } })).code, 'not.found');
  }));

test('the operator lets it rain, ends a round and holds the schedule; who takes a time-out catches nothing', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn, url } = sandbox;
    const token = await signIn('newbie');
    const operate = (fields: Record<string, string>) =>
      fetch(`${url}/sandbox/redRain`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
    await operate({ action: 'stop' });
    await operate({ action: 'hold' });
    await operate({ action: 'start', seconds: '30', pool: '1' });
    const { value } = await call(getRedEnvelopeRound, { token });
    const { round } = value;
    assert.is(round?.pool, '1.00');
    const body = { roundId: round?.roundId ?? '', chance: 1 };
    let given = 0;
    for (let chance = 1; chance <= (round?.chances ?? 0); chance += 1) {
      given += parseMoney((await call(openRedEnvelope, { token, body: { ...body, chance } })).value.amount);
    }
    assert.ok(given <= 100, `the pool of a unit gave ${given} cents`);
    assert.is((await call(takeTimeOut, { token, body: { hours: 24 } })).success, true);
    assert.is((await call(getRedEnvelopeRound, { token })).code, 'account.excluded');
    assert.is((await call(getReferral, { token, query: { language: 'pt' } })).code, 'account.excluded');
    assert.is((await call(getTournaments, { token, query: { language: 'pt' } })).code, 'account.excluded');
    assert.is((await call(openRedEnvelope, { token, body })).success, true);
    const other = await signIn('member');
    assert.is((await call(openRedEnvelope, { token: other, body })).success, true);
    await operate({ action: 'stop' });
    inDatabase(sandbox, (db) =>
      db.prepare('DELETE FROM rain_rounds WHERE ends_at > ? AND id NOT LIKE ?').run(Date.now(), '%-now'),
    );
    assert.is((await call(getRedEnvelopeRound, { token: other })).value.round, undefined);
  }));

test('the operator ends a round of the schedule and begins another in its time', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn, url } = sandbox;
    const token = await signIn('newbie');
    await running(sandbox, token);
    const operate = (action: string) =>
      fetch(`${url}/sandbox/redRain`, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });
    await operate('stop');
    const next = (await call(getRedEnvelopeRound, { token })).value;
    assert.ok((next.round?.startDate ?? '') > next.asOf);
    await operate('start');
    const { asOf, round } = (await call(getRedEnvelopeRound, { token })).value;
    assert.ok(round && round.startDate <= asOf && asOf < round.endDate);
  }));

test('an envelope never holds more than its most nor than the pool has left, for any luck', () => {
  let luck = 0x2545f491;
  const next = () => {
    luck ^= luck << 13;
    luck ^= luck >>> 17;
    luck ^= luck << 5;
    return (luck >>> 0) / 0x1_0000_0000;
  };
  for (let run = 0; run < 300; run += 1) {
    const pool = Math.floor(next() * 20_000);
    const most = 1 + Math.floor(next() * 2_000);
    let left = pool;
    for (let opened = 0; opened < 60; opened += 1) {
      const amount = drawEnvelope(left, most, next());
      assert.ok(Number.isSafeInteger(amount) && amount >= 0 && amount <= most && amount <= left);
      left -= amount;
    }
    assert.ok(left >= 0);
  }
});

test.run();
