import type { GameType } from '../../contract/schemas/games.ts';
import type { Day } from '../../contract/schemas/money.ts';
import type {
  RebateIncome,
  RebateIncomeList,
  RebateIncomeQuery,
  RebatePart,
} from '../../contract/schemas/teamReports.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { memberById } from './members.ts';
import { formatMoney, type Minor } from './money.ts';
import { offsetOf, pageCounters, rangeOf } from './paging.ts';
import type { Session } from './session.ts';
import { checkAgent } from './team.ts';

interface Part {
  day: Day;
  source: number;
  gameType: GameType;
  turnover: Minor;
  amount: Minor;
}

type Sum = Pick<Part, 'turnover' | 'amount'>;

/** Parts of the same key together, in the order in which the keys come. */
function groups<Key>(parts: readonly Part[], keyOf: (part: Part) => Key): Map<Key, Part[]> {
  const found = new Map<Key, Part[]>();
  for (const part of parts) found.set(keyOf(part), [...(found.get(keyOf(part)) ?? []), part]);
  return found;
}

function sumOf(parts: readonly Part[]): Sum {
  return parts.reduce<Sum>(
    (sum, { turnover, amount }) => ({ turnover: sum.turnover + turnover, amount: sum.amount + amount }),
    { turnover: 0, amount: 0 },
  );
}

const written = ({ turnover, amount }: Sum) => ({ turnover: formatMoney(turnover), amount: formatMoney(amount) });

/** By type of game, what earned most first. */
function byType(parts: readonly Part[]): RebatePart[] {
  return [...groups(parts, ({ gameType }) => gameType)]
    .map(([gameType, same]) => ({ gameType, ...sumOf(same) }))
    .sort((a, b) => b.amount - a.amount || b.turnover - a.turnover)
    .map(({ gameType, ...sum }) => ({ gameType, ...written(sum) }));
}

/**
 * One page of what an agent's team has earned the agent, by day or by the member directly below whose branch played, with all of the
 * range beside it. Refuses `permission.denied` to who is no agent.
 */
export function rebateIncome(db: Database, session: Session, query: RebateIncomeQuery): RebateIncomeList {
  checkAgent(session);
  rangeOf(db, query);
  const read = (columns: string) =>
    sql<Part>(
      db,
      `SELECT ${columns}, game_type AS gameType, SUM(turnover) AS turnover, SUM(amount) AS amount
       FROM team_rebates WHERE member_id = ? AND day >= ? AND day <= ? GROUP BY 1, 2, 3`,
    ).all(session.memberId, query.startDate, query.endDate);
  const days = read('day, 0 AS source');
  const parts = query.by === 'day' ? days : read("'' AS day, source_id AS source");
  const rows = query.by === 'day' ? dayRows(parts) : memberRows(db, parts);
  const from = offsetOf(query);
  return {
    list: rows.slice(from, from + query.pageSize),
    ...pageCounters(query, rows.length),
    footer: {
      count: rows.length,
      ...written(sumOf(days)),
      parts: byType(days),
      days: [...groups(days, ({ day }) => day)].map(([day, same]) => ({
        day,
        amount: formatMoney(sumOf(same).amount),
      })),
    },
  };
}

function dayRows(parts: readonly Part[]): RebateIncome[] {
  return [...groups(parts, ({ day }) => day)]
    .reverse()
    .map(([day, same]) => ({ day, ...written(sumOf(same)), parts: byType(same) }));
}

function memberRows(db: Database, parts: readonly Part[]): RebateIncome[] {
  return [...groups(parts, ({ source }) => source)]
    .map(([source, same]) => ({ source, same, sum: sumOf(same) }))
    .sort((a, b) => b.sum.amount - a.sum.amount || b.sum.turnover - a.sum.turnover || a.source - b.source)
    .map(({ source, same, sum }) => ({
      member: { memberId: String(source), userName: memberById(db, source).username },
      ...written(sum),
      parts: byType(same),
    }));
}
