import type { Subordinate, SubordinateList, SubordinateQuery } from '../../contract/schemas/agent.ts';
import type { SessionType } from '../../contract/schemas/session.ts';
import type { Database } from '../db/database.ts';
import { type SqlValue, sql } from '../db/statement.ts';
import { playerAccount } from './ledger.ts';
import { type MemberRow, memberById } from './members.ts';
import { formatMoney, type Minor } from './money.ts';
import { instantOf, offsetOf, pageCounters } from './paging.ts';
import { refuse } from './refusal.ts';
import { whitelabelOf } from './site.ts';
import { seenSince } from './team.ts';

/** Types of agents (SPEC section 6), for queries. */
const AGENTS = '(1, 2, 41, 42)';

/** Refuses `permission.denied` where the site has not this tool (SPEC section 6). */
export function checkTool(db: Database, tool: string): void {
  if (!whitelabelOf(db).menu.includes(tool)) refuse('permission.denied');
}

/** A step of the way from an agent down to a member. */
export interface PathStep {
  id: number;
  username: string;
}

/** The way from below an agent down to a member, the member last; undefined for who does not stand below. */
export function pathTo(db: Database, agentId: number, memberId: number): PathStep[] | undefined {
  const rows = sql<PathStep & { upline_id: number | null }>(
    db,
    `WITH RECURSIVE up(id, username, upline_id, step) AS (
       SELECT id, username, upline_id, 0 FROM members WHERE id = ?
       UNION ALL SELECT m.id, m.username, m.upline_id, up.step + 1 FROM members m JOIN up ON m.id = up.upline_id
         WHERE up.id <> ?)
     SELECT id, username, upline_id FROM up ORDER BY step DESC`,
  ).all(memberId, agentId);
  const [top, ...path] = rows;
  return top?.id === agentId && path.length > 0 ? path : undefined;
}

/** A member of an agent's team, by the id of the contract. Refuses `agent.invalid` for everybody else, whether there is such a member or not. */
export function downlineById(db: Database, agentId: number, memberId: string): MemberRow {
  const id = /^\d{1,15}$/.test(memberId) ? Number(memberId) : 0;
  return pathTo(db, agentId, id) ? memberById(db, id) : refuse('agent.invalid', { field: 'memberId' });
}

interface Row {
  id: number;
  username: string;
  type: SessionType;
  created_at: number;
  last_login_at: number | null;
  level: number;
  upline: string;
  balance: Minor;
  downlines: number;
}

const ORDERS: Record<NonNullable<SubordinateQuery['sort']>, string> = {
  newest: 'm.created_at DESC, m.id DESC',
  name: 'm.username COLLATE NOCASE',
  balance: 'balance DESC, m.id',
  lastLogin: 'm.last_login_at IS NULL, m.last_login_at DESC, m.id',
  downlines: 'downlines DESC, m.id',
};

/** The direct downlines of one member, who stands so many steps below the agent. */
const DIRECT = 'WITH scope(id, level) AS (SELECT id, ? + 1 FROM members WHERE upline_id = ?)';

/** All of a team. */
const WHOLE = `WITH RECURSIVE scope(id, level) AS (
  SELECT id, ? + 1 FROM members WHERE upline_id = ?
  UNION ALL SELECT m.id, scope.level + 1 FROM members m JOIN scope ON m.upline_id = scope.id)`;

const FOUND = `FROM scope JOIN members m ON m.id = scope.id WHERE instr(lower(m.username), ?) > 0`;

/** One page of the members directly below `parentId`, or whose names hold `userName` in all of the team. Refuses `agent.invalid`. */
export function subordinatePage(db: Database, agentId: number, query: SubordinateQuery, now: number): SubordinateList {
  const parent = query.parentId === undefined ? undefined : downlineById(db, agentId, query.parentId);
  const path = parent ? (pathTo(db, agentId, parent.id) ?? []) : [];
  const scope = query.userName === undefined ? DIRECT : WHOLE;
  const values: SqlValue[] = [path.length, parent?.id ?? agentId, query.userName?.toLowerCase() ?? ''];
  const { agents, players } = sql<{ agents: number; players: number }>(
    db,
    `${scope} SELECT COALESCE(SUM(m.type IN ${AGENTS}), 0) AS agents, COALESCE(SUM(m.type NOT IN ${AGENTS}), 0) AS players ${FOUND}`,
  ).get(...values) ?? { agents: 0, players: 0 };
  const count = { agent: agents, player: players, all: agents + players }[query.role ?? 'all'];
  const rows = sql<Row>(
    db,
    `${scope} SELECT m.id, m.username, m.type, m.created_at, m.last_login_at, scope.level,
       (SELECT username FROM members u WHERE u.id = m.upline_id) AS upline,
       COALESCE((SELECT balance FROM ledger_accounts a WHERE a.name = 'player:' || m.id), 0) AS balance,
       (SELECT COUNT(*) FROM members d WHERE d.upline_id = m.id) AS downlines
     ${FOUND}${roleOf(query)} ORDER BY ${ORDERS[query.sort ?? 'newest']} LIMIT ? OFFSET ?`,
  ).all(...values, query.pageSize, offsetOf(query));
  return {
    list: rows.map((row) => subordinateOf(db, row, now)),
    ...pageCounters(query, count),
    footer: {
      count,
      agents,
      players,
      path: path.map(({ id, username }) => ({ memberId: String(id), userName: username })),
    },
  };
}

const roleOf = ({ role }: SubordinateQuery): string =>
  role === undefined ? '' : ` AND m.type ${role === 'agent' ? '' : 'NOT '}IN ${AGENTS}`;

/** One member of a team as the contract writes it; it must stand below the agent. */
export function subordinateById(db: Database, agentId: number, memberId: number, now: number): Subordinate {
  const { username, type, upline_id, created_at, last_login_at } = memberById(db, memberId);
  const count = (text: string, ...values: SqlValue[]) => sql<{ n: number }>(db, text).get(...values)?.n ?? 0;
  const row: Row = {
    id: memberId,
    username,
    type,
    created_at,
    last_login_at,
    level: pathTo(db, agentId, memberId)?.length ?? refuse('agent.invalid', { field: 'memberId' }),
    upline: upline_id === null ? '' : memberById(db, upline_id).username,
    balance: count('SELECT balance AS n FROM ledger_accounts WHERE name = ?', playerAccount(memberId)),
    downlines: count('SELECT COUNT(*) AS n FROM members WHERE upline_id = ?', memberId),
  };
  return subordinateOf(db, row, now);
}

function subordinateOf(db: Database, row: Row, now: number): Subordinate {
  return {
    memberId: String(row.id),
    userName: row.username,
    type: row.type,
    balance: formatMoney(row.balance),
    downlines: row.downlines,
    team: row.downlines === 0 ? 0 : teamSize(db, row.id),
    level: row.level,
    uplineName: row.upline,
    registeredAt: instantOf(row.created_at),
    ...(row.last_login_at !== null && { lastLoginAt: instantOf(row.last_login_at) }),
    online: isOnline(db, row.id, now),
  };
}

/** How many stand below a member, at any depth. */
function teamSize(db: Database, memberId: number): number {
  const found = sql<{ size: number }>(db, `${WHOLE} SELECT COUNT(*) AS size FROM scope`).get(0, memberId);
  return found?.size ?? 0;
}

function isOnline(db: Database, memberId: number, now: number): boolean {
  const open = sql(
    db,
    'SELECT 1 FROM sessions WHERE member_id = ? AND ended_at IS NULL AND expires_at > ? AND seen_at > ? LIMIT 1',
  );
  return open.get(memberId, now, seenSince(now)) !== undefined;
}
