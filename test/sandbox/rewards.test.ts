import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { getRewardSummary } from '../../src/contract/calls/rewardSummary.ts';
import {
  claimRebate,
  claimReward,
  getRebate,
  getRebateRecords,
  getRewards,
  getSignInCalendar,
  getVouchers,
  redeemVoucher,
  signIn as signInForDay,
} from '../../src/contract/calls/rewards.ts';
import { getWallet } from '../../src/contract/calls/wallet.ts';
import { TIME_ZONE } from '../../src/contract/fields/time.ts';
import { DATABASE_FILE } from '../../src/sandbox/db/database.ts';
import { parseMoney } from '../../src/sandbox/rules/money.ts';
import { rebateOf } from '../../src/sandbox/rules/rebate.ts';
import { issueReward } from '../../src/sandbox/rules/rewards.ts';
import { dayAfter, monthOf, siteDay } from '../../src/sandbox/rules/siteDay.ts';
import { createRandom } from '../../src/sandbox/seed/random.ts';
import { type TestSandbox, withSandbox } from '../support/sandbox.ts';

const DAY = 24 * 3600 * 1000;
const query = { language: 'en' };
const page = { pageNo: 1, pageSize: 50, language: 'en' };

/** Does something to the sandbox's database behind its back. */
function inDatabase<T>({ dataDir }: TestSandbox, act: (db: Sqlite.Database) => T): T {
  const db = new Sqlite(join(dataDir, DATABASE_FILE), { timeout: 5000 });
  try {
    return act(db);
  } finally {
    db.close();
  }
}

const ledgerSum = (sandbox: TestSandbox): unknown =>
  inDatabase(sandbox, (db) => db.prepare('SELECT SUM(balance) FROM ledger_accounts').pluck().get());

const idOf = (db: Sqlite.Database, username: string): number =>
  db.prepare<[string], number>('SELECT id FROM members WHERE username = ?').pluck().get(username) ?? 0;

async function cents({ call }: TestSandbox, token: string): Promise<number> {
  return parseMoney((await call(getWallet, { token })).value.sumBalance);
}

const setSite = ({ url }: TestSandbox, changes: object) =>
  fetch(`${url}/sandbox/settings.json`, { method: 'PUT', body: JSON.stringify(changes) });

test('rewards are listed by their state, those that end soonest first, and say what they ask for', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn, pass } = sandbox;
    const token = await signIn('member');
    const states = async (status?: 'claim' | 'claimed' | 'close') =>
      (await call(getRewards, { token, query: { ...page, ...(status && { status }) } })).value.list;
    const open = await states('claim');
    assert.equal(
      open.map(({ kind }) => kind),
      ['promotion', 'promotion', 'vip', 'promotion', 'promotion'],
    );
    assert.equal(open[0]?.wagering, open[0]?.amount);
    const { unclaimed, total } = (await call(getRewardSummary, { token })).value;
    assert.equal([unclaimed, total], [5, '99.35']);
    assert.ok((await states('claimed')).every(({ claimedAt }) => claimedAt));
    const closed = (await states('close')).length;
    assert.ok(closed > 0);
    pass(2 * DAY);
    const later = await signIn('member');
    const body = { rewardId: open[0]?.rewardId ?? '' };
    assert.is((await call(claimReward, { token: later, body })).code, 'promotion.closed');
    assert.is((await call(getRewardSummary, { token: later })).value.unclaimed, 4);
    assert.is(
      (await call(getRewards, { token: later, query: { ...page, status: 'close' } })).value.list.length,
      closed + 1,
    );
  }));

test('a reward that asks for more than its amount waits in the bonus wallet; the same one is issued once', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn } = sandbox;
    const token = await signIn('agent41');
    const before = ledgerSum(sandbox);
    inDatabase(sandbox, (db) => {
      const reward = {
        kind: 'tournament',
        title: { pt: 'Prêmio', en: 'Prize' },
        amount: 5_000,
        now: Date.now(),
      } as const;
      const id = idOf(db, 'agent41');
      assert.is(issueReward(db, id, { ...reward, rewardId: 'tournament:t1:a', wagering: 15_000 }), true);
      assert.is(issueReward(db, id, { ...reward, rewardId: 'tournament:t1:a', amount: 9_000 }), false);
    });
    const claims = await Promise.all(
      ['key-one-1', 'key-two-2'].map((key) => call(claimReward, { token, key, body: { rewardId: 'tournament:t1:a' } })),
    );
    assert.equal(claims.map(({ code }) => code ?? 'paid').sort(), ['paid', 'reward.claimed']);
    const paid = claims.find(({ success }) => success)?.value;
    assert.ok(paid?.bonusId);
    assert.is(ledgerSum(sandbox), before);
  }));

test('a day is signed once over tabs and keys, by the site’s midnight, and a missed day ends the streak', () =>
  withSandbox(async (sandbox) => {
    const { call, pass } = sandbox;
    const calendarOf = async (token: string) => (await call(getSignInCalendar, { token })).value;
    const first = await sandbox.signIn('agent41');
    const before = await cents(sandbox, first);
    const { today, streak, days } = await calendarOf(first);
    assert.is(streak, 0);
    assert.is(days.find(({ day }) => day === today)?.status, 'claim');
    const body = { day: today };
    const taps = await Promise.all(
      ['tap-one-1', 'tap-one-1', 'tap-two-2'].map((key) => call(signInForDay, { token: first, key, body })),
    );
    const good = taps.filter(({ success }) => success);
    assert.is(new Set(good.map(({ value }) => value.transactionId)).size, 1);
    assert.is(taps.find(({ success }) => !success)?.code, 'reward.claimed');
    assert.is(await cents(sandbox, first), before + parseMoney(good[0]?.value.amount ?? '0'));
    assert.is((await call(signInForDay, { token: first, body: { day: dayAfter(today, 1) } })).code, 'promotion.closed');
    let shift = 0;
    const moveTo = (moment: number) => {
      pass(moment - Date.now() - shift);
      shift = moment - Date.now();
    };
    const sign = async () => {
      const token = await sandbox.signIn('agent41');
      return (await call(signInForDay, { token, body: { day: (await calendarOf(token)).today } })).value;
    };
    const { endsAt } = await calendarOf(first);
    const midnight = Date.parse(endsAt);
    // Minutes before, not a second: on a busy machine a sign-in alone takes longer.
    moveTo(midnight - 5 * 60_000);
    assert.is((await calendarOf(await sandbox.signIn('agent41'))).today, today);
    moveTo(midnight + 1000);
    const late = await sandbox.signIn('agent41');
    assert.is((await call(signInForDay, { token: late, body: { day: today } })).code, 'reward.claimed');
    assert.is((await calendarOf(late)).today, dayAfter(today, 1));
    for (let days = 2; days <= 6; days += 1) {
      assert.is((await sign()).streak, days);
      moveTo(midnight + (days - 1) * DAY + 1000);
    }
    const seventh = await sign();
    assert.equal([seventh.streak, seventh.amount, seventh.points], [7, '3.00', 30]);
    moveTo(midnight + 7 * DAY + 1000);
    const missed = await calendarOf(await sandbox.signIn('agent41'));
    assert.is(missed.streak, 0);
    assert.is((await sign()).streak, 1);
  }));

/** The newest day that the member has signed for. */
const lastSignIn = (db: Sqlite.Database): { day: string; streak: number } =>
  db
    .prepare<[], { day: string; streak: number }>(
      "SELECT day, streak FROM sign_ins JOIN members ON members.id = member_id WHERE username = 'member' ORDER BY day DESC LIMIT 1",
    )
    .get() ?? { day: '', streak: 0 };

test('a phone whose clock runs ahead signs for no other day, and a switched off LOGIN promo closes the calendar', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn } = sandbox;
    const token = await signIn('member');
    const { today, streak, days, steps } = (await call(getSignInCalendar, { token })).value;
    const last = inDatabase(sandbox, lastSignIn);
    assert.is(last.streak, 4);
    assert.is(streak, last.day === dayAfter(today, -1) ? 4 : 0, 'none where midnight has passed since the seed');
    assert.equal(steps[0], { days: 7, bonus: '2.00' });
    assert.is(days.length, monthOf(today).length);
    for (const day of [dayAfter(today, 1), dayAfter(last.day, -last.streak)]) {
      assert.is((await call(signInForDay, { token, body: { day } })).code, 'promotion.closed');
    }
    await setSite(sandbox, {
      promos: { LOGIN: false },
      features: { rebate: false, vouchers: false, rewardCenter: false },
    });
    const codes = await Promise.all([
      call(signInForDay, { token, body: { day: today } }),
      call(claimRebate, { token }),
      call(redeemVoucher, { token, body: { code: 'LEVE10' } }),
      call(getRewards, { token, query: page }),
    ]);
    assert.equal(
      codes.map(({ code }) => code),
      Array(4).fill('promotion.closed'),
    );
    assert.is((await call(getRewardSummary, { token })).value.unclaimed, 0);
  }));

test('the site’s day turns at its own midnight, and a month has its days', () => {
  assert.is(siteDay(TIME_ZONE, Date.parse('2026-03-01T02:59:59Z')), '2026-02-28');
  assert.is(siteDay(TIME_ZONE, Date.parse('2026-03-01T03:00:00Z')), '2026-03-01');
  assert.equal([monthOf('2028-02-10').length, monthOf('2026-12-31').at(-1)], [29, '2026-12-31']);
});

test('a code is redeemed once, and each refusal says why', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn, pass } = sandbox;
    const token = await signIn('member');
    const before = ledgerSum(sandbox);
    const tryCode = async (code: string, key?: string) =>
      (await call(redeemVoucher, { token, body: { code }, ...(key && { key }) })).code;
    const refused: string[] = [];
    for (const code of ['NOSUCH', 'ESGOTADO', 'EXPIRADO', 'LEVE5', 'DIAMANTE'])
      refused.push((await tryCode(code)) ?? 'ok');
    assert.equal(refused, ['voucher.invalid', 'voucher.used', 'voucher.expired', 'voucher.redeemed', 'voucher.others']);
    const taps = await Promise.all(['code-key-1', 'code-key-1', 'code-key-2'].map((key) => tryCode(' leve10 ', key)));
    assert.equal(taps.map((code) => code ?? 'ok').sort(), ['ok', 'ok', 'voucher.redeemed']);
    const list = (await call(getVouchers, { token, query })).value;
    assert.equal(
      list.map(({ code, status }) => `${code} ${status}`),
      ['MARINA15 claim', 'MARINA25 claim', 'LEVE10 claimed', 'LEVE5 claimed', 'MARINA8 close'],
    );
    assert.equal([list[2]?.wagering, list[2]?.turnover], ['30.00', '0.00']);
    const stranger = await signIn('agent41');
    assert.is((await call(redeemVoucher, { token: stranger, body: { code: 'MARINA25' } })).code, 'voucher.others');
    assert.is(ledgerSum(sandbox), before);
    pass(3 * DAY);
    const later = await signIn('member');
    assert.is((await call(redeemVoucher, { token: later, body: { code: 'MARINA15' } })).code, 'voucher.expired');
    const trial = await signIn('trial');
    assert.is((await call(redeemVoucher, { token: trial, body: { code: 'LEVE10' } })).code, 'free.reject');
  }));

test('codes are not found by guessing, and the last use is had by one', () =>
  withSandbox(async (sandbox) => {
    const { url, call, signIn } = sandbox;
    const tokens = await Promise.all(['member', 'agent41', 'agent42'].map(signIn));
    const form = { code: 'once-1', title: 'Once', amount: '7.50', times: '2', days: '3', uses: '1', username: '' };
    const make = (fields: object) =>
      fetch(`${url}/sandbox/vouchers`, {
        method: 'POST',
        body: new URLSearchParams({ ...form, ...fields }),
        redirect: 'manual',
      });
    assert.is((await make({})).status, 303);
    for (const wrong of [{}, { amount: '0' }, { code: '<b>' }, { code: 'new-1', username: 'nobody' }]) {
      assert.is((await make(wrong)).status, 400);
    }
    const ends = await Promise.all(tokens.map((token) => call(redeemVoucher, { token, body: { code: 'ONCE-1' } })));
    assert.equal(ends.map(({ code }) => code ?? 'ok').sort(), ['ok', 'voucher.used', 'voucher.used']);
    const token = tokens[0] ?? '';
    for (let guess = 0; guess < 10; guess += 1) {
      assert.is((await call(redeemVoucher, { token, body: { code: `GUESS${guess}` } })).code, 'voucher.invalid');
    }
    const waiting = await call(redeemVoucher, { token, body: { code: 'LEVE10' } });
    assert.is(waiting.code, 'too.many.requests');
    assert.ok(Number(waiting.failure?.until) > Date.now());
  }));

test('a rebate is paid once for a bet, and asks for enough to be paid', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn } = sandbox;
    const token = await signIn('member');
    const before = await cents(sandbox, token);
    const sum = ledgerSum(sandbox);
    const { rows, total, level, levelName } = (await call(getRebate, { token, query })).value;
    assert.equal([level, levelName], [2, 'Gold']);
    assert.ok(rows.length > 0 && rows.every(({ rate }) => parseMoney(rate) <= 70));
    const claims = await Promise.all(
      ['rebate-1', 'rebate-1', 'rebate-2'].map((key) => call(claimRebate, { token, key })),
    );
    assert.equal(claims.map(({ code }) => code ?? 'ok').sort(), ['not.ready', 'ok', 'ok']);
    assert.is(await cents(sandbox, token), before + parseMoney(total));
    assert.is(ledgerSum(sandbox), sum);
    assert.is((await call(getRebate, { token, query })).value.total, '0.00');
    const records = (await call(getRebateRecords, { token, query: { pageNo: 1, pageSize: 5 } })).value;
    assert.is(records.list[0]?.amount, total);
    assert.ok(records.totalPages > 1);
  }));

test('whatever is staked and claimed in whatever order, a rebate never pays more than its rate, nor twice for a bet', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn } = sandbox;
    const token = await signIn('agent41');
    const random = createRandom(0x5eed);
    await call(claimRebate, { token });
    const paidBefore = (await call(getRebateRecords, { token, query: { pageNo: 1, pageSize: 1 } })).value.totalPages;
    const rates = new Map<string, number>();
    const turnover = new Map<string, number>();
    let paid = 0;
    for (let step = 0; step < 60; step += 1) {
      inDatabase(sandbox, (db) => {
        const id = idOf(db, 'agent41');
        const insert = db.prepare(
          `INSERT INTO bets (member_id, node_id, game_type, vassalage, stake, payout, status, placed_at)
           SELECT ?, node_id, ?, 'PP', ?, 0, ?, ? FROM games LIMIT 1`,
        );
        for (let made = random.int(0, 4); made > 0; made -= 1) {
          const gameType = random.pick(['RNG', 'LIVE', 'SPORTS', 'LOTT', 'FISH', 'PVP']);
          const status = random.pick(['won', 'lost', 'lost', 'open', 'void']);
          const stake = random.int(1, 40_000);
          insert.run(id, gameType, stake, status, Date.now());
          const counts = status === 'won' || status === 'lost';
          if (counts) turnover.set(gameType, (turnover.get(gameType) ?? 0) + stake);
        }
      });
      const shown = (await call(getRebate, { token, query })).value;
      for (const { gameType, rate } of shown.rows)
        rates.set(gameType, Math.max(parseMoney(rate), rates.get(gameType) ?? 0));
      if (random.int(0, 2) > 0) continue;
      const { value, success } = await call(claimRebate, { token });
      if (success) paid += parseMoney(value.amount);
      assert.is(success, parseMoney(shown.total) >= parseMoney(shown.minimum));
      if (success) assert.is(value.amount, shown.total);
    }
    const most = [...turnover].reduce((sum, [type, staked]) => sum + (staked * (rates.get(type) ?? 0)) / 10_000, 0);
    assert.ok(paid > 0 && paid <= most, `${paid} of at most ${most}`);
    const counted = inDatabase(sandbox, (db) =>
      db
        .prepare<[number], { turnover: number; staked: number }>(
          `SELECT r.turnover, (SELECT SUM(stake) FROM bets b WHERE b.rebate_id = r.id) AS staked FROM rebates r WHERE member_id = ?`,
        )
        .all(idOf(db, 'agent41')),
    );
    assert.ok(counted.length > paidBefore && counted.every((row) => row.turnover === row.staked));
  }));

test('a rate never pays a cent too much', () => {
  for (const [turnover, rate, amount] of [
    [199, 50, 0],
    [200, 50, 1],
    [12_345, 70, 86],
    [9_007_199_254, 120, 108_086_391],
  ] as const) {
    assert.is(rebateOf(turnover, rate), amount);
  }
});

test.run();
