import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { getInboxUnread } from '../../src/contract/calls/unread.ts';
import { type Database, openDatabase } from '../../src/sandbox/db/database.ts';
import { rebatePage } from '../../src/sandbox/rules/rebate.ts';
import { FRIEND_REWARD } from '../../src/sandbox/rules/referrals.ts';
import { profitAndLoss } from '../../src/sandbox/rules/reports.ts';
import { timeZoneOf } from '../../src/sandbox/rules/site.ts';
import { siteDay } from '../../src/sandbox/rules/siteDay.ts';
import { transactionPage } from '../../src/sandbox/rules/transactions.ts';
import { vipOf } from '../../src/sandbox/rules/vip.ts';
import { EVENT_LETTERS } from '../../src/sandbox/seed/texts/event-letters.ts';
import { withSandbox } from '../support/sandbox.ts';

/** Reads the seeded world as it was made. */
const inWorld = (read: (db: Database) => void): Promise<void> =>
  withSandbox(async ({ dataDir }) => {
    const db = openDatabase(dataDir);
    try {
      read(db);
    } finally {
      db.close();
    }
  });

const rowsOf = (db: Database, statement: string): unknown[] => db.prepare(statement).all();

test('every deposit and withdrawal of the ledger has its record, of the same amount, and the reverse', () =>
  inWorld((db) => {
    for (const [kind, table, state] of [
      ['deposit', 'deposits', 'approved'],
      ['withdrawal', 'withdrawals', 'paid'],
    ]) {
      const moved = `SELECT m.id AS member, SUM(ABS(l.amount)) AS amount, COUNT(*) AS count FROM ledger_lines l
        JOIN ledger_postings p ON p.id = l.posting_id JOIN ledger_accounts a ON a.id = l.account_id
        JOIN members m ON a.name = 'player:' || m.id WHERE p.kind = '${kind}' GROUP BY m.id ORDER BY m.id`;
      const kept = `SELECT member_id AS member, SUM(amount) AS amount, COUNT(*) AS count FROM ${table}
        WHERE status = '${state}' GROUP BY member_id ORDER BY member_id`;
      assert.equal(rowsOf(db, moved), rowsOf(db, kept), kind);
      assert.ok(rowsOf(db, kept).length > 20, kind);
    }
    const strange = `SELECT w.id FROM withdrawals w JOIN bank_cards c ON c.id = w.card_id JOIN members m ON m.id = w.member_id
      WHERE c.member_id <> m.id OR c.payee_name <> m.payee_name`;
    assert.equal(rowsOf(db, strange), [], 'nobody was paid at an account of another');
    const unpayable = 'SELECT d.id FROM deposits d JOIN members m ON m.id = d.member_id WHERE m.type NOT IN (0, 1, 2)';
    assert.equal(rowsOf(db, unpayable), [], 'nobody deposits who may not');
  }));

test('balances are the sums of their movements, and nobody owes', () =>
  inWorld((db) => {
    const drifted = `SELECT a.name FROM ledger_accounts a LEFT JOIN ledger_lines l ON l.account_id = a.id
      GROUP BY a.id HAVING a.balance <> COALESCE(SUM(l.amount), 0) OR (a.balance < 0 AND a.name NOT LIKE 'house:%')`;
    assert.equal(rowsOf(db, drifted), []);
    assert.equal(rowsOf(db, 'SELECT SUM(balance) AS sum FROM ledger_accounts'), [{ sum: 0 }]);
  }));

/** Movements of players' money with who had them: of the main wallet, and of those at vendors, which bear stakes as well. */
const MOVED = `SELECT CAST(substr(a.name, 8) AS INTEGER) AS member, p.id, p.key, p.kind, l.amount, p.created_at
  FROM ledger_lines l JOIN ledger_postings p ON p.id = l.posting_id JOIN ledger_accounts a ON a.id = l.account_id
  WHERE a.name LIKE 'player:%' AND a.name NOT LIKE '%:bonus'`;

test('no balance has ever been below zero, in the order of what happened', () =>
  inWorld((db) => {
    const owing = `SELECT name, MIN(after) AS least FROM (
        SELECT a.name, SUM(l.amount) OVER (PARTITION BY a.id ORDER BY p.created_at, p.id) AS after FROM ledger_lines l
        JOIN ledger_postings p ON p.id = l.posting_id JOIN ledger_accounts a ON a.id = l.account_id WHERE a.name LIKE 'player:%')
      WHERE after < 0 GROUP BY name`;
    assert.equal(rowsOf(db, owing), []);
  }));

test('bets have moved the money that their record says, member by member and day by day', () =>
  inWorld((db) => {
    const zone = timeZoneOf(db);
    const moved = `SELECT member, site_day('${zone}', created_at) AS day, -SUM(amount) FILTER (WHERE kind = 'bet') AS stake,
        SUM(amount) FILTER (WHERE kind = 'bet.void') AS back, SUM(amount) FILTER (WHERE kind = 'payout') AS payout
      FROM (${MOVED}) WHERE kind IN ('bet', 'bet.void', 'payout') GROUP BY member, day ORDER BY member, day`;
    const kept = `SELECT member_id AS member, site_day('${zone}', placed_at) AS day, SUM(stake) AS stake,
        SUM(stake) FILTER (WHERE status = 'void') AS back, NULLIF(SUM(payout), 0) AS payout
      FROM bets GROUP BY member, day ORDER BY member, day`;
    const days = rowsOf(db, kept);
    assert.ok(days.length > 5_000);
    const missing = days.length - rowsOf(db, moved).length;
    assert.is(missing, 0, `${missing} of ${days.length} days of play have no movement`);
    assert.equal(rowsOf(db, moved), days);
  }));

test('profit and loss of the accounts that people sign in with is what their statement says', () =>
  inWorld((db) => {
    const now = Date.now();
    const range = {
      startDate: siteDay(timeZoneOf(db), now - 100 * 24 * 3600_000),
      endDate: siteDay(timeZoneOf(db), now),
    };
    const idOf = db.prepare('SELECT id FROM members WHERE username = ?').pluck();
    for (const username of ['member', 'agent1', 'agent2', 'agent3', 'nonagent', 'agent41', 'agent42']) {
      const id = idOf.get(username) as number;
      const sumOf = (code: string): number => {
        const { footer } = transactionPage(db, id, { ...range, code, pageNo: 1, pageSize: 1 });
        return Math.round((Number(footer.income) - Number(footer.expense)) * 100);
      };
      const open = db
        .prepare("SELECT COALESCE(SUM(stake), 0) FROM bets WHERE member_id = ? AND status = 'open'")
        .pluck();
      const { footer } = profitAndLoss(db, id, range);
      const cents = (decimal: string): number => Math.round(Number(decimal) * 100);
      assert.ok(cents(footer.stake) > 0, username);
      assert.is(-sumOf('bet') - sumOf('bet.void') - Number(open.get(id)), cents(footer.stake), `${username}: stake`);
      assert.is(sumOf('payout'), cents(footer.payout), `${username}: payout`);
      assert.is(sumOf('bonus'), cents(footer.bonus), `${username}: bonus`);
      assert.is(sumOf('rebate'), cents(footer.rebate), `${username}: rebate`);
    }
  }));

/** What members were paid by keys of a kind, and what a record holds. */
const agree = (db: Database, keys: string, kept: string): void => {
  const paid = `SELECT member, COUNT(*) AS count, SUM(amount) AS amount FROM (${MOVED}) WHERE ${keys} GROUP BY member ORDER BY member`;
  assert.equal(rowsOf(db, paid), rowsOf(db, kept), keys);
  assert.ok(rowsOf(db, kept).length > 0, keys);
};

/** Rewards of a kind that have a record of its own; `known` is what the record knows. */
const strangers = (db: Database, kind: string, known = '0'): unknown[] =>
  rowsOf(db, `SELECT id, title_en, amount, status FROM rewards r WHERE kind = '${kind}' AND NOT (${known})`);

test('rebates of the statement are those of the rebate record, and none waits beside what the rebate page says', () =>
  inWorld((db) => {
    agree(
      db,
      "kind = 'rebate' AND key NOT LIKE 'team-rebate:%'",
      'SELECT member_id AS member, COUNT(*) AS count, SUM(amount) AS amount FROM rebates GROUP BY 1 ORDER BY 1',
    );
    agree(
      db,
      "key LIKE 'team-rebate:%'",
      `SELECT member, COUNT(*) AS count, SUM(amount) AS amount FROM (
         SELECT member_id AS member, SUM(amount) AS amount FROM team_rebates GROUP BY member_id, day HAVING SUM(amount) > 0)
       GROUP BY 1 ORDER BY 1`,
    );
    assert.equal(strangers(db, 'rebate'), []);
  }));

test('rebates of a statement say whether the rebate record has them, or the rate that an agent gave', () =>
  inWorld((db) => {
    const id = db.prepare("SELECT id FROM members WHERE username = 'member'").pluck().get() as number;
    const [from, until] = [100, 0].map((ago) => siteDay(timeZoneOf(db), Date.now() - ago * 24 * 3600_000));
    const query = { startDate: from as string, endDate: until as string, pageNo: 1, pageSize: 1000, language: 'en' };
    const { list } = transactionPage(db, id, { ...query, code: 'rebate' });
    const named = (source: string): number[] =>
      list.filter((row) => row.source === source).map(({ amount }) => Math.round(Number(amount) * 100));
    const recorded = rebatePage(db, id, { pageNo: 1, pageSize: 100 }).list;
    assert.equal(
      named('Rebate'),
      recorded.map(({ amount }) => Math.round(Number(amount) * 100)),
    );
    const given = named('Rate agreed with the agent');
    assert.ok(given.length > 0);
    assert.is(given.length + recorded.length, list.length);
    const kept = db.prepare('SELECT SUM(amount) FROM team_rebates WHERE member_id = ?').pluck();
    assert.is(
      given.reduce((sum, amount) => sum + amount, 0),
      kept.get(id),
    );
  }));

test('a friend brings one and the same reward, and none without a friend', () =>
  inWorld((db) => {
    const friend = `EXISTS (SELECT 1 FROM referrals f WHERE 'referral-' || f.friend_id = r.id AND f.referrer_id = r.member_id
      AND f.amount = r.amount AND f.amount = ${FRIEND_REWARD})`;
    assert.equal(strangers(db, 'referral', friend), []);
    const kept =
      'SELECT referrer_id AS member, COUNT(*) AS count, SUM(amount) AS amount FROM referrals GROUP BY 1 ORDER BY 1';
    agree(db, "key LIKE 'reward:referral-%'", kept);
  }));

test('check-ins pay what the calendar holds, with a bonus where a streak was', () =>
  inWorld((db) => {
    assert.equal(strangers(db, 'signIn'), []);
    const kept =
      'SELECT member_id AS member, COUNT(*) AS count, SUM(amount) AS amount FROM sign_ins GROUP BY 1 ORDER BY 1';
    agree(db, "key LIKE 'signIn:%'", kept);
    assert.equal(rowsOf(db, 'SELECT * FROM sign_ins WHERE streak < 7 AND amount > 100'), []);
  }));

test('the rain has paid what its record says', () =>
  inWorld((db) => {
    assert.equal(strangers(db, 'redEnvelope'), []);
    agree(
      db,
      "key LIKE 'redEnvelope:%'",
      `SELECT member_id AS member, COUNT(*) AS count, SUM(amount) AS amount FROM rain_envelopes WHERE amount > 0 GROUP BY 1 ORDER BY 1`,
    );
  }));

test('bonuses of the past have come and gone in the ledger as well', () =>
  inWorld((db) => {
    const sums = (kept: string): unknown[] =>
      rowsOf(db, `SELECT COUNT(*) AS count, COALESCE(SUM(amount), 0) AS amount FROM ${kept}`);
    const moved = (kind: string, end: string) =>
      `ledger_postings p JOIN ledger_lines l ON l.posting_id = p.id AND l.amount > 0 WHERE p.kind = '${kind}' AND p.key LIKE '${end}'`;
    assert.equal(sums(moved('bonus.locked', 'bonus:%')), sums('bonuses'));
    assert.equal(sums(moved('bonus', 'bonus:%:released')), sums("bonuses WHERE status = 'released'"));
    assert.equal(sums(moved('bonus.expired', 'bonus:%')), sums("bonuses WHERE status = 'expired'"));
  }));

test('levels are earned, and the club pays one weekly bonus, of the level', () =>
  inWorld((db) => {
    const members = db.prepare('SELECT id, username, vip_label FROM members').all() as {
      id: number;
      username: string;
      vip_label: string;
    }[];
    const high = members.filter(({ vip_label }) => vip_label !== 'Bronze');
    assert.ok(high.length > 0 && high.some(({ username }) => username === 'member'));
    for (const { id, username } of high) {
      const { level, levels, deposited, turnover } = vipOf(db, id, 'pt', Date.now());
      assert.ok(Number(deposited) >= Number(levels[level]?.depositNeeded), `${username}: ${deposited}`);
      assert.ok(Number(turnover) >= Number(levels[level]?.turnoverNeeded), `${username}: ${turnover}`);
    }
    assert.equal(rowsOf(db, "SELECT id FROM rewards WHERE title_en LIKE '%weekly%'"), []);
  }));

test('no letter tells of what has not happened, and signing in for the first time brings none', () =>
  withSandbox(async ({ call, signIn, dataDir }) => {
    const db = openDatabase(dataDir);
    const letters = db.prepare('SELECT title_en FROM inbox').pluck().all() as string[];
    const told = Object.values(EVENT_LETTERS).map(({ title }) =>
      title.en.split(/\{\w+\}/).filter((part) => part.trim() !== ''),
    );
    const events = letters.filter((title) => told.some((parts) => parts.every((part) => title.includes(part))));
    assert.equal(events, []);
    const claims = letters.filter((title) => /approved|paid|credited|claimed|moved up|received/i.test(title));
    assert.equal(claims, []);
    const unreadOf = db.prepare(
      'SELECT COUNT(*) FROM inbox JOIN members m ON m.id = member_id WHERE username = ? AND read_at IS NULL',
    );
    for (const username of ['member', 'agent1', 'agent2', 'nonagent', 'tipo0']) {
      const seeded = unreadOf.pluck().get(username);
      assert.is((await call(getInboxUnread, { token: await signIn(username) })).value, seeded, username);
    }
    db.close();
  }));

test.run();
