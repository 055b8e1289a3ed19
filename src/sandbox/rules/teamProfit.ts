import type { SessionType } from '../../contract/schemas/session.ts';
import type {
  TeamProfitList,
  TeamProfitQuery,
  TeamProfitSort,
  TeamStep,
  TeamSums,
} from '../../contract/schemas/teamReports.ts';
import type { Database } from '../db/database.ts';
import { named } from '../db/statement.ts';
import { memberById } from './members.ts';
import { formatMoney, type Minor } from './money.ts';
import { offsetOf, pageCounters, rangeOf } from './paging.ts';
import type { Session } from './session.ts';
import { TEAM, teamMember } from './team.ts';

type Sums = Record<Exclude<keyof TeamSums, 'net'>, Minor>;

interface Row extends Sums {
  id: number;
  username: string;
  type: SessionType;
  downlines: number;
}

/** Who has a row: the direct downlines, or whoever is below and bears the text in the name. */
const DIRECT = 'SELECT id FROM team WHERE id = branch';
const NAMED = `SELECT team.id FROM team JOIN members m ON m.id = team.id WHERE instr(lower(m.username), lower(:name)) > 0`;

/** Who counts for a row: the member alone, or with everybody below. Branches of a search may lie in each other. */
const OWN = 'counted (root, id) AS MATERIALIZED (SELECT id, id FROM roots)';
const WHOLE = `counted (root, id) AS MATERIALIZED (
    SELECT id, id FROM roots
    UNION ALL
    SELECT counted.root, m.id FROM members m JOIN counted ON m.upline_id = counted.id
  )`;

/** Bets by the day they were placed; money by the day it moved, as in the member's own profit and loss. */
const SUMS = (members: string) => `
  play AS (
    SELECT c.root, SUM(b.stake) AS stake, SUM(b.payout) AS payout
    FROM ${members} c JOIN bets b ON b.member_id = c.id
    WHERE b.placed_at >= :from AND b.placed_at < :until AND b.status <> 'void' GROUP BY c.root
  ),
  money AS (
    SELECT c.root,
      SUM(CASE p.kind WHEN 'deposit' THEN l.amount ELSE 0 END) AS deposit,
      SUM(CASE WHEN p.kind IN ('withdrawal', 'withdrawal.returned') THEN -l.amount ELSE 0 END) AS withdrawal,
      SUM(CASE p.kind WHEN 'bonus' THEN l.amount ELSE 0 END) AS bonus,
      SUM(CASE WHEN p.kind IN ('rebate', 'commission') THEN l.amount ELSE 0 END) AS rebate
    FROM ${members} c JOIN ledger_accounts a ON a.name = 'player:' || c.id
    JOIN ledger_lines l ON l.account_id = a.id JOIN ledger_postings p ON p.id = l.posting_id
    WHERE p.created_at >= :from AND p.created_at < :until
      AND p.kind IN ('deposit', 'withdrawal', 'withdrawal.returned', 'bonus', 'rebate', 'commission') GROUP BY c.root
  )`;

const COLUMNS = ['deposit', 'withdrawal', 'stake', 'payout', 'bonus', 'rebate'] as const;

const ORDER: Record<TeamProfitSort, string> = {
  stake: 'stake DESC',
  net: 'payout + bonus + rebate - stake DESC',
  deposit: 'deposit DESC',
  userName: '',
};

/** All rows of a selection. The columns are reckoned in one reading of the members' bets and movements each. */
function rowsQuery({ scope, sort, userName }: TeamProfitQuery): string {
  const columns = COLUMNS.map((name) => `COALESCE(${name}, 0) AS ${name}`).join(', ');
  return `${TEAM}, roots (id) AS MATERIALIZED (${userName ? NAMED : DIRECT}),
  ${scope === 'team' ? WHOLE : OWN}, ${SUMS('counted')}
  SELECT * FROM (
    SELECT m.id, m.username, m.type, (SELECT COUNT(*) FROM members d WHERE d.upline_id = m.id) AS downlines, ${columns}
    FROM roots JOIN members m ON m.id = roots.id LEFT JOIN play ON play.root = m.id LEFT JOIN money ON money.root = m.id
  ) ORDER BY ${ORDER[sort] && `${ORDER[sort]}, `}username`;
}

/** Sums of everybody who counts in a search over branches, each once. */
const ONCE = `${TEAM}, roots (id) AS MATERIALIZED (${NAMED}), ${WHOLE},
  once (root, id) AS MATERIALIZED (SELECT DISTINCT 0, id FROM counted), ${SUMS('once')}
  SELECT ${COLUMNS.map((name) => `COALESCE(SUM(${name}), 0) AS ${name}`).join(', ')}
  FROM (SELECT 0 AS root) o LEFT JOIN play ON play.root = o.root LEFT JOIN money ON money.root = o.root`;

/**
 * One page of a team's profit and loss with the sums over the whole selection (SPEC 2.11). Refuses `permission.denied` and `not.found` as
 * `teamMember` does.
 */
export function teamProfit(db: Database, session: Session, query: TeamProfitQuery): TeamProfitList {
  const parent = teamMember(db, session, query.parentId);
  const values = { agent: parent, ...rangeOf(db, query), ...(query.userName && { name: query.userName }) };
  const rows = named<Row>(db, rowsQuery(query)).all(values);
  const sums = query.userName && query.scope === 'team' ? named<Sums>(db, ONCE).get(values) : undefined;
  const from = offsetOf(query);
  return {
    list: rows.slice(from, from + query.pageSize).map((row) => ({
      memberId: String(row.id),
      userName: row.username,
      type: row.type,
      downlines: row.downlines,
      ...sumsOf(row),
    })),
    ...pageCounters(query, rows.length),
    footer: { count: rows.length, path: pathTo(db, session.memberId, parent), ...sumsOf(sums ?? total(rows)) },
  };
}

function total(rows: readonly Sums[]): Sums {
  const sum: Sums = { deposit: 0, withdrawal: 0, stake: 0, payout: 0, bonus: 0, rebate: 0 };
  for (const row of rows) for (const name of COLUMNS) sum[name] += row[name];
  return sum;
}

function sumsOf(sums: Sums): TeamSums {
  const { deposit, withdrawal, stake, payout, bonus, rebate } = sums;
  return {
    deposit: formatMoney(deposit),
    withdrawal: formatMoney(withdrawal),
    stake: formatMoney(stake),
    payout: formatMoney(payout),
    bonus: formatMoney(bonus),
    rebate: formatMoney(rebate),
    net: formatMoney(payout + bonus + rebate - stake),
  };
}

/** The members between an agent and one below, who is the last of them; none for the agent. */
export function pathTo(db: Database, agentId: number, memberId: number): TeamStep[] {
  if (memberId === agentId) return [];
  const { id, username, upline_id } = memberById(db, memberId);
  return [...pathTo(db, agentId, upline_id ?? agentId), { memberId: String(id), userName: username }];
}
