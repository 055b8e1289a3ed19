import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { SessionType } from '../../src/contract/schemas/session.ts';
import type { TeamProfitQuery } from '../../src/contract/schemas/teamReports.ts';
import type { Database } from '../../src/sandbox/db/database.ts';
import { type PostingKind, playerAccount, post } from '../../src/sandbox/rules/ledger.ts';
import { addMember } from '../../src/sandbox/rules/members.ts';
import { rebateIncome } from '../../src/sandbox/rules/rebateIncome.ts';
import type { Session } from '../../src/sandbox/rules/session.ts';
import { teamBets } from '../../src/sandbox/rules/teamBets.ts';
import { teamProfit } from '../../src/sandbox/rules/teamProfit.ts';
import { creditTeamRebates, earnedBy, type People, type Played } from '../../src/sandbox/rules/teamRebates.ts';
import { createRandom } from '../../src/sandbox/seed/random.ts';
import { NOW, openScratch } from '../support/world.ts';

const DAY = 24 * 3600 * 1000;
const range = { startDate: '2026-11-01', endDate: '2026-11-21' };
const page = { pageNo: 1, pageSize: 20 };

const session = (memberId: number, type: SessionType = 2): Session => ({ memberId, type }) as Session;

/** head > (sub > (ana, void_vera)), beto; and a stranger with a bet of his own. */
function buildTeam(db: Database) {
  const add = (username: string, type: SessionType, upline?: number) =>
    addMember(db, {
      username,
      password_hash: 'none',
      type,
      created_at: NOW - 90 * DAY,
      ...(upline && { upline_id: upline }),
    });
  const head = add('head', 1);
  const sub = add('sub', 2, head);
  const [ana, vera, beto, stranger] = [add('ana', 0, sub), add('void_vera', 0, sub), add('beto', 0, head), add('x', 0)];
  db.exec(`INSERT INTO vendors VALUES ('PP', 1, 'Pragmatic', 'P');
    INSERT INTO games (node_id, game_id, name, search, vassalage, game_type, classify, is_new, is_top, min_bet, min_line, popularity, art)
    VALUES (1, 'g1', 'Tiger', 'tiger', 'PP', 'RNG', 'SLOT', 0, 0, 20, 1, 1, '{}')`);
  return { head, sub, ana, vera, beto, stranger };
}

function bet(db: Database, memberId: number, stake: number, payout: number, at: number, status?: string, type = 'RNG') {
  return Number(
    db
      .prepare(
        `INSERT INTO bets (member_id, node_id, game_type, vassalage, stake, payout, status, placed_at) VALUES (?, 1, ?, 'PP', ?, ?, ?, ?)`,
      )
      .run(memberId, type, stake, payout, status ?? (payout > 0 ? 'won' : 'lost'), at).lastInsertRowid,
  );
}

let posted = 0;
function move(db: Database, memberId: number, kind: PostingKind, amount: number, at: number) {
  posted += 1;
  post(db, {
    key: `t${posted}`,
    kind,
    reference: 't',
    at,
    lines: [
      { account: 'house:gateway', amount: -amount },
      { account: playerAccount(memberId), amount },
    ],
  });
}

/** Runs on a scratch database with the team of `buildTeam`. */
function onTeam(run: (db: Database, team: ReturnType<typeof buildTeam>) => void) {
  const scratch = openScratch();
  try {
    run(scratch.db, buildTeam(scratch.db));
  } finally {
    scratch.close();
  }
}

const codeOf = (act: () => unknown): string | undefined => {
  try {
    act();
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

test("a team's profit and loss counts a member alone or with the branch below, and its sums are its rows'", () =>
  onTeam((db, { head, sub, ana, vera, beto, stranger }) => {
    const at = NOW - 2 * DAY;
    bet(db, sub, 1_000, 0, at);
    bet(db, ana, 2_000, 5_000, at);
    bet(db, vera, 7_000, 0, at, 'void');
    bet(db, beto, 300, 0, at);
    bet(db, stranger, 99_999, 0, at);
    bet(db, ana, 40_000, 0, NOW - 40 * DAY);
    move(db, ana, 'deposit', 10_000, at);
    move(db, ana, 'withdrawal', -2_500, at);
    move(db, ana, 'withdrawal.returned', 500, at);
    move(db, beto, 'bonus', 700, at);
    move(db, sub, 'commission', 40, at);
    const ask = (query: Partial<TeamProfitQuery>, who = session(head, 1)) =>
      teamProfit(db, who, { ...page, ...range, scope: 'team', sort: 'stake', ...query });
    const whole = ask({});
    assert.equal(
      whole.list.map(({ userName, downlines, stake, payout, net }) => [userName, downlines, stake, payout, net]),
      [
        ['sub', 2, '30.00', '50.00', '20.40'],
        ['beto', 0, '3.00', '0.00', '4.00'],
      ],
    );
    assert.equal(whole.footer, {
      count: 2,
      path: [],
      deposit: '100.00',
      withdrawal: '20.00',
      stake: '33.00',
      payout: '50.00',
      bonus: '7.00',
      rebate: '0.40',
      net: '24.40',
    });
    const own = ask({ scope: 'own', sort: 'userName' });
    assert.equal(
      own.list.map(({ userName, stake }) => [userName, stake]),
      [
        ['beto', '3.00'],
        ['sub', '10.00'],
      ],
    );
    assert.is(own.footer.stake, '13.00');
    const below = ask({ parentId: String(sub) });
    assert.equal(
      below.list.map(({ userName, stake }) => [userName, stake]),
      [
        ['ana', '20.00'],
        ['void_vera', '0.00'],
      ],
    );
    assert.equal(below.footer.path, [{ memberId: String(sub), userName: 'sub' }]);
    const found = ask({ userName: 'A' });
    assert.equal(
      found.list.map(({ userName }) => userName),
      ['ana', 'void_vera'],
    );
    const nested = ask({ userName: 'b' });
    assert.equal(
      nested.list.map(({ userName, stake }) => [userName, stake]),
      [
        ['sub', '30.00'],
        ['beto', '3.00'],
      ],
    );
    assert.is(ask({ pageSize: 1, pageNo: 2 }).list[0]?.userName, 'beto');
    assert.is(ask({ pageSize: 1 }).totalPages, 2);
    assert.is(
      codeOf(() => ask({ parentId: String(stranger) })),
      'not.found',
    );
    assert.is(
      codeOf(() => ask({ parentId: String(head) }, session(sub))),
      'not.found',
    );
    assert.is(
      codeOf(() => ask({}, session(ana, 0))),
      'permission.denied',
    );
  }));

test('who is found twice, alone and in the branch of another, is summed once', () =>
  onTeam((db, { head, sub }) => {
    const deep = addMember(db, {
      username: 'subdeep',
      password_hash: 'none',
      type: 0,
      created_at: NOW - DAY,
      upline_id: sub,
    });
    bet(db, sub, 100, 0, NOW - DAY);
    bet(db, deep, 10, 0, NOW - DAY);
    const query = { ...page, ...range, scope: 'team', sort: 'stake', userName: 'SUB' } as const;
    const { list, footer } = teamProfit(db, session(head, 1), query);
    assert.equal(
      list.map(({ userName, stake }) => [userName, stake]),
      [
        ['sub', '1.10'],
        ['subdeep', '0.10'],
      ],
    );
    assert.is(footer.stake, '1.10');
  }));

test("a team's bets come newest first, narrowed as asked, with sums over all of them", () =>
  onTeam((db, { head, sub, ana, vera, beto, stranger }) => {
    const at = NOW - DAY;
    bet(db, ana, 200, 500, at);
    bet(db, vera, 700, 0, at + 1, 'void');
    bet(db, beto, 300, 0, at + 2, undefined, 'LIVE');
    bet(db, stranger, 999, 0, at + 3);
    bet(db, sub, 100, 0, at + 4, 'open');
    const ask = (query: object) => teamBets(db, session(head, 1), { ...page, ...range, scope: 'team', ...query });
    const all = ask({});
    assert.equal(
      all.list.map(({ userName }) => userName),
      ['sub', 'beto', 'void_vera', 'ana'],
    );
    assert.equal(all.footer, { count: 4, members: 4, stake: '6.00', payout: '5.00', net: '0.00' });
    const names = (query: object) => ask(query).list.map(({ userName }) => userName);
    assert.equal(names({ scope: 'own' }), ['sub', 'beto']);
    assert.equal(names({ userName: 'd_v' }), ['void_vera']);
    assert.equal(names({ gameType: 'LIVE' }), ['beto']);
    assert.equal(names({ status: 'won' }), ['ana']);
    assert.equal(names({ pageSize: 3, pageNo: 2 }), ['ana']);
    assert.equal(teamBets(db, session(sub), { ...page, ...range, scope: 'team' }).footer.count, 2);
    assert.is(
      codeOf(() => teamBets(db, session(ana, 0), { ...page, ...range, scope: 'team' })),
      'permission.denied',
    );
  }));

test('rebate goes along the line: the own rate, then each agent the difference, once a day, and late bets later', () =>
  onTeam((db, { head, sub, ana, beto }) => {
    const rate = db.prepare("INSERT INTO agent_rates (member_id, game_type, rate) VALUES (?, 'RNG', ?)");
    rate.run(sub, 8_000);
    rate.run(ana, 3_000);
    // The site's day begins at 03:00 UTC: the bet of 02:00 belongs to the day before.
    const [day19, day20] = [Date.UTC(2026, 10, 20, 2), Date.UTC(2026, 10, 20, 15)];
    bet(db, ana, 100_000, 0, day19);
    bet(db, beto, 50_000, 0, day20);
    const late = bet(db, sub, 10_000, 0, day20, 'open');
    const balance = (id: number) =>
      db.prepare('SELECT balance FROM ledger_accounts WHERE name = ?').pluck().get(playerAccount(id)) ?? 0;
    const state = () => [head, sub, ana, beto].map(balance);
    creditTeamRebates(db, NOW);
    creditTeamRebates(db, NOW);
    // RNG gives a head 1.2 %: 0.4 % of 1,000.00 through sub and 1.2 % of 500.00 by beto.
    assert.equal(state(), [400 + 600, 500, 300, 0]);
    const ask = (by: 'day' | 'member', who = session(head, 1)) => rebateIncome(db, who, { ...page, ...range, by });
    assert.equal(
      ask('day').list.map(({ day, turnover, amount }) => [day, turnover, amount]),
      [
        ['2026-11-20', '500.00', '6.00'],
        ['2026-11-19', '1000.00', '4.00'],
      ],
    );
    assert.equal(
      ask('member').list.map(({ member, amount, parts }) => [member?.userName, amount, parts[0]?.gameType]),
      [
        ['beto', '6.00', 'RNG'],
        ['sub', '4.00', 'RNG'],
      ],
    );
    assert.equal(ask('day').footer.days, [
      { day: '2026-11-19', amount: '4.00' },
      { day: '2026-11-20', amount: '6.00' },
    ]);
    db.prepare("UPDATE bets SET status = 'lost' WHERE id = ?").run(late);
    creditTeamRebates(db, NOW + DAY);
    assert.equal(state(), [1000 + 40, 500 + 80, 300, 0]);
    assert.is(ask('member', session(sub)).list[0]?.member?.userName, 'ana');
    assert.equal(
      ask('day', session(sub)).footer.days,
      [
        { day: '2026-11-19', amount: '5.00' },
        { day: '2026-11-21', amount: '0.80' },
      ],
      'a bet that ended late counts on the first day that found it settled',
    );
    assert.is(db.prepare('SELECT SUM(balance) FROM ledger_accounts').pluck().get(), 0);
    assert.is(
      codeOf(() => ask('day', session(ana, 0))),
      'permission.denied',
    );
  }));

test('over drawn trees no line is paid more than its head has, and nobody but its members', () => {
  const random = createRandom(0x5eba);
  for (let run = 0; run < 300; run += 1) {
    const people = new Map<number, People extends ReadonlyMap<number, infer One> ? One : never>();
    const headRate = random.int(0, 12_000);
    people.set(1, { upline: null, agent: true, open: true, rates: new Map([['RNG', headRate]]) });
    for (let id = 2; id <= 12; id += 1) {
      const upline = random.int(1, id - 1);
      const most = people.get(upline)?.rates.get('RNG') ?? 0;
      people.set(id, {
        upline,
        agent: random.chance(0.6),
        open: random.chance(0.9),
        rates: new Map([['RNG', random.int(0, most)]]),
      });
    }
    const played: Played[] = Array.from({ length: 12 }, (_, at) => ({
      memberId: at + 1,
      gameType: 'RNG',
      turnover: random.int(1, 500_000),
    }));
    for (const one of played) {
      const paid = earnedBy(people, [one]).reduce((sum, { amount }) => sum + amount, 0);
      assert.ok(paid <= Math.floor((one.turnover * headRate) / 1_000_000), `run ${run}, member ${one.memberId}`);
    }
    const all = earnedBy(people, played);
    const turnover = played.reduce((sum, one) => sum + (one.memberId === 1 ? 0 : one.turnover), 0);
    assert.ok(all.reduce((sum, { amount }) => sum + amount, 0) <= (turnover * headRate) / 1_000_000);
    assert.ok(all.every(({ memberId, amount }) => amount >= 0 && people.get(memberId)?.open));
  }
});

test.run();
