import type { Day } from '../../contract/schemas/money.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { type Line, type PostingKind, playerAccount, post } from '../rules/ledger.ts';
import type { Minor } from '../rules/money.ts';
import { timeZoneOf } from '../rules/site.ts';
import { dayAfter, dayStart } from '../rules/siteDay.ts';
import { type Opening, openBalance } from './accounts-balance.ts';

/** What a member has played on one of the site's days; `back` is the stake of void bets. */
interface DayOfPlay {
  memberId: number;
  day: Day;
  stake: Minor;
  back: Minor;
  payout: Minor;
}

const DAYS = `SELECT member_id AS memberId, site_day(?, placed_at) AS day, SUM(stake) AS stake,
    SUM(CASE status WHEN 'void' THEN stake ELSE 0 END) AS back, SUM(payout) AS payout
  FROM bets WHERE status <> 'open' GROUP BY 1, 2 ORDER BY 1, 2`;

/**
 * Moves the money of all bets that are there and have ended: a member's statement has the stakes and the prizes of each day in one
 * movement each, as one for every bet would make the world twice as large. The opening comes first, and bears them.
 */
export function moveBets(db: Database, openings: readonly Opening[], now: number): void {
  const days = sql<DayOfPlay>(db, DAYS).all(timeZoneOf(db));
  const played = new Map<number, DayOfPlay[]>();
  const byDay = new Map<Day, DayOfPlay[]>();
  for (const row of days) {
    append(played, row.memberId, row);
    append(byDay, row.day, row);
  }
  for (const { memberId, amount, at } of openings) {
    const begin = openingFor(amount, played.get(memberId) ?? []);
    if (begin > 0) openBalance(db, { memberId, amount: begin, at });
  }
  for (const [day, rows] of [...byDay].sort(([a], [b]) => (a < b ? -1 : 1))) moveDay(db, day, rows, now);
}

function append<Key>(lists: Map<Key, DayOfPlay[]>, key: Key, row: DayOfPlay): void {
  const list = lists.get(key);
  if (list) list.push(row);
  else lists.set(key, [row]);
}

/** What a member begins with to have `left` of it after all play; more where play would have come below zero on the way. */
function openingFor(left: Minor, days: readonly DayOfPlay[]): Minor {
  let sum = 0;
  let least = 0;
  for (const { stake, back, payout } of days) {
    least = Math.min(least, sum - stake);
    sum += back + payout - stake;
  }
  return Math.max(left - sum, -least);
}

/** A day of all members, when it is over; today's so far is moved now. */
function moveDay(db: Database, day: Day, rows: readonly DayOfPlay[], now: number): void {
  const at = Math.min(dayStart(timeZoneOf(db), dayAfter(day, 1)) - 1, now);
  const move = (kind: PostingKind, of: (row: DayOfPlay) => Minor) => {
    const lines: Line[] = rows
      .map((row) => ({ account: playerAccount(row.memberId), amount: of(row) }))
      .filter(({ amount }) => amount !== 0);
    if (lines.length === 0) return;
    const sum = lines.reduce((total, { amount }) => total + amount, 0);
    const key = `seed:${kind}:${day}`;
    post(db, { key, kind, reference: day, at, lines: [...lines, { account: 'house:games', amount: -sum }] });
  };
  move('bet', ({ stake }) => -stake);
  move('bet.void', ({ back }) => back);
  move('payout', ({ payout }) => payout);
}
