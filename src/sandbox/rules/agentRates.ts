import type { RebateRate, RebateRateForm } from '../../contract/schemas/agent.ts';
import type { GameType } from '../../contract/schemas/games.ts';
import type { Decimal } from '../../contract/schemas/money.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { memberById } from './members.ts';
import { refuse } from './refusal.ts';

/** A rebate rate in ten-thousandths of a percent: 0.5 % of the turnover is 5000. */
export type Rate = number;

export type Rates = ReadonlyMap<GameType, Rate>;

/** What the house gives to who leads a tree; nobody below has more. */
const HOUSE: Rates = new Map([
  ['RNG', 12_000],
  ['FISH', 12_000],
  ['LIVE', 8_000],
  ['SPORTS', 6_000],
  ['ESPORTS', 6_000],
  ['PVP', 7_000],
  ['LOTT', 5_000],
  ['ELOTT', 5_000],
  ['COCKFIGHT', 5_000],
]);

/** Game types with rebate, in the order in which they are shown. */
export const RATED: readonly GameType[] = [...HOUSE.keys()];

/** Reads `0.5` as 5000; at most four decimals. */
export function parseRate(text: Decimal): Rate {
  const [whole = '', fraction = ''] = text.split('.');
  return Number(whole) * 10_000 + Number(fraction.padEnd(4, '0'));
}

/** Writes 5000 as `0.50`: two decimals, or as many more as it needs. */
export function formatRate(rate: Rate): Decimal {
  const digits = String(rate).padStart(5, '0');
  const fraction = digits.slice(-4).replace(/0{1,2}$/, '');
  return `${digits.slice(0, -4)}.${fraction.padEnd(2, '0')}`;
}

/** The rates of a member: what the upline has given, or the house's to who has no upline. */
export function ratesOf(db: Database, memberId: number): Rates {
  if (memberById(db, memberId).upline_id === null) return HOUSE;
  const rows = sql<{ type: GameType; rate: Rate }>(
    db,
    'SELECT game_type AS type, rate FROM agent_rates WHERE member_id = ?',
  ).all(memberId);
  return new Map(rows.map(({ type, rate }) => [type, rate]));
}

/** The highest rates among the direct downlines of a member: what the member cannot fall below. */
export function highestBelow(db: Database, memberId: number): Rates {
  const rows = sql<{ type: GameType; rate: Rate }>(
    db,
    `SELECT r.game_type AS type, MAX(r.rate) AS rate FROM agent_rates r JOIN members m ON m.id = r.member_id
     WHERE m.upline_id = ? GROUP BY r.game_type`,
  ).all(memberId);
  return new Map(rows.map(({ type, rate }) => [type, rate]));
}

/** What the upline of a member has: what the member cannot rise above. */
function highestAbove(db: Database, memberId: number): Rates {
  const { upline_id } = memberById(db, memberId);
  return upline_id === null ? HOUSE : ratesOf(db, upline_id);
}

/** The rates of a member with their limits, a row per game type. */
export function rateRows(db: Database, memberId: number): RebateRate[] {
  const [own, below, above] = [ratesOf(db, memberId), highestBelow(db, memberId), highestAbove(db, memberId)];
  const shown = (rates: Rates, type: GameType) => formatRate(rates.get(type) ?? 0);
  return RATED.map((gameType) => ({
    gameType,
    rate: shown(own, gameType),
    min: shown(below, gameType),
    max: shown(above, gameType),
  }));
}

/** The agent's own rates, each with the highest that a direct downline has given on. */
export function ownRateRows(db: Database, agentId: number): RebateRate[] {
  const rows = sql<{ type: GameType; rate: Rate }>(
    db,
    `SELECT r.game_type AS type, MAX(r.rate) AS rate FROM agent_rates r JOIN members m ON m.id = r.member_id
     JOIN members above ON above.id = m.upline_id WHERE above.upline_id = ? GROUP BY r.game_type`,
  ).all(agentId);
  const given = new Map(rows.map(({ type, rate }) => [type, rate]));
  return rateRows(db, agentId).map((row) => ({ ...row, minAll: formatRate(given.get(row.gameType) ?? 0) }));
}

/**
 * Gives a member rates; types that are not named keep theirs. Refuses `rebate.limit`, naming the type, for more than the upline has or
 * less than a direct downline has, and `payload.invalid` for a type named twice. To be called inside a transaction.
 */
export function giveRates(db: Database, memberId: number, form: readonly RebateRateForm[]): void {
  const [below, above] = [highestBelow(db, memberId), highestAbove(db, memberId)];
  for (const [gameType, rate] of readRates(form)) {
    if (rate > (above.get(gameType) ?? 0) || rate < (below.get(gameType) ?? 0)) refuseRate(gameType);
    if (rate === 0) {
      sql(db, 'DELETE FROM agent_rates WHERE member_id = ? AND game_type = ?').run(memberId, gameType);
      continue;
    }
    sql(
      db,
      `INSERT INTO agent_rates (member_id, game_type, rate) VALUES (?, ?, ?)
       ON CONFLICT (member_id, game_type) DO UPDATE SET rate = excluded.rate`,
    ).run(memberId, gameType, rate);
  }
}

/** Gives all direct downlines of an agent the same rates, all or none, and answers how many they are. Refuses as `giveRates` does. */
export function giveRatesBelow(db: Database, agentId: number, form: readonly RebateRateForm[]): number {
  const ids = sql<number>(db, 'SELECT id FROM members WHERE upline_id = ?').pluck().all(agentId) as number[];
  db.transaction(() => {
    for (const id of ids) giveRates(db, id, form);
  }).immediate();
  return ids.length;
}

/** Rates that an agent may hand on: refuses `rebate.limit` for more than the agent has. */
export function checkWithin(own: Rates, form: readonly RebateRateForm[]): void {
  for (const [gameType, rate] of readRates(form)) if (rate > (own.get(gameType) ?? 0)) refuseRate(gameType);
}

/** Rates as they were promised, or the agent's own where those are lower by now. */
export function cappedRates(own: Rates, promised: readonly RebateRateForm[]): RebateRateForm[] {
  return promised.map(({ gameType, rate }) => ({
    gameType,
    rate: formatRate(Math.min(parseRate(rate), own.get(gameType) ?? 0)),
  }));
}

function readRates(form: readonly RebateRateForm[]): Map<GameType, Rate> {
  const rates = new Map(form.map(({ gameType, rate }) => [gameType, parseRate(rate)]));
  if (rates.size === form.length) return rates;
  return refuse('payload.invalid', { issues: [{ field: 'rates', message: 'rates names a game type twice' }] });
}

function refuseRate(gameType: GameType): never {
  return refuse('rebate.limit', { field: gameType });
}
