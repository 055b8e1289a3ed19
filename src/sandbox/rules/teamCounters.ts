import type { SessionType } from '../../contract/schemas/session.ts';
import type {
  TeamKpiC,
  TeamKpiCQuery,
  TeamKpiCRow,
  TeamKpiCSort,
  TeamKpiFooter,
} from '../../contract/schemas/teamKpi.ts';
import type { Database } from '../db/database.ts';
import { named } from '../db/statement.ts';
import { formatMoney, type Minor } from './money.ts';
import { offsetOf, pageCounters, rangeOf } from './paging.ts';
import { IS_ONLINE, seenSince, TEAM } from './team.ts';

/** A direct downline with the counters of the branch that begins there. */
interface BranchRow extends TeamKpiFooter {
  id: number;
  username: string;
  type: SessionType;
  online: 0 | 1;
  memberCount: number;
  stake: Minor;
}

/** Every member's own figures first, each found by an index; then a row per branch. */
const BRANCHES = `${TEAM},
  own AS MATERIALIZED (
    SELECT team.branch, m.id,
      ${IS_ONLINE} AS online,
      EXISTS (SELECT 1 FROM sessions s WHERE s.member_id = m.id AND s.created_at >= :from AND s.created_at < :until) AS login,
      m.created_at >= :from AND m.created_at < :until AS registered,
      (SELECT SUM(b.stake) FROM bets b WHERE b.member_id = m.id AND b.placed_at >= :from AND b.placed_at < :until
        AND b.status <> 'void') AS stake
    FROM team JOIN members m ON m.id = team.id
  )
  SELECT m.id, m.username, m.type, MAX(CASE own.id WHEN own.branch THEN own.online END) AS online,
    COUNT(*) AS memberCount, COALESCE(SUM(own.stake), 0) AS stake,
    SUM(own.login) AS teamLoginMemberCount, COUNT(own.stake) AS teamBetMemberCount,
    SUM(own.registered) AS teamRegisterMemberCount, SUM(own.online) AS teamOnlineCount
  FROM own JOIN members m ON m.id = own.branch GROUP BY own.branch`;

const ORDER: Record<TeamKpiCSort, (row: BranchRow) => number> = {
  stake: ({ stake }) => stake,
  active: ({ teamBetMemberCount }) => teamBetMemberCount,
  registered: ({ teamRegisterMemberCount }) => teamRegisterMemberCount,
  members: ({ memberCount }) => memberCount,
  userName: () => 0,
};

const byName = (a: BranchRow, b: BranchRow): number => (a.username.toLowerCase() < b.username.toLowerCase() ? -1 : 1);

/**
 * Key figures C of everybody below an agent: counters of different people over the site's days, whoever is online now, and a page of the
 * direct downlines with the same of their branches (SPEC 7.4).
 */
export function teamKpiC(db: Database, agentId: number, query: TeamKpiCQuery, now: number): TeamKpiC {
  const { size, pageNo = 1, sort = 'stake' } = query;
  const rows = named<BranchRow>(db, BRANCHES).all({ agent: agentId, seen: seenSince(now), ...rangeOf(db, query) });
  const rank = ORDER[sort];
  rows.sort((a, b) => rank(b) - rank(a) || byName(a, b));
  const page = { pageNo, pageSize: Math.max(size, 1) };
  const from = offsetOf(page);
  return {
    list: rows.slice(from, from + size).map(written),
    ...(size > 0 ? pageCounters(page, rows.length) : { pageNum: 1, totalPages: 0 }),
    footer: { ...footerOf(rows), count: rows.length },
  };
}

function footerOf(rows: readonly BranchRow[]): TeamKpiFooter {
  const sum = (name: keyof TeamKpiFooter): number => rows.reduce((all, row) => all + row[name], 0);
  return {
    teamLoginMemberCount: sum('teamLoginMemberCount'),
    teamBetMemberCount: sum('teamBetMemberCount'),
    teamRegisterMemberCount: sum('teamRegisterMemberCount'),
    teamOnlineCount: sum('teamOnlineCount'),
  };
}

const written = ({ id, username, stake, online, ...row }: BranchRow): TeamKpiCRow => ({
  memberId: String(id),
  userName: username,
  online: online === 1,
  stake: formatMoney(stake),
  ...row,
});
