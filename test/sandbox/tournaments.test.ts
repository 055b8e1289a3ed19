import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { getLeaderboard, getTournaments } from '../../src/contract/calls/promotions.ts';
import { claimReward, getRewards } from '../../src/contract/calls/rewards.ts';
import { TIME_ZONE } from '../../src/contract/fields/time.ts';
import { parseMoney } from '../../src/sandbox/rules/money.ts';
import { periodAt, seriesTitle, TOURNAMENT_SERIES } from '../../src/sandbox/rules/tournamentCalendar.ts';
import { inDatabase, memberId, sumOfAll } from '../support/ledger.ts';
import { type TestSandbox, withSandbox } from '../support/sandbox.ts';

const WEEK = 7 * 24 * 3600 * 1000;
const query = { language: 'pt' };

/** Writes a bet of history behind the sandbox's back. */
function bet(sandbox: TestSandbox, username: string, stake: number, at: number, status = 'lost'): void {
  const id = memberId(sandbox, username);
  inDatabase(sandbox, (db) => {
    const node = db.prepare("SELECT node_id FROM games WHERE game_type = 'RNG' LIMIT 1").pluck().get();
    db.prepare(
      `INSERT INTO bets (member_id, node_id, game_type, vassalage, stake, payout, status, placed_at)
       VALUES (?, ?, 'RNG', 'PP', ?, 0, ?, ?)`,
    ).run(id, node, stake, status, at);
  });
}

async function slots({ call }: TestSandbox, token?: string) {
  const { list, asOf } = (await call(getTournaments, { query })).value;
  const cup = list.find(({ tournamentId, startDate, endDate }) => {
    return tournamentId.startsWith('slots-week') && startDate <= asOf && asOf < endDate;
  });
  if (!cup) throw new Error('no cup runs');
  const { value } = await call(getLeaderboard, {
    ...(token === undefined ? {} : { token }),
    query: { tournamentId: cup.tournamentId, ...query },
  });
  return { cup, board: value };
}

test('ranks follow what was staked on the tournament’s games in its time; names are masked, one’s own is told', () =>
  withSandbox(async (sandbox) => {
    const token = await sandbox.signIn('newbie');
    const { cup, board } = await slots(sandbox, token);
    assert.is(board.own, undefined);
    const start = Date.parse(cup.startDate);
    bet(sandbox, 'newbie', 900_000_000, start);
    bet(sandbox, 'newbie', 900_000_000, start - 1);
    bet(sandbox, 'newbie', 900_000_000, start + 1, 'void');
    bet(sandbox, 'trial', 950_000_000, start + 1);
    const after = (await slots(sandbox, token)).board;
    assert.equal(after.own, { rank: 1, customerName: 'ne***ie', score: '9000000.00', prize: '2000.00' });
    assert.equal(after.list[0], after.own);
    assert.is(after.players, board.players + 1);
    assert.is((await slots(sandbox)).board.own, undefined);
    const { list } = after;
    assert.ok(list.every(({ score }, at) => at === 0 || parseMoney(score) <= parseMoney(list[at - 1]?.score ?? '')));
    const pool = cup.prizes.reduce((sum, { from, to, prize }) => sum + (to - from + 1) * parseMoney(prize), 0);
    assert.is(parseMoney(cup.prizePool), pool);
    const unknown = { tournamentId: 'slots-week-2026-01-01', ...query };
    assert.is((await sandbox.call(getLeaderboard, { query: unknown })).code, 'not.found');
  }));

test('prizes are paid once at the end, as rewards; who is excluded gets none', () =>
  withSandbox(async (sandbox) => {
    const { call, pass } = sandbox;
    const { cup } = await slots(sandbox);
    bet(sandbox, 'newbie', 900_000_000, Date.parse(cup.startDate) + 1);
    bet(sandbox, 'agent1', 800_000_000, Date.parse(cup.startDate) + 1);
    inDatabase(sandbox, (db) =>
      db
        .prepare('INSERT OR REPLACE INTO protections (member_id, excluded_at) VALUES (?, ?)')
        .run(memberId(sandbox, 'agent1'), Date.now()),
    );
    const total = sumOfAll(sandbox);
    pass(Date.parse(cup.endDate) - Date.now() + 1000);
    const token = await sandbox.signIn('newbie');
    const page = { pageNo: 1, pageSize: 100, ...query };
    const prizes = async () =>
      (await call(getRewards, { token, query: page })).value.list.filter(
        ({ kind, title }) => kind === 'tournament' && title.startsWith('Copa dos Slots'),
      );
    await Promise.all([1, 2, 3].map(() => call(getTournaments, { query })));
    const [prize, ...others] = await prizes();
    assert.equal([prize?.amount, prize?.status, others.length], ['2000.00', 'claim', 0]);
    assert.match(prize?.title ?? '', /^Copa dos Slots .*: 1º lugar$/);
    assert.is((await call(claimReward, { token, body: { rewardId: prize?.rewardId ?? '' } })).success, true);
    pass(WEEK);
    const later = await sandbox.signIn('newbie');
    await call(getRewards, { token: later, query: page });
    assert.is(sumOfAll(sandbox), total);
    const given = inDatabase(sandbox, (db) =>
      db
        .prepare("SELECT COUNT(*) FROM rewards WHERE kind = 'tournament' AND member_id = ? AND created_at >= ?")
        .pluck()
        .get(memberId(sandbox, 'agent1'), Date.parse(cup.endDate) - 1),
    );
    assert.is(given, 0);
  }));

test('every series has one tournament after another, and its titles say when', () => {
  const monday = Date.UTC(2026, 10, 16, 3);
  const [week, weekend, month] = TOURNAMENT_SERIES;
  if (!week || !weekend || !month) throw new Error('a series is missing');
  assert.equal(periodAt(TIME_ZONE, week, monday, 0), {
    id: 'slots-week-2026-11-16',
    day: '2026-11-16',
    start: monday,
    end: monday + WEEK,
  });
  assert.is(periodAt(TIME_ZONE, week, monday - 1, 0).end, monday);
  assert.is(periodAt(TIME_ZONE, weekend, monday, 0).start, Date.UTC(2026, 10, 20, 3));
  assert.is(periodAt(TIME_ZONE, weekend, monday + WEEK - 1, 0).start, Date.UTC(2026, 10, 20, 3));
  assert.is(periodAt(TIME_ZONE, weekend, monday, -1).end, monday);
  assert.equal(periodAt(TIME_ZONE, month, Date.UTC(2026, 11, 31), 1).id, 'all-month-2027-01-01');
  assert.equal(seriesTitle(week, periodAt(TIME_ZONE, week, monday, 0)), {
    pt: 'Copa dos Slots 16/11',
    en: 'Slots Cup 11/16',
  });
});

test.run();
