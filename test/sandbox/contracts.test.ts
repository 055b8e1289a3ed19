import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { getContractRequests } from '../../src/contract/calls/contractRequests.ts';
import {
  applyContract,
  getContractCandidates,
  getContractDownlines,
  getContractHistory,
  getContractInfo,
  getContractPayouts,
  payContractPayout,
  processContract,
  withdrawContract,
} from '../../src/contract/calls/contracts.ts';
import { getTransactions, getWallet } from '../../src/contract/calls/wallet.ts';
import { TIME_ZONE } from '../../src/contract/fields/time.ts';
import type { ContractForm, ContractKind } from '../../src/contract/schemas/contracts.ts';
import { DATABASE_FILE } from '../../src/sandbox/db/database.ts';
import { reckon, shareOf } from '../../src/sandbox/rules/contractFigures.ts';
import { contractPeriodAround } from '../../src/sandbox/rules/contractPeriods.ts';
import { parseMoney } from '../../src/sandbox/rules/money.ts';
import { siteDay } from '../../src/sandbox/rules/siteDay.ts';
import { type TestSandbox, withSandbox } from '../support/sandbox.ts';

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;
/** How long before a period's end a test looks at it: more than any sign-in takes, however busy the machine is. */
const BEFORE_END = 5 * 60_000;
const page = { pageNo: 1, pageSize: 50 };

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

/** A bet that was played at a moment, without the ledger: what is reckoned are bets. */
const bet = (sandbox: TestSandbox, username: string, stake: number, payout: number, at: number) =>
  inDatabase(sandbox, (db) =>
    db
      .prepare(
        `INSERT INTO bets (member_id, node_id, game_type, vassalage, stake, payout, status, placed_at)
         SELECT m.id, g.node_id, g.game_type, g.vassalage, ?, ?, ?, ? FROM members m, (SELECT * FROM games LIMIT 1) g
         WHERE m.username = ?`,
      )
      .run(stake, payout, payout > 0 ? 'won' : 'lost', Math.round(at), username),
  );

const balanceOf = async ({ call }: TestSandbox, token: string) =>
  parseMoney((await call(getWallet, { token })).value.sumBalance);

/** The amounts of a kind that stand in a member's account record of the day of a moment, newest first. */
async function movesOf({ call }: TestSandbox, token: string, code: 'salary' | 'dividend', at: number) {
  const day = siteDay(TIME_ZONE, at);
  const query = { ...page, startDate: day, endDate: day, code, types: 'A' } as const;
  return (await call(getTransactions, { token, query })).value.list.map(({ amount }) => amount);
}

async function candidate({ call }: TestSandbox, token: string, kind: ContractKind, userName?: string): Promise<string> {
  const query = { ...page, kind, ...(userName && { userName }) };
  const { value } = await call(getContractCandidates, { token, query });
  return value.list[0]?.memberId ?? '';
}

test('the platform tells of the contracts that wait for a member, by kind', () =>
  withSandbox(async ({ call, signIn }) => {
    const { value } = await call(getContractRequests, { token: await signIn('agent3') });
    assert.ok(value.dailysalreqtype && value.divtypecompperiodreq);
    assert.is(value.contracthoursalreq, '');
    const hourly = await call(getContractRequests, { token: await signIn('contrato3') });
    assert.ok(hourly.value.contracthoursalreq);
    const none = await call(getContractRequests, { token: await signIn('member') });
    assert.equal(Object.values(none.value), ['', '', '']);
    assert.is((await call(getContractRequests)).code, 'session.missing');
  }));

test('a request is signed once whatever comes back, is the downline’s alone, and pays each day once from the upline’s wallet', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn, pass } = sandbox;
    const query = { kind: 'dailySalary' } as const;
    const token = await signIn('contrato1');
    const { request } = (await call(getContractInfo, { token, query })).value;
    assert.equal([request?.status, request?.side, request?.uplineName], ['proposed', 'downline', 'agent1']);
    const body = { contractId: request?.contractId ?? '', answer: 'sign' } as const;
    const stranger = await signIn('contrato2');
    assert.is((await call(processContract, { token: stranger, body })).code, 'not.found');
    const [first, second] = await Promise.all([
      call(processContract, { token, body }),
      call(processContract, { token, body }),
    ]);
    assert.equal(first.value, second.value);
    assert.is(first.value.status, 'signed');
    assert.is((await call(processContract, { token, body: { ...body, answer: 'reject' } })).code, 'contract.closed');
    const start = Date.parse(first.value.startsAt ?? '');
    assert.ok(start > Date.now() && start <= Date.now() + DAY);

    bet(sandbox, 'contrato1', 70_000, 0, start - 1);
    bet(sandbox, 'contrato1', 40_000, 10_000, start + 1000);
    bet(sandbox, 'contrato1', 10_010, 0, start + DAY - 1);
    bet(sandbox, 'contrato1', 90_000, 0, start + DAY);
    pass(start + DAY - Date.now() - BEFORE_END);
    const before = await balanceOf(sandbox, await signIn('contrato1'));
    const counted = (await call(getContractInfo, { token: await signIn('contrato1'), query })).value.progress;
    assert.equal([counted?.turnover, counted?.step, counted?.amount], ['500.10', 1, '4.00']);
    const upline = await signIn('agent1');
    const owner = await balanceOf(sandbox, upline);
    pass(BEFORE_END + 1000);
    const later = await signIn('contrato1');
    assert.is(await balanceOf(sandbox, later), before + 400);
    assert.is(await balanceOf(sandbox, later), before + 400);
    assert.ok((await balanceOf(sandbox, upline)) !== owner);
    const payouts = (await call(getContractPayouts, { token: later, query: { ...page, ...query } })).value;
    assert.equal(
      payouts.list.map(({ turnover, rate, amount, status, userName }) => [turnover, rate, amount, status, userName]),
      [['500.10', '0.8', '4.00', 'paid', 'agent1']],
    );
    assert.equal(payouts.footer, { count: 1, received: '4.00', given: '0.00' });
    assert.is(ledgerSum(sandbox), 0);
  }));

test('a rejection keeps its reason, and what was withdrawn or has expired can be signed no more', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn, pass } = sandbox;
    const kind = 'hourlySalary' as const;
    const token = await signIn('contrato3');
    const { request } = (await call(getContractInfo, { token, query: { kind } })).value;
    const answer = { contractId: request?.contractId ?? '', answer: 'reject', reason: 'Taxa baixa' } as const;
    const refused = (await call(processContract, { token, body: answer })).value;
    assert.equal([refused.status, refused.reason], ['rejected', 'Taxa baixa']);
    assert.is((await call(processContract, { token, body: answer })).value.status, 'rejected');
    const upline = await signIn('agent1');
    const history = (await call(getContractHistory, { token: upline, query: { ...page, kind, side: 'upline' } })).value;
    assert.ok(
      history.list.some(({ contractId, reason }) => contractId === answer.contractId && reason === 'Taxa baixa'),
    );

    const below = (await call(getContractDownlines, { token: upline, query: { ...page, kind: 'dailySalary' } })).value;
    const waiting = below.list.find(({ downlineName }) => downlineName === 'contrato2');
    const body = { contractId: waiting?.contractId ?? '' };
    const other = await signIn('contrato2');
    assert.is((await call(withdrawContract, { token: other, body })).code, 'not.found');
    assert.is((await call(withdrawContract, { token: upline, body })).value.status, 'withdrawn');
    assert.is((await call(withdrawContract, { token: upline, body })).value.status, 'withdrawn');
    const signing = { ...body, answer: 'sign' } as const;
    assert.is((await call(processContract, { token: other, body: signing })).code, 'contract.closed');
    const info = (await call(getContractInfo, { token: other, query: { kind: 'dailySalary' } })).value;
    assert.equal([info.request, info.lapsed?.status], [undefined, 'withdrawn']);

    pass(8 * DAY);
    const late = await signIn('contrato4');
    const expired = (await call(getContractInfo, { token: late, query: { kind } })).value;
    assert.equal([expired.request, expired.lapsed?.status], [undefined, 'expired']);
    const tooLate = { contractId: expired.lapsed?.contractId ?? '', answer: 'sign' } as const;
    assert.is((await call(processContract, { token: late, body: tooLate })).code, 'contract.closed');
    assert.equal(Object.values((await call(getContractRequests, { token: late })).value), ['', '', '']);
  }));

test('an agent proposes to direct downlines alone, within the own contract, one request at a time', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn } = sandbox;
    const kind = 'hourlySalary' as const;
    const token = await signIn('agent1');
    const memberId = await candidate(sandbox, token, kind, 'contrato1');
    const step = { from: '200.00', betMembers: 2, rate: '0.5' };
    const form: ContractForm = { kind, memberId, terms: [step], period: 'hour' };
    const codeOf = async (change: Partial<ContractForm>, by = token) =>
      (await call(applyContract, { token: by, body: { ...form, ...change } })).code;
    assert.is(await codeOf({ terms: [{ ...step, rate: '0.76' }] }), 'contract.limit');
    assert.is(await codeOf({ terms: [{ ...step, from: '4.00' }] }), 'contract.limit');
    assert.is(await codeOf({ terms: [step, { ...step, rate: '0.6' }] }), 'payload.invalid');
    assert.is(await codeOf({ period: 'day' }), 'payload.invalid');
    assert.is(await codeOf({ memberId: await candidate(sandbox, await signIn('agent41'), kind) }), 'not.found');
    assert.is(await codeOf({}, await signIn('member')), 'permission.denied');
    assert.is(await codeOf({}, await signIn('agent2')), 'not.found');
    assert.is((await call(getContractInfo, { token, query: { kind } })).value.mayPropose, true);

    const sent = await call(applyContract, { token, key: 'proposal-1', body: form });
    assert.equal([sent.value.status, sent.value.downlineName], ['proposed', 'contrato1']);
    assert.equal((await call(applyContract, { token, key: 'proposal-1', body: form })).value, sent.value);
    assert.is((await call(applyContract, { token, body: form })).value.contractId, sent.value.contractId);
    assert.is(await codeOf({ terms: [{ ...step, rate: '0.4' }] }), 'contract.open');
    const downline = await signIn('contrato1');
    const body = { contractId: sent.value.contractId, answer: 'sign' } as const;
    assert.is((await call(processContract, { token, body })).code, 'not.found');
    assert.is((await call(processContract, { token: downline, body })).value.status, 'signed');
    assert.is((await call(applyContract, { token, key: 'proposal-1', body: form })).value.status, 'proposed');
    assert.equal((await call(getContractRequests, { token: downline })).value.contracthoursalreq, '');
  }));

test('an upline without the money overdraws nothing: the salary waits and is paid once it is there', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn, pass } = sandbox;
    const token = await signIn('contrato1');
    const query = { kind: 'dailySalary' } as const;
    const { request } = (await call(getContractInfo, { token, query })).value;
    const body = { contractId: request?.contractId ?? '', answer: 'sign' } as const;
    const start = Date.parse((await call(processContract, { token, body })).value.startsAt ?? '');
    bet(sandbox, 'contrato1', 900_000_000, 900_000_000, start + 1000);
    // Neither the house's contract nor the day's commission fills the upline's wallet.
    inDatabase(sandbox, (db) =>
      db.exec(`UPDATE contracts SET status = 'ended' WHERE upline_id IS NULL;
        UPDATE bets SET team_day = '2000-01-01' WHERE team_day IS NULL`),
    );
    pass(start + DAY - Date.now() + 1000);
    const statusOf = async () =>
      (await call(getContractPayouts, { token: await signIn('contrato1'), query: { ...page, ...query } })).value
        .list[0];
    const before = await balanceOf(sandbox, await signIn('contrato1'));
    assert.equal([(await statusOf())?.status, (await statusOf())?.amount], ['pending', '72000.00']);
    assert.is(await balanceOf(sandbox, await signIn('contrato1')), before);
    const upline = await signIn('agent1');
    assert.is((await call(getContractInfo, { token: upline, query })).value.unpaid.amount, '72000.00');
    const payout = { payoutId: (await statusOf())?.payoutId ?? '' };
    assert.is((await call(payContractPayout, { token: upline, body: payout })).code, 'wallet.insufficient');
    inDatabase(sandbox, (db) => {
      // A deposit of the house's, in double entry as all of them.
      const account = (name: string) => db.prepare('SELECT id, balance FROM ledger_accounts WHERE name = ?').get(name);
      const posting = db
        .prepare(
          "INSERT INTO ledger_postings (key, kind, reference, fingerprint, created_at) VALUES ('t', 'deposit', 't', 't', 1)",
        )
        .run().lastInsertRowid;
      const owner = db.prepare("SELECT id FROM members WHERE username = 'agent1'").pluck().get();
      for (const [name, amount] of [
        ['house:gateway', -9_000_000],
        [`player:${owner}`, 9_000_000],
      ] as const) {
        const { id, balance } = account(name) as { id: number; balance: number };
        db.prepare('INSERT INTO ledger_lines (account_id, posting_id, amount, balance_after) VALUES (?, ?, ?, ?)').run(
          id,
          posting,
          amount,
          balance + amount,
        );
      }
    });
    assert.is(await balanceOf(sandbox, await signIn('contrato1')), before + 7_200_000);
    assert.is((await statusOf())?.status, 'paid');
    assert.is(ledgerSum(sandbox), 0);
  }));

test('an hourly contract that is proposed and signed pays its first whole hour, once', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn, pass } = sandbox;
    const kind = 'hourlySalary' as const;
    const upline = await signIn('agent1');
    const form: ContractForm = {
      kind,
      memberId: await candidate(sandbox, upline, kind, 'contrato1'),
      terms: [{ from: '200.00', betMembers: 1, rate: '0.5' }],
      period: 'hour',
    };
    const { contractId } = (await call(applyContract, { token: upline, key: 'hourly-1', body: form })).value;
    const token = await signIn('contrato1');
    const signed = (await call(processContract, { token, body: { contractId, answer: 'sign' } })).value;
    const start = Date.parse(signed.startsAt ?? '');
    assert.ok(start > Date.now() && start <= Date.now() + HOUR && start % HOUR === 0);
    bet(sandbox, 'contrato1', 50_000, 0, start - 1);
    bet(sandbox, 'contrato1', 30_000, 10_000, start + 1000);
    bet(sandbox, 'contrato1', 10_000, 0, start + HOUR);
    pass(start + HOUR + 1000 - Date.now());
    const later = await signIn('contrato1');
    const query = { ...page, kind } as const;
    const payouts = (await call(getContractPayouts, { token: later, query })).value;
    assert.equal(
      payouts.list.map(({ turnover, rate, amount, status, startsAt }) => [turnover, rate, amount, status, startsAt]),
      [['300.00', '0.5', '1.50', 'paid', signed.startsAt]],
    );
    assert.equal(await movesOf(sandbox, later, 'salary', start + HOUR), ['1.50']);
    const given = (
      await call(getContractPayouts, { token: await signIn('agent1'), query: { ...query, side: 'upline' } })
    ).value;
    assert.ok(
      given.list.some(
        ({ userName, amount, status }) => userName === 'contrato1' && amount === '1.50' && status === 'paid',
      ),
    );
    assert.is(ledgerSum(sandbox), 0);
  }));

test('a dividend contract that is signed now pays what the team has lost until its period ends', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn, pass } = sandbox;
    const kind = 'dividend' as const;
    const { request } = (await call(getContractInfo, { token: await signIn('agent3'), query: { kind } })).value;
    const body = { contractId: request?.contractId ?? '', answer: 'sign' } as const;
    const signed = (await call(processContract, { token: await signIn('agent3'), body })).value;
    assert.is(signed.status, 'signed');
    const start = Date.parse(signed.startsAt ?? '');
    const { until } = contractPeriodAround(TIME_ZONE, signed.period, start);
    bet(sandbox, 'agent3', 5_000_000, 0, start + 1000);
    // Bets that the seed has left open are waited for, a day at most.
    pass(until + DAY + 1000 - Date.now());
    const upline = await signIn(signed.uplineName ?? '');
    const query = { ...page, kind, side: 'upline', status: 'pending' } as const;
    const owed = (await call(getContractPayouts, { token: upline, query })).value.list;
    const one = owed.find(({ userName, startsAt }) => userName === 'agent3' && Date.parse(startsAt) === start);
    assert.ok(one && parseMoney(one.amount) > 0, 'what is owed stands at the upline');
    const token = await signIn('agent3');
    const before = await balanceOf(sandbox, token);
    const paid = (await call(payContractPayout, { token: upline, body: { payoutId: one.payoutId } })).value;
    assert.is(paid.status, 'paid');
    assert.is(await balanceOf(sandbox, token), before + parseMoney(one.amount));
    assert.equal(await movesOf(sandbox, token, 'dividend', until + DAY + 1000), [one.amount]);
    assert.is(ledgerSum(sandbox), 0);
  }));

test('a dividend of an upline is paid by the upline, once over taps, keys and days', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn, pass } = sandbox;
    const kind = 'dividend' as const;
    const { progress } = (await call(getContractInfo, { token: await signIn('agent2'), query: { kind } })).value;
    bet(sandbox, 'agent2', 5_000_000, 0, Date.now());
    // Bets that the seed has left open are waited for, a day at most.
    pass(Date.parse(progress?.endsAt ?? '') - Date.now() + DAY + 1000);
    const token = await signIn('agent1');
    const query = { ...page, kind, side: 'upline', status: 'pending' } as const;
    const owed = (await call(getContractPayouts, { token, query })).value.list;
    const one = owed.find(({ userName, endsAt }) => userName === 'agent2' && endsAt === progress?.endsAt);
    const body = { payoutId: one?.payoutId ?? '' };
    const before = await balanceOf(sandbox, token);
    assert.is((await call(payContractPayout, { token: await signIn('agent41'), body })).code, 'not.found');
    const taps = await Promise.all(
      ['tap-one-1', 'tap-one-1', 'tap-two-2'].map((key) => call(payContractPayout, { token, key, body })),
    );
    assert.ok(taps.every(({ value }) => value.status === 'paid'));
    assert.is(await balanceOf(sandbox, token), before - parseMoney(one?.amount ?? '0'));
    const { unpaid } = (await call(getContractInfo, { token, query: { kind } })).value;
    assert.is(unpaid.count, owed.length - 1);
    assert.is(ledgerSum(sandbox), 0);
  }));

test('the highest step that is reached gives its rate to all that is counted, and less than a cent stays', () => {
  const terms = [
    { from: '100.00', betMembers: 1, rate: '1' },
    { from: '500.00', betMembers: 3, rate: '2.5' },
  ];
  const figures = { turnover: 60_001, loss: -1, betMembers: 2, open: 0 };
  assert.equal(reckon('dailySalary', terms, figures), { step: 1, rate: '1', amount: 600 });
  assert.equal(reckon('dailySalary', terms, { ...figures, betMembers: 3 }), { step: 2, rate: '2.5', amount: 1500 });
  assert.equal(reckon('dailySalary', terms, { ...figures, turnover: 9_999 }), { step: 0, rate: '0', amount: 0 });
  assert.equal(reckon('dividend', [{ from: '0.00', betMembers: 0, rate: '10' }], figures).amount, 0);
  assert.equal(reckon('dividend', terms, { ...figures, loss: 10_099 }), { step: 1, rate: '1', amount: 100 });
  assert.is(shareOf(9_007_199_254_740_991, '12.3456'), 1_111_992_791_193_303);
});

test('periods follow the site’s clock: half months end on the 15th and with the month', () => {
  const iso = (period: Parameters<typeof contractPeriodAround>[1], at: string) => {
    const { from, until } = contractPeriodAround(TIME_ZONE, period, Date.parse(at));
    return [from, until].map((moment) => new Date(moment).toISOString().slice(0, 13));
  };
  assert.equal(iso('halfMonth', '2026-02-16T02:59:59Z'), ['2026-02-01T03', '2026-02-16T03']);
  assert.equal(iso('halfMonth', '2026-02-16T03:00:00Z'), ['2026-02-16T03', '2026-03-01T03']);
  assert.equal(iso('hour', '2026-02-16T02:59:59Z'), ['2026-02-16T02', '2026-02-16T03']);
});

test.run();
