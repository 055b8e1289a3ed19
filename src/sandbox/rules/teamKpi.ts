import type { GameType } from '../../contract/schemas/games.ts';
import type { Day } from '../../contract/schemas/money.ts';
import type { DayRange } from '../../contract/schemas/page.ts';
import type { TeamKpiA, TeamKpiB, TeamKpiDay } from '../../contract/schemas/teamKpi.ts';
import type { Database } from '../db/database.ts';
import { named } from '../db/statement.ts';
import { playerAccount } from './ledger.ts';
import { formatMoney, type Minor } from './money.ts';
import { type Range, rangeOf } from './paging.ts';
import { timeZoneOf } from './site.ts';
import { TEAM } from './team.ts';

const AMOUNTS = ['deposit', 'withdrawal', 'stake', 'payout', 'bonus', 'rebate', 'commission'] as const;
const COUNTS = ['registerCount', 'betMemberCount'] as const;

type Sums = Record<(typeof AMOUNTS)[number] | (typeof COUNTS)[number], number>;

const dayOf = (moment: string): string => `site_day(:zone, ${moment})`;

/** Movements of the team's main wallets by kind and day. Read from the movements of these days: the team may be large and its past long. */
const MONEY = `${TEAM}
  SELECT ${dayOf('p.created_at')} AS day, p.kind, SUM(l.amount) AS amount
  FROM ledger_postings p
  CROSS JOIN ledger_lines l ON l.posting_id = p.id
  CROSS JOIN ledger_accounts a ON a.id = l.account_id AND a.name GLOB 'player:*' AND a.name NOT GLOB 'player:*:*'
  CROSS JOIN team ON team.id = CAST(substr(a.name, 8) AS INTEGER)
  WHERE p.kind IN ('deposit', 'withdrawal', 'withdrawal.returned', 'bonus', 'rebate', 'commission')
    AND p.created_at >= :from AND p.created_at < :until
  GROUP BY day, p.kind`;

/** Bets of the team by the day they were placed; void ones count nowhere. */
const PLAY = `${TEAM}
  SELECT ${dayOf('b.placed_at')} AS day, SUM(b.stake) AS stake, SUM(b.payout) AS payout, COUNT(DISTINCT b.member_id) AS betMemberCount
  FROM team CROSS JOIN bets b ON b.member_id = team.id
  WHERE b.placed_at >= :from AND b.placed_at < :until AND b.status <> 'void' GROUP BY day`;

const REGISTERED = `${TEAM}
  SELECT ${dayOf('m.created_at')} AS day, COUNT(*) AS registerCount FROM team JOIN members m ON m.id = team.id
  WHERE m.created_at >= :from AND m.created_at < :until GROUP BY day`;

/** What the agent earned by the team. */
const COMMISSION = `SELECT ${dayOf('p.created_at')} AS day, SUM(l.amount) AS commission
  FROM ledger_postings p
  CROSS JOIN ledger_accounts a ON a.name = :account
  CROSS JOIN ledger_lines l ON l.posting_id = p.id AND l.account_id = a.id
  WHERE p.kind = 'commission' AND p.created_at >= :from AND p.created_at < :until GROUP BY day`;

/** Different people over all days, and what is of now. */
const PEOPLE = `${TEAM},
  first (member_id, at, last) AS MATERIALIZED (
    SELECT CAST(substr(a.name, 8) AS INTEGER), MIN(p.created_at), MAX(CASE WHEN p.created_at < :until THEN p.created_at END)
    FROM ledger_postings p CROSS JOIN ledger_lines l ON l.posting_id = p.id
    CROSS JOIN ledger_accounts a ON a.id = l.account_id AND a.name GLOB 'player:*'
    WHERE p.kind = 'deposit' GROUP BY a.id
  )
  SELECT
    (SELECT COUNT(*) FROM team) AS memberCount,
    (SELECT COALESCE(SUM(a.balance), 0) FROM team JOIN ledger_accounts a ON a.name = 'player:' || team.id) AS teamBalance,
    (SELECT COUNT(*) FROM team WHERE EXISTS (SELECT 1 FROM bets b WHERE b.member_id = team.id
      AND b.placed_at >= :from AND b.placed_at < :until AND b.status <> 'void')) AS betMemberCount,
    (SELECT COUNT(*) FROM team JOIN first ON member_id = team.id WHERE last >= :from) AS depositMemberCount,
    (SELECT COUNT(*) FROM team JOIN first ON member_id = team.id WHERE at >= :from AND at < :until) AS firstDepositCount`;

interface People {
  memberCount: number;
  teamBalance: Minor;
  betMemberCount: number;
  depositMemberCount: number;
  firstDepositCount: number;
}

const PLAY_BY_TYPE = `${TEAM}
  SELECT b.game_type AS gameType, SUM(b.stake) AS stake, SUM(b.payout) AS payout, COUNT(*) AS betCount,
    COUNT(DISTINCT b.member_id) AS betMemberCount
  FROM team CROSS JOIN bets b ON b.member_id = team.id
  WHERE b.placed_at >= :from AND b.placed_at < :until AND b.status <> 'void' GROUP BY gameType ORDER BY stake DESC, gameType`;

/** Key figures A of everybody below an agent: sums, and a row per day of the site on which anything happened (SPEC 7.4). */
export function teamKpiA(db: Database, agentId: number, query: DayRange): TeamKpiA {
  const range = rangeOf(db, query);
  const days = daysOf(db, agentId, range);
  const { teamBalance, ...people } = named<People>(db, PEOPLE).get({ agent: agentId, ...range }) as People;
  const all = noSums();
  for (const sums of days.values()) for (const name of [...AMOUNTS, ...COUNTS]) all[name] += sums[name];
  return {
    ...written(all),
    ...people,
    teamBalance: formatMoney(teamBalance),
    list: [...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([day, sums]): TeamKpiDay => ({ day, ...written(sums) })),
  };
}

/** Key figures B of everybody below an agent: play by game type (SPEC 7.4). */
export function teamKpiB(db: Database, agentId: number, query: DayRange): TeamKpiB[] {
  interface Row {
    gameType: GameType;
    stake: Minor;
    payout: Minor;
    betCount: number;
    betMemberCount: number;
  }
  const rows = named<Row>(db, PLAY_BY_TYPE).all({ agent: agentId, ...rangeOf(db, query) });
  return rows.map(({ stake, payout, ...row }) => ({
    ...row,
    stake: formatMoney(stake),
    payout: formatMoney(payout),
    net: formatMoney(payout - stake),
  }));
}

function daysOf(db: Database, agentId: number, range: Range): Map<Day, Sums> {
  const days = new Map<Day, Sums>();
  const at = (day: Day): Sums => {
    const known = days.get(day) ?? noSums();
    days.set(day, known);
    return known;
  };
  const zone = timeZoneOf(db);
  const values = { agent: agentId, zone, ...range };
  for (const { day, kind, amount } of named<{ day: Day; kind: string; amount: Minor }>(db, MONEY).all(values)) {
    addMoney(at(day), kind, amount);
  }
  type PlayDay = { day: Day } & Pick<Sums, 'stake' | 'payout' | 'betMemberCount'>;
  for (const { day, ...play } of named<PlayDay>(db, PLAY).all(values)) Object.assign(at(day), play);
  for (const { day, registerCount } of named<{ day: Day; registerCount: number }>(db, REGISTERED).all(values)) {
    at(day).registerCount = registerCount;
  }
  const earned = { account: playerAccount(agentId), zone, ...range };
  for (const { day, commission } of named<{ day: Day; commission: Minor }>(db, COMMISSION).all(earned)) {
    at(day).commission = commission;
  }
  return days;
}

/** A withdrawal that came back does not count; what the team's own agents earned by theirs counts as rebate. */
function addMoney(sums: Sums, kind: string, amount: Minor): void {
  if (kind === 'deposit' || kind === 'bonus') sums[kind] += amount;
  else if (kind === 'rebate' || kind === 'commission') sums.rebate += amount;
  else sums.withdrawal -= amount;
}

const noSums = (): Sums => ({
  deposit: 0,
  withdrawal: 0,
  stake: 0,
  payout: 0,
  bonus: 0,
  rebate: 0,
  commission: 0,
  registerCount: 0,
  betMemberCount: 0,
});

function written(sums: Sums): Omit<TeamKpiDay, 'day'> {
  const { registerCount, betMemberCount, ...amounts } = sums;
  const texts = Object.fromEntries(AMOUNTS.map((name) => [name, formatMoney(amounts[name])]));
  const net = amounts.payout + amounts.bonus + amounts.rebate - amounts.stake;
  return {
    ...(texts as Record<(typeof AMOUNTS)[number], string>),
    net: formatMoney(net),
    registerCount,
    betMemberCount,
  };
}
