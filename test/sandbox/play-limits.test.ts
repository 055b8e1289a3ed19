import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { TIME_ZONE } from '../../src/contract/fields/time.ts';
import type { LimitForm, LimitKey, LimitKind, LimitPeriod } from '../../src/contract/schemas/protection.ts';
import { placeBet, settleBet } from '../../src/sandbox/rules/betting.ts';
import { methodOf } from '../../src/sandbox/rules/depositMethods.ts';
import { openDeposit, settleDeposit } from '../../src/sandbox/rules/deposits.ts';
import { formatMoney } from '../../src/sandbox/rules/money.ts';
import { betsSince, changeLimit, dropLimit, keepLimitAsIs, limitsOf } from '../../src/sandbox/rules/playLimits.ts';
import { monthsAfter, periodAround } from '../../src/sandbox/rules/playPeriods.ts';
import { countPlay, playedSince, SAME_STRETCH } from '../../src/sandbox/rules/playTime.ts';
import { Refusal } from '../../src/sandbox/rules/refusal.ts';
import { buildPlayer, buildWorld, NOW } from '../support/world.ts';

const world = buildWorld();
const { db } = world;
const test = suite('play limits');
test.after(() => world.close());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MINUTE = 60_000;
let players = 0;

const player = (money = 10_000_000): number => {
  players += 1;
  return buildPlayer(db, `limits${players}`, money);
};

/** The refusal of an act; undefined when it was done. */
const refusalOf = (act: () => unknown): Refusal | undefined => {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
};

const bet = (memberId: number, stake: number, at: number): number =>
  db.transaction(() => placeBet(db, { memberId, nodeId: 100_001, gameType: 'RNG', vassalage: 'PGE', stake, at }))();

const pay = (memberId: number, amount: number, at: number): string =>
  openDeposit(db, memberId, methodOf('wallet'), { amount: formatMoney(amount), backUrl: '/m' }, at).id;

const set = (memberId: number, kind: LimitKind, period: LimitPeriod, amount: string, at = NOW) =>
  changeLimit(db, memberId, { kind, period, amount }, at);

const read = (memberId: number, { kind, period }: LimitKey, at = NOW) =>
  limitsOf(db, memberId, at).find((one) => one.kind === kind && one.period === period);

const dayLoss: LimitKey = { kind: 'loss', period: 'day' };

test("periods are the calendar's, by the site's midnight, and follow each other without a gap", () => {
  const text = (period: LimitPeriod, at: string) => {
    const { from, until } = periodAround(TIME_ZONE, period, Date.parse(at));
    return [new Date(from).toISOString(), new Date(until).toISOString()];
  };
  assert.equal(text('day', '2026-11-21T02:59:59Z'), ['2026-11-20T03:00:00.000Z', '2026-11-21T03:00:00.000Z']);
  assert.equal(text('day', '2026-11-21T03:00:00Z'), ['2026-11-21T03:00:00.000Z', '2026-11-22T03:00:00.000Z']);
  // A Sunday still belongs to the week of the Monday before.
  assert.equal(text('week', '2026-11-22T12:00:00Z'), ['2026-11-16T03:00:00.000Z', '2026-11-23T03:00:00.000Z']);
  assert.equal(text('month', '2026-12-31T23:00:00Z'), ['2026-12-01T03:00:00.000Z', '2027-01-01T03:00:00.000Z']);
  for (const period of ['day', 'week', 'month'] as const) {
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 1, 1); at += 7 * HOUR) {
      const { from, until } = periodAround(TIME_ZONE, period, at);
      assert.ok(from <= at && at < until);
      assert.is(periodAround(TIME_ZONE, period, until).from, until);
    }
  }
});

test('an exclusion counts months, and ends on the last day where the month is short', () => {
  const after = (at: string, months: number) => new Date(monthsAfter(TIME_ZONE, Date.parse(at), months)).toISOString();
  assert.is(after('2026-08-31T12:00:00Z', 6), '2027-02-28T12:00:00.000Z');
  assert.is(after('2026-11-21T00:00:00Z', 60), '2031-11-21T00:00:00.000Z');
  // 22:30 of the 28th on the site's clock: a month later is the 28th too, though UTC has the 1st already.
  assert.is(after('2027-03-01T01:30:00Z', 1), '2027-03-29T01:30:00.000Z');
});

test('a first limit and a lower one hold at once; a higher one and none wait a day', () => {
  const id = player();
  assert.is(set(id, 'loss', 'day', '100').amount, '100.00');
  assert.is(set(id, 'loss', 'day', '40').amount, '40.00');
  const raised = set(id, 'loss', 'day', '500');
  assert.equal([raised.amount, raised.pending?.amount], ['40.00', '500.00']);
  assert.is(raised.pending?.effectiveAt, new Date(NOW + DAY).toISOString());
  assert.is(read(id, dayLoss, NOW + DAY - 1)?.amount, '40.00');
  const later = read(id, dayLoss, NOW + DAY);
  assert.equal([later?.amount, later?.pending], ['500.00', undefined]);
  dropLimit(db, id, dayLoss, NOW + DAY);
  assert.is(read(id, dayLoss, NOW + 2 * DAY - 1)?.amount, '500.00');
  assert.is(read(id, dayLoss, NOW + 2 * DAY)?.amount, undefined);
});

test('what waits can be taken back, is cancelled by a lower limit, and starts over when asked for again', () => {
  const id = player();
  set(id, 'loss', 'day', '100');
  set(id, 'loss', 'day', '500');
  assert.is(keepLimitAsIs(db, id, dayLoss, NOW).pending, undefined);
  assert.is(read(id, dayLoss, NOW + 2 * DAY)?.amount, '100.00');
  set(id, 'loss', 'day', '500', NOW);
  set(id, 'loss', 'day', '50', NOW + HOUR);
  assert.is(read(id, dayLoss, NOW + 3 * DAY)?.amount, '50.00');
  set(id, 'loss', 'day', '200', NOW);
  const again = set(id, 'loss', 'day', '300', NOW + HOUR);
  assert.is(again.pending?.effectiveAt, new Date(NOW + HOUR + DAY).toISOString());
  assert.is(set(id, 'loss', 'day', '50', NOW + HOUR).pending, undefined);
  assert.is(refusalOf(() => dropLimit(db, id, { kind: 'time', period: 'day' }, NOW))?.code, 'not.found');
});

test('a limit is an amount of money, or whole minutes', () => {
  const id = player();
  for (const [kind, amount] of [
    ['loss', '0'],
    ['time', '0'],
    ['time', '30.5'],
    ['deposit', '0.00'],
  ] as const) {
    assert.is(refusalOf(() => set(id, kind, 'day', amount))?.code, 'payload.invalid', `${kind} ${amount}`);
  }
  assert.is(set(id, 'time', 'day', '90').amount, '90');
});

test('a deposit above the limit is refused with what is left and when it starts over', () => {
  const id = player();
  set(id, 'deposit', 'day', '100');
  settleDeposit(db, pay(id, 6000, NOW), 'approved', NOW);
  const refusal = refusalOf(() => pay(id, 4001, NOW));
  assert.is(refusal?.code, 'limit.reached');
  assert.equal(refusal?.value?.limit, {
    kind: 'deposit',
    period: 'day',
    left: '40.00',
    resetsAt: new Date(periodAround(TIME_ZONE, 'day', NOW).until).toISOString(),
  });
  settleDeposit(db, pay(id, 4000, NOW), 'approved', NOW);
  assert.is(refusalOf(() => pay(id, 500, NOW))?.value?.limit?.left, '0.00');
  pay(id, 500, NOW + DAY);
});

test('deposits that wait to be paid count, and one that a lower limit has overtaken is not credited', () => {
  const id = player();
  set(id, 'deposit', 'day', '100');
  const first = pay(id, 6000, NOW);
  assert.is(refusalOf(() => pay(id, 5000, NOW))?.code, 'limit.reached');
  set(id, 'deposit', 'day', '20');
  assert.is(settleDeposit(db, first, 'approved', NOW).status, 'declined');
  assert.is(settleDeposit(db, first, 'declined', NOW).status, 'declined');
  assert.is(read(id, { kind: 'deposit', period: 'day' })?.used, '0.00');
});

test('of several limits the tightest is told', () => {
  const id = player();
  set(id, 'loss', 'day', '100');
  set(id, 'stake', 'week', '30');
  assert.equal(refusalOf(() => bet(id, 5000, NOW))?.value?.limit?.kind, 'stake');
});

test('winnings make room again under a loss limit, and not under one of stakes', () => {
  const id = player();
  set(id, 'loss', 'day', '10');
  settleBet(db, bet(id, 1000, NOW), 700, NOW);
  assert.is(read(id, dayLoss)?.used, '3.00');
  assert.is(refusalOf(() => bet(id, 701, NOW))?.value?.limit?.left, '7.00');
  bet(id, 700, NOW);
  set(id, 'stake', 'day', '17');
  assert.is(refusalOf(() => bet(id, 1, NOW))?.code, 'limit.reached');
});

test('bets that follow each other closely are one stretch of play; a pause is not counted', () => {
  const id = player();
  for (const minute of [0, 4, 8, 30, 33]) countPlay(db, id, NOW + minute * MINUTE);
  assert.is(playedSince(db, id, NOW - DAY), 11 * MINUTE);
  assert.is(playedSince(db, id, NOW + 6 * MINUTE), 5 * MINUTE);
  assert.is(playedSince(db, id, NOW - DAY, NOW + 35 * MINUTE), 13 * MINUTE);
  assert.is(playedSince(db, id, NOW - DAY, NOW + 33 * MINUTE + SAME_STRETCH + 1), 11 * MINUTE);
});

test('the time limit refuses bets once its minutes have been played', () => {
  const id = player();
  set(id, 'time', 'day', '10');
  for (let minute = 0; minute < 10; minute += 2) bet(id, 100, NOW + minute * MINUTE);
  const refusal = refusalOf(() => bet(id, 100, NOW + 10 * MINUTE));
  assert.equal([refusal?.value?.limit?.kind, refusal?.value?.limit?.left], ['time', '0']);
  bet(id, 100, periodAround(TIME_ZONE, 'day', NOW).until + 1);
});

/** A generator with a seed of its own, so that a failing run can be played again. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

const KINDS: readonly LimitKind[] = ['deposit', 'loss', 'stake', 'time'];
const PERIODS: readonly LimitPeriod[] = ['day', 'week', 'month'];

/** What has really been used since `from`, added up beside the rules. */
function usedSince(id: number, kind: LimitKind, from: number): number {
  if (kind === 'time') return playedSince(db, id, from);
  if (kind !== 'deposit') {
    const { stake, payout } = betsSince(db, id, from);
    return kind === 'stake' ? stake : stake - payout;
  }
  const rows = db
    .prepare("SELECT amount FROM deposits WHERE member_id = ? AND status = 'approved' AND settled_at >= ?")
    .pluck()
    .all(id, from) as number[];
  return rows.reduce((sum, amount) => sum + amount, 0);
}

test('no run of deposits and bets passes a limit that was there before it', () => {
  for (let seed = 1; seed <= 30; seed += 1) {
    const draw = chance(seed);
    const id = player();
    let at = NOW;
    const limits = new Map<string, LimitForm>();
    for (const kind of KINDS) {
      const amount = String(kind === 'time' ? 5 + draw(60) : 20 + draw(300));
      const form = { kind, period: PERIODS[draw(3)] ?? 'day', amount };
      limits.set(kind, form);
      changeLimit(db, id, form, at);
    }
    const open: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      at += draw(4) === 0 ? draw(30) * HOUR : draw(8) * MINUTE;
      refusalOf(() => {
        const act = draw(5);
        if (act === 0) open.push(pay(id, 500 + draw(6000), at));
        else if (act === 1)
          settleDeposit(db, open[draw(open.length || 1)] ?? '', draw(3) ? 'approved' : 'declined', at);
        else settleBet(db, bet(id, 50 + draw(4000), at), draw(2) ? 0 : draw(5000), at);
      });
      for (const { kind, period, amount } of limits.values()) {
        const most = kind === 'time' ? Number(amount) * MINUTE : Number(amount) * 100;
        const used = usedSince(id, kind, periodAround(TIME_ZONE, period, at).from);
        assert.ok(used <= most, `seed ${seed}, step ${step}: ${kind} of a ${period} is ${used}, the limit ${most}`);
      }
    }
  }
});

test('whatever is asked for, a limit never rises or ends before its wait is over', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const draw = chance(seed * 7919);
    const id = player(0);
    let at = NOW;
    let now: number | undefined;
    let waits: { amount: number | undefined; at: number } | undefined;
    for (let step = 0; step < 40; step += 1) {
      at += draw(16) * HOUR;
      if (waits && waits.at <= at) {
        now = waits.amount;
        waits = undefined;
      }
      const wish = 1 + draw(500);
      const act = draw(6);
      if (act === 0 && now !== undefined) {
        dropLimit(db, id, dayLoss, at);
        waits = { amount: undefined, at: at + DAY };
      } else if (act === 1 && now !== undefined) {
        keepLimitAsIs(db, id, dayLoss, at);
        waits = undefined;
      } else if (act > 1) {
        set(id, 'loss', 'day', String(wish), at);
        if (now === undefined || wish <= now) [now, waits] = [wish, undefined];
        else waits = { amount: wish, at: at + DAY };
      }
      const told = read(id, dayLoss, at);
      const expected = now === undefined ? undefined : `${now}.00`;
      assert.is(told?.amount, expected, `seed ${seed}, step ${step}`);
      assert.is(told?.pending?.effectiveAt, waits && new Date(waits.at).toISOString());
    }
  }
});

test.run();
