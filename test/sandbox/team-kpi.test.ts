import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { SessionType } from '../../src/contract/schemas/session.ts';
import type { Database } from '../../src/sandbox/db/database.ts';
import { type PostingKind, playerAccount, post } from '../../src/sandbox/rules/ledger.ts';
import { addMember } from '../../src/sandbox/rules/members.ts';
import { openSession } from '../../src/sandbox/rules/session.ts';
import { teamKpiC } from '../../src/sandbox/rules/teamCounters.ts';
import { teamKpiA, teamKpiB } from '../../src/sandbox/rules/teamKpi.ts';
import { teamProfit } from '../../src/sandbox/rules/teamProfit.ts';
import { NOW, openScratch } from '../support/world.ts';

const DAY = 24 * 3600 * 1000;
const TODAY = { startDate: '2026-11-21', endDate: '2026-11-21' };
const WEEK = { startDate: '2026-11-15', endDate: '2026-11-21' };

function join(db: Database, username: string, upline?: number, type: SessionType = 0, at = NOW - 100 * DAY): number {
  return addMember(db, {
    username,
    password_hash: 'none',
    type,
    created_at: at,
    ...(upline === undefined ? {} : { upline_id: upline }),
  });
}

function move(db: Database, member: number, kind: PostingKind, amount: number, at: number): void {
  post(db, {
    key: `${kind}:${member}:${at}:${amount}`,
    kind,
    reference: 'test',
    at,
    lines: [
      { account: 'house:gateway', amount: -amount },
      { account: playerAccount(member), amount },
    ],
  });
}

function bet(
  db: Database,
  member: number,
  [stake, payout, type, status]: [number, number, string, string],
  at: number,
) {
  db.prepare(
    `INSERT INTO bets (member_id, node_id, game_type, vassalage, stake, payout, status, placed_at)
     VALUES (?, 1, ?, 'PP', ?, ?, ?, ?)`,
  ).run(member, type, stake, payout, status, at);
}

/** An agent with a branch three deep, a player beside it, and an agent of somebody else's with a player. */
function buildTeam() {
  const scratch = openScratch();
  const { db } = scratch;
  db.pragma('foreign_keys = OFF');
  const agent = join(db, 'agent', undefined, 1);
  const branch = join(db, 'branch', agent, 2);
  const deep = join(db, 'deep', branch, 2);
  const player = join(db, 'player', deep, 0, NOW - 3600_000);
  const beside = join(db, 'beside', agent);
  const other = join(db, 'other', undefined, 1);
  const foreign = join(db, 'foreign', other);
  move(db, beside, 'deposit', 10_000, NOW - 3 * DAY);
  move(db, beside, 'deposit', 2_000, NOW - 1000);
  move(db, beside, 'withdrawal', -3_000, NOW - 900);
  move(db, beside, 'withdrawal.returned', 1_000, NOW - 800);
  move(db, player, 'deposit', 5_000, NOW - 2000);
  move(db, player, 'bonus', 500, NOW - 1500);
  move(db, branch, 'commission', 70, NOW - 1400);
  move(db, agent, 'commission', 130, NOW - 1300);
  move(db, agent, 'deposit', 77_777, NOW - 1200);
  move(db, foreign, 'deposit', 88_888, NOW - 1100);
  bet(db, player, [1_000, 400, 'RNG', 'won'], NOW - 1000);
  bet(db, player, [300, 0, 'LIVE', 'open'], NOW - 900);
  bet(db, player, [9_999, 9_999, 'RNG', 'void'], NOW - 900);
  bet(db, beside, [2_000, 2_500, 'RNG', 'won'], NOW - 3 * DAY);
  bet(db, agent, [5_555, 0, 'RNG', 'lost'], NOW - 100);
  bet(db, foreign, [4_444, 0, 'RNG', 'lost'], NOW - 100);
  return { ...scratch, agent, branch, deep, player, beside, foreign };
}

const seen = buildTeam();
const { db, agent } = seen;
test.after(() => seen.close());

test('figures A are the sums of everybody below, to the cent, and of nobody else', () => {
  const { list, ...today } = teamKpiA(db, agent, TODAY);
  assert.equal(today, {
    deposit: '70.00',
    withdrawal: '20.00',
    stake: '13.00',
    payout: '4.00',
    bonus: '5.00',
    rebate: '0.70',
    net: '-3.30',
    commission: '1.30',
    registerCount: 1,
    betMemberCount: 1,
    teamBalance: '155.70',
    memberCount: 4,
    depositMemberCount: 2,
    firstDepositCount: 1,
  });
  assert.is(list.length, 1);
  const week = teamKpiA(db, agent, WEEK);
  assert.equal(
    week.list.map(({ day, deposit, stake, betMemberCount }) => [day, deposit, stake, betMemberCount]),
    [
      ['2026-11-18', '100.00', '20.00', 1],
      ['2026-11-21', '70.00', '13.00', 1],
    ],
  );
  assert.equal([week.deposit, week.betMemberCount, week.firstDepositCount], ['170.00', 2, 2]);
});

test('figures A agree with the team’s profit and loss', () => {
  const session = { memberId: agent, userName: 'agent', type: 1, firstTimeLogin: false, tokenHash: '' } as const;
  const pnl = teamProfit(db, session, { ...WEEK, scope: 'team', sort: 'stake', pageNo: 1, pageSize: 20 }).footer;
  const kpi = teamKpiA(db, agent, WEEK);
  for (const name of ['deposit', 'withdrawal', 'stake', 'payout', 'bonus', 'rebate', 'net'] as const) {
    assert.is(kpi[name], pnl[name], name);
  }
});

test('figures B have a row per game type, the most staked first', () => {
  assert.equal(teamKpiB(db, agent, WEEK), [
    { gameType: 'RNG', stake: '30.00', payout: '29.00', net: '-1.00', betCount: 2, betMemberCount: 2 },
    { gameType: 'LIVE', stake: '3.00', payout: '0.00', net: '-3.00', betCount: 1, betMemberCount: 1 },
  ]);
});

test('figures C count people by branch; who left or was seen long ago is not online', () => {
  const { player, deep, beside, foreign } = seen;
  openSession(db, player, NOW);
  openSession(db, player, NOW - 1000);
  openSession(db, deep, NOW - 10 * 60_000);
  openSession(db, beside, NOW - 2 * DAY);
  openSession(db, foreign, NOW);
  db.prepare('UPDATE sessions SET ended_at = ?, seen_at = ? WHERE member_id = ?').run(NOW, NOW, beside);
  const { list, footer } = teamKpiC(db, agent, { ...TODAY, size: 20 }, NOW);
  assert.equal(footer, {
    teamLoginMemberCount: 2,
    teamBetMemberCount: 1,
    teamRegisterMemberCount: 1,
    teamOnlineCount: 1,
    count: 2,
  });
  assert.equal(
    list.map(({ userName, memberCount, stake, online, teamOnlineCount }) => ({
      userName,
      memberCount,
      stake,
      online,
      teamOnlineCount,
    })),
    [
      { userName: 'branch', memberCount: 3, stake: '13.00', online: false, teamOnlineCount: 1 },
      { userName: 'beside', memberCount: 1, stake: '0.00', online: false, teamOnlineCount: 0 },
    ],
  );
  assert.equal(teamKpiC(db, agent, { ...TODAY, size: 0 }, NOW), { list: [], pageNum: 1, totalPages: 0, footer });
  const second = teamKpiC(db, agent, { ...TODAY, size: 1, pageNo: 2, sort: 'userName' }, NOW);
  assert.equal([second.list[0]?.userName, second.pageNum, second.totalPages], ['branch', 2, 2]);
});

test('thousands of members are counted while a finger lifts', () => {
  db.transaction(() => {
    const uplines = [agent];
    for (let made = 0; made < 2000; made += 1) {
      const id = join(db, `m${made}`, uplines[made % uplines.length], 0);
      if (made % 8 === 0) uplines.push(id);
      move(db, id, 'deposit', 1000, NOW - 1000);
      for (let at = 0; at < 5; at += 1) bet(db, id, [100, 50, 'RNG', 'won'], NOW - at * DAY);
    }
  })();
  const begun = performance.now();
  const kpi = teamKpiA(db, agent, WEEK);
  const a = performance.now();
  teamKpiB(db, agent, WEEK);
  const b = performance.now();
  const { footer } = teamKpiC(db, agent, { ...WEEK, size: 20 }, NOW);
  const c = performance.now();
  assert.equal([kpi.memberCount, footer.teamBetMemberCount], [2004, 2002]);
  // Generous: a busy machine counts as well.
  assert.ok(c - begun < 1500, `A ${a - begun} ms, B ${b - a} ms, C ${c - b} ms`);
});

test.run();
