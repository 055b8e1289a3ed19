import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { getMallAccount } from '../../src/contract/calls/mall.ts';
import { getMember } from '../../src/contract/calls/member.ts';
import { claimVipBonus, getVip } from '../../src/contract/calls/vip.ts';
import { getWallet } from '../../src/contract/calls/wallet.ts';
import { TIME_ZONE } from '../../src/contract/fields/time.ts';
import type { VipBonusKind } from '../../src/contract/schemas/vip.ts';
import { DATABASE_FILE } from '../../src/sandbox/db/database.ts';
import { parseMoney } from '../../src/sandbox/rules/money.ts';
import { birthdayMoment, weekMoment } from '../../src/sandbox/rules/vipCalendar.ts';
import { type TestSandbox, withSandbox } from '../support/sandbox.ts';

const DAY = 24 * 3600 * 1000;
const query = { language: 'pt' };

/** Does something to the sandbox's database behind its back. */
function inDatabase<T>({ dataDir }: TestSandbox, act: (db: Sqlite.Database) => T): T {
  const db = new Sqlite(join(dataDir, DATABASE_FILE), { timeout: 5000 });
  try {
    return act(db);
  } finally {
    db.close();
  }
}

const sumOfAll = (sandbox: TestSandbox): unknown =>
  inDatabase(sandbox, (db) => db.prepare('SELECT SUM(balance) FROM ledger_accounts').pluck().get());

async function bonusOf({ call }: TestSandbox, token: string, kind: VipBonusKind) {
  return (await call(getVip, { token, query })).value.bonuses.find((bonus) => bonus.kind === kind);
}

async function cents({ call }: TestSandbox, token: string): Promise<number> {
  return parseMoney((await call(getWallet, { token })).value.sumBalance);
}

test('a bonus pays once, whatever key or tap asks again, and no cent is made or lost', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn } = sandbox;
    const token = await signIn('member');
    const total = sumOfAll(sandbox);
    const before = await cents(sandbox, token);
    const offered = await bonusOf(sandbox, token, 'upgrade');
    assert.is(offered?.status, 'claim');
    const body = { kind: 'upgrade' } as const;
    const answers = await Promise.all(
      ['first-key', 'first-key', 'other-key'].map((key) => call(claimVipBonus, { token, body, key })),
    );
    const good = answers.filter(({ success }) => success);
    assert.is(new Set(good.map(({ value }) => value.transactionId)).size, 1);
    assert.is(answers.find(({ success }) => !success)?.code, 'reward.claimed');
    assert.is(good[0]?.value.amount, offered?.amount);
    assert.is(await cents(sandbox, token), before + parseMoney(offered?.amount ?? '0'));
    assert.is(sumOfAll(sandbox), total);
    const next = await bonusOf(sandbox, token, 'upgrade');
    assert.equal([next?.status, next?.amount], ['coming_soon', '200.00']);
  }));

test('the weekly bonus comes back on Monday, the birthday’s once a year', () =>
  withSandbox(async (sandbox) => {
    const { call, pass } = sandbox;
    const token = await sandbox.signIn('member');
    assert.is((await bonusOf(sandbox, token, 'weekly'))?.status, 'claim');
    await call(claimVipBonus, { token, body: { kind: 'weekly' } });
    const claimed = await bonusOf(sandbox, token, 'weekly');
    assert.is(claimed?.status, 'claimed');
    pass(Date.parse(claimed?.nextAt ?? '') - Date.now() + 1000);
    const later = await sandbox.signIn('member');
    assert.is((await bonusOf(sandbox, later, 'weekly'))?.status, 'claim');
    inDatabase(sandbox, (db) => {
      const today = new Date(Date.now() + 8 * DAY).toISOString().slice(4, 10);
      db.prepare("UPDATE members SET birthday = ? WHERE username = 'member'").run(`1990${today}`);
    });
    pass(3 * DAY);
    const evenLater = await sandbox.signIn('member');
    const birthday = await bonusOf(sandbox, evenLater, 'birthday');
    assert.ok(birthday?.status === 'claim' || birthday?.nextAt);
  }));

test('levels follow deposits and turnover, are never lost, and name themselves in the language asked for', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn } = sandbox;
    const token = await signIn('newbie');
    const fresh = (await call(getVip, { token, query })).value;
    assert.equal([fresh.level, fresh.deposited, fresh.turnover], [0, '0.00', '0.00']);
    assert.equal(
      fresh.bonuses.map(({ kind, status }) => [kind, status]),
      [
        ['upgrade', 'coming_soon'],
        ['weekly', 'coming_soon'],
        ['birthday', 'coming_soon'],
      ],
    );
    assert.is((await call(claimVipBonus, { token, body: { kind: 'upgrade' } })).code, 'not.ready');
    const member = await signIn('member');
    const { level, levels, turnover } = (await call(getVip, { token: member, query: { language: 'en' } })).value;
    assert.equal([levels[level]?.labelName, levels.length], ['Gold', 6]);
    const points = (await call(getMallAccount, { token: member })).value;
    assert.ok(points.points >= Math.floor(parseMoney(turnover) / parseMoney(points.turnoverPerPoint)));
    inDatabase(sandbox, (db) => {
      const id = db.prepare("SELECT id FROM members WHERE username = 'newbie'").pluck().get();
      const node = db.prepare('SELECT node_id FROM games LIMIT 1').pluck().get();
      db.prepare(
        `INSERT INTO bets (member_id, node_id, game_type, vassalage, stake, payout, status, placed_at)
         VALUES (?, ?, 'RNG', 'PP', 900000000, 0, 'lost', 1)`,
      ).run(id, node);
    });
    assert.is((await call(getVip, { token, query })).value.level, 0);
    inDatabase(sandbox, (db) => db.prepare("UPDATE vip_levels SET deposit = 0 WHERE label = 'Prata'").run());
    assert.is((await call(getVip, { token, query })).value.level, 1);
    assert.is((await call(getMember, { token })).value.clubLabel.labelName, 'Prata');
    assert.is(
      (await call(claimVipBonus, { token: await signIn('trial'), body: { kind: 'upgrade' } })).code,
      'free.reject',
    );
  }));

test('weeks begin on Monday; a birthday is open for a month, over the new year too, and never twice in a year', () => {
  const at = (text: string) => Date.parse(`${text}T12:00:00Z`);
  assert.equal(weekMoment(TIME_ZONE, at('2026-11-22')), { period: '2026-11-16', nextAt: Date.UTC(2026, 10, 23, 3) });
  assert.equal(weekMoment(TIME_ZONE, at('2026-11-23')).period, '2026-11-23');
  const none = new Map<string, number>();
  assert.equal(birthdayMoment(TIME_ZONE, '1990-12-20', at('2027-01-05'), none), {
    period: '2026',
    nextAt: Date.UTC(2027, 11, 20, 3),
  });
  assert.is(birthdayMoment(TIME_ZONE, '1990-12-20', at('2027-01-20'), none)?.period, undefined);
  assert.is(birthdayMoment(TIME_ZONE, '1990-12-20', at('2026-12-19'), none)?.nextAt, Date.UTC(2026, 11, 20, 3));
  assert.is(birthdayMoment(TIME_ZONE, '2000-02-29', at('2027-03-02'), none)?.period, '2027');
  assert.is(birthdayMoment(TIME_ZONE, null, at('2027-03-02'), none), undefined);
  const moved = new Map([['2026', at('2026-12-30')]]);
  assert.is(birthdayMoment(TIME_ZONE, '1990-01-02', at('2027-01-03'), moved)?.period, undefined);
});

test.run();
