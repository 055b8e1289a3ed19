import type { Day } from '../../contract/schemas/money.ts';
import type { SignInCalendar, SignInClaim, SignInDay } from '../../contract/schemas/rewards.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { memberById } from './members.ts';
import { formatMoney, type Minor } from './money.ts';
import { instantOf } from './paging.ts';
import { checkOpen } from './playClosure.ts';
import { refuse } from './refusal.ts';
import { pay } from './rewards.ts';
import { timeZoneOf } from './site.ts';
import { dayAfter, dayStart, monthOf, siteDay } from './siteDay.ts';

/** Rewards of the days of a week in a row, again and again: minor units, and points of the mall. */
const WEEK: readonly { amount: Minor; points: number }[] = [
  { amount: 20, points: 5 },
  { amount: 20, points: 5 },
  { amount: 30, points: 10 },
  { amount: 30, points: 10 },
  { amount: 50, points: 15 },
  { amount: 50, points: 15 },
  { amount: 100, points: 30 },
];

/** Days in a row that pay a bonus; after the last the count begins anew. */
const STEPS: readonly { days: number; bonus: Minor }[] = [
  { days: 7, bonus: 200 },
  { days: 14, bonus: 500 },
  { days: 21, bonus: 1_000 },
  { days: 28, bonus: 2_500 },
];
const ROUND = 28;

/** Turnover that a reward asks for, as a multiple of its amount. */
const TIMES = 1;

interface SignInRow {
  day: Day;
  streak: number;
  amount: Minor;
  points: number;
}

/** What the day brings that makes a streak this long. */
function rewardOf(streak: number): { amount: Minor; points: number; bonus: Minor } {
  const { amount, points } = WEEK[(streak - 1) % WEEK.length] as (typeof WEEK)[number];
  const bonus = STEPS.find(({ days }) => days === ((streak - 1) % ROUND) + 1)?.bonus ?? 0;
  return { amount, points, bonus };
}

function rowOf(db: Database, memberId: number, day: Day): SignInRow | undefined {
  return sql<SignInRow>(db, 'SELECT * FROM sign_ins WHERE member_id = ? AND day = ?').get(memberId, day);
}

const streakOn = (db: Database, memberId: number, day: Day): number => rowOf(db, memberId, day)?.streak ?? 0;

/** This month's calendar for a member. */
export function signInCalendar(db: Database, memberId: number, now: number): SignInCalendar {
  const zone = timeZoneOf(db);
  const today = siteDay(zone, now);
  const before = streakOn(db, memberId, dayAfter(today, -1));
  const streak = streakOn(db, memberId, today) || before;
  const opened = siteDay(zone, memberById(db, memberId).created_at);
  const month = monthOf(today);
  const signed = sql<SignInRow>(db, 'SELECT * FROM sign_ins WHERE member_id = ? AND day >= ?').all(
    memberId,
    `${today.slice(0, 8)}01`,
  );
  const byDay = new Map(signed.map((row) => [row.day, row]));
  const round = Math.floor(Math.max(0, streak - 1) / ROUND) * ROUND;
  return {
    today,
    endsAt: instantOf(dayStart(zone, dayAfter(today, 1))),
    streak,
    days: month.map((day) => dayOf(day, { today, opened, before, row: byDay.get(day) })),
    steps: STEPS.map(({ days, bonus }) => ({ days: round + days, bonus: formatMoney(bonus) })),
    wageringTimes: TIMES,
  };
}

interface Place {
  today: Day;
  opened: Day;
  /** Days in a row up to yesterday. */
  before: number;
  row: SignInRow | undefined;
}

function dayOf(day: Day, { today, opened, before, row }: Place): SignInDay {
  if (row) {
    const { bonus } = rewardOf(row.streak);
    const amounts = { amount: formatMoney(row.amount - bonus), ...(bonus > 0 && { bonus: formatMoney(bonus) }) };
    return { day, ...amounts, points: row.points, status: 'claimed' };
  }
  if (day < today) return { day, amount: '0.00', points: 0, status: day < opened ? 'close' : 'missed' };
  const ahead = Math.round((Date.parse(day) - Date.parse(today)) / (24 * 3600 * 1000));
  const { amount, points, bonus } = rewardOf(before + 1 + ahead);
  const status = day === today ? 'claim' : 'coming_soon';
  return { day, amount: formatMoney(amount), points, ...(bonus > 0 && { bonus: formatMoney(bonus) }), status };
}

/**
 * Signs a member in for a day and pays it; to be called inside a transaction. Refuses `reward.claimed` for a day that is signed,
 * `promotion.closed` for any other day than the site's today, and `account.excluded` while play is closed for the member.
 */
export function signInFor(db: Database, memberId: number, day: Day, now: number): SignInClaim {
  checkOpen(db, memberId, now);
  if (rowOf(db, memberId, day)) refuse('reward.claimed');
  if (day !== siteDay(timeZoneOf(db), now)) refuse('promotion.closed');
  const streak = streakOn(db, memberId, dayAfter(day, -1)) + 1;
  const { amount, points, bonus } = rewardOf(streak);
  const total = amount + bonus;
  const claim = pay(db, memberId, {
    key: `signIn:${memberId}:${day}`,
    kind: 'signIn',
    title: { pt: 'Bônus diário', en: 'Daily check-in' },
    amount: total,
    wagering: total * TIMES,
    now,
  });
  sql(
    db,
    `INSERT INTO sign_ins (member_id, day, streak, amount, points, posting_id, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  ).run(memberId, day, streak, total, points, Number(claim.transactionId), now);
  return { ...claim, day, points, streak };
}

/** Points of the mall that a member's sign-ins have brought. */
export function signInPoints(db: Database, memberId: number): number {
  const row = sql<{ sum: number }>(db, 'SELECT COALESCE(SUM(points), 0) AS sum FROM sign_ins WHERE member_id = ?');
  return row.get(memberId)?.sum ?? 0;
}
