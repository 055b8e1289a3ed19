import type { Day } from '../../contract/schemas/money.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { type Rate, ratesOf } from './agentRates.ts';
import { playerAccount, post } from './ledger.ts';
import { isAgent, type MemberRow } from './members.ts';
import type { Minor } from './money.ts';
import { timeZoneOf } from './site.ts';
import { dayAfter, dayStart, siteDay } from './siteDay.ts';

/** Hundred times ten thousand: a rate is in ten-thousandths of a percent. */
const WHOLE = 1_000_000;

/** A member as a link of the line. */
export interface Person {
  upline: number | null;
  /** Earns by what others below play. */
  agent: boolean;
  /** May be paid: a closed account's part stays with the house. */
  open: boolean;
  rates: ReadonlyMap<string, Rate>;
}

export type People = ReadonlyMap<number, Person>;

/** Settled stakes of one member in one type of game, in minor units. */
export interface Played {
  memberId: number;
  gameType: string;
  turnover: Minor;
}

/** What one member earns by one branch in one type of game. */
export interface Earned {
  memberId: number;
  gameType: string;
  sourceId: number;
  turnover: Minor;
  amount: Minor;
}

/** Before it is rounded: `units` are minor units times WHOLE. */
interface Share extends Omit<Earned, 'amount'> {
  units: number;
}

/**
 * What a day's play earns along the line: who has played gets the own rate, if an upline gave one, and every agent above the difference to
 * the highest rate below. So a bet never costs more than the highest rate of its line. Each member's day is rounded down once, and the
 * cents are spread over its branches.
 */
export function earnedBy(people: People, played: readonly Played[]): Earned[] {
  const shares = new Map<string, Share>();
  const add = (memberId: number, sourceId: number, { gameType, turnover }: Played, rate: Rate): void => {
    const key = `${memberId} ${gameType} ${sourceId}`;
    const share = shares.get(key) ?? { memberId, gameType, sourceId, turnover: 0, units: 0 };
    shares.set(key, { ...share, turnover: share.turnover + turnover, units: share.units + turnover * rate });
  };
  for (const play of played) payLine(people, play, (memberId, sourceId, rate) => add(memberId, sourceId, play, rate));
  return rounded([...shares.values()]);
}

/** Walks up from who has played and tells who gets which rate of it. */
function payLine(
  people: People,
  { memberId, gameType }: Played,
  pay: (memberId: number, sourceId: number, rate: Rate) => void,
): void {
  const player = people.get(memberId);
  if (!player || player.upline === null) return;
  let paid = 0;
  const give = (id: number, source: number, { open, rates }: Person): void => {
    const rate = rates.get(gameType) ?? 0;
    if (rate > paid && open) pay(id, source, rate - paid);
    paid = Math.max(paid, rate);
  };
  give(memberId, memberId, player);
  let below = memberId;
  for (let id: number | null = player.upline; id !== null; ) {
    const person = people.get(id);
    if (!person) return;
    if (person.agent) give(id, below, person);
    below = id;
    id = person.upline;
  }
}

function rounded(shares: readonly Share[]): Earned[] {
  const sums = new Map<number, number>();
  return shares.map(({ units, ...share }) => {
    const before = sums.get(share.memberId) ?? 0;
    sums.set(share.memberId, before + units);
    return { ...share, amount: Math.floor((before + units) / WHOLE) - Math.floor(before / WHOLE) };
  });
}

/** Everybody with the rates that hold now; heads have the house's. */
function peopleOf(db: Database): People {
  const rates = new Map<number, Map<string, Rate>>();
  const given = sql<{ member_id: number; game_type: string; rate: Rate }>(
    db,
    'SELECT member_id, game_type, rate FROM agent_rates',
  );
  for (const { member_id, game_type, rate } of given.all()) {
    rates.set(member_id, (rates.get(member_id) ?? new Map<string, Rate>()).set(game_type, rate));
  }
  const members = sql<Pick<MemberRow, 'id' | 'upline_id' | 'type' | 'status'>>(
    db,
    'SELECT id, upline_id, type, status FROM members',
  ).all();
  return new Map(
    members.map(({ id, upline_id, type, status }) => {
      const agent = isAgent(type);
      const own = upline_id === null && agent ? ratesOf(db, id) : rates.get(id);
      return [id, { upline: upline_id, agent, open: status === 'active', rates: own ?? new Map<string, Rate>() }];
    }),
  );
}

/** What no day has counted yet and is settled, placed before a moment. */
const COUNTED = "team_day IS NULL AND status IN ('won', 'lost') AND placed_at < ?";

/**
 * Credits every day of the site's calendar that is over and has not been credited, each once, at the rates that hold now: whatever
 * changes rates calls it first. A bet that ends later counts on the first day that finds it settled.
 */
export function creditTeamRebates(db: Database, now: number): void {
  const yesterday = dayAfter(siteDay(timeZoneOf(db), now), -1);
  const last = lastDay(db);
  if (last !== undefined && last >= yesterday) return;
  db.transaction(() => {
    const people = peopleOf(db);
    for (let day = last ? dayAfter(last, 1) : firstDay(db, yesterday); day <= yesterday; day = dayAfter(day, 1)) {
      creditDay(db, people, day, now);
    }
  }).immediate();
}

function lastDay(db: Database): Day | undefined {
  return sql<{ day: Day | null }>(db, 'SELECT MAX(day) AS day FROM team_rebate_days').get()?.day ?? undefined;
}

/** The day of the oldest bet. */
function firstDay(db: Database, otherwise: Day): Day {
  const first = sql<{ at: number | null }>(db, 'SELECT MIN(placed_at) AS at FROM bets WHERE team_day IS NULL').get();
  return first?.at ? siteDay(timeZoneOf(db), first.at) : otherwise;
}

/** Credits one day; `now` is when that happens. A ledger key per member and day keeps anybody from being paid twice. */
function creditDay(db: Database, people: People, day: Day, now: number): void {
  const until = dayStart(timeZoneOf(db), dayAfter(day, 1));
  const played = sql<Played>(
    db,
    `SELECT member_id AS memberId, game_type AS gameType, SUM(stake) AS turnover FROM bets WHERE ${COUNTED}
     GROUP BY member_id, game_type ORDER BY game_type, member_id`,
  ).all(until);
  sql(db, 'INSERT INTO team_rebate_days (day, credited_at) VALUES (?, ?)').run(day, now);
  sql(db, `UPDATE bets SET team_day = ? WHERE ${COUNTED}`).run(day, until);
  const sums = new Map<number, Minor>();
  for (const { memberId, gameType, sourceId, turnover, amount } of earnedBy(people, played)) {
    sql(
      db,
      'INSERT INTO team_rebates (member_id, day, game_type, source_id, turnover, amount) VALUES (?, ?, ?, ?, ?, ?)',
    ).run(memberId, day, gameType, sourceId, turnover, amount);
    sums.set(memberId, (sums.get(memberId) ?? 0) + amount);
  }
  for (const [memberId, amount] of sums) {
    if (amount === 0) continue;
    post(db, {
      key: `team-rebate:${memberId}:${day}`,
      kind: people.get(memberId)?.agent ? 'commission' : 'rebate',
      reference: `team-rebate:${day}`,
      at: now,
      lines: [
        { account: 'house:agents', amount: -amount },
        { account: playerAccount(memberId), amount },
      ],
    });
  }
}

/** Credits the days that a seeded world has behind it, each at its own end. */
export function creditPast(db: Database, now: number): void {
  const zone = timeZoneOf(db);
  const today = siteDay(zone, now);
  const people = peopleOf(db);
  for (let day = firstDay(db, today); day < today; day = dayAfter(day, 1)) {
    creditDay(db, people, day, dayStart(zone, dayAfter(day, 1)) + 10 * 60_000);
  }
}
