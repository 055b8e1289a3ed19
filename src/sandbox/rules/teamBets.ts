import type { TeamBetList, TeamBetQuery } from '../../contract/schemas/teamReports.ts';
import type { Database } from '../db/database.ts';
import { named, type SqlValue } from '../db/statement.ts';
import { type BetRow, betOf } from './bets.ts';
import { formatMoney } from './money.ts';
import { offsetOf, pageCounters, rangeOf } from './paging.ts';
import type { Session } from './session.ts';
import { checkAgent, TEAM } from './team.ts';

interface Sums {
  count: number;
  members: number;
  stake: number;
  payout: number;
  /** Of the stake, what is on bets that have not ended. */
  open: number;
}

interface Selection {
  from: string;
  values: Record<string, SqlValue>;
}

/** The bets that a query means, as the end of a statement. */
function selectionOf(db: Database, agent: number, query: TeamBetQuery): Selection {
  const { gameType, status, userName } = query;
  const conditions = [
    'b.placed_at >= :from AND b.placed_at < :until',
    query.scope === 'own' && 'team.id = team.branch',
    userName && 'instr(lower(m.username), lower(:name)) > 0',
    gameType && 'b.game_type = :type',
    status && 'b.status = :status',
  ].filter(Boolean);
  return {
    from: `FROM team JOIN members m ON m.id = team.id JOIN bets b ON b.member_id = m.id WHERE ${conditions.join(' AND ')}`,
    values: {
      agent,
      ...rangeOf(db, query),
      ...(userName && { name: userName }),
      ...(gameType && { type: gameType }),
      ...(status && { status }),
    },
  };
}

/** One page of the bets of everybody below an agent, newest first, with the sums over the whole selection (SPEC 2.11). */
export function teamBets(db: Database, session: Session, query: TeamBetQuery): TeamBetList {
  checkAgent(session);
  const { from, values } = selectionOf(db, session.memberId, query);
  const { count, members, stake, payout, open } = named<Sums>(
    db,
    `${TEAM} SELECT COUNT(*) AS count, COUNT(DISTINCT b.member_id) AS members,
       COALESCE(SUM(b.stake) FILTER (WHERE b.status <> 'void'), 0) AS stake,
       COALESCE(SUM(b.stake) FILTER (WHERE b.status = 'open'), 0) AS open, COALESCE(SUM(b.payout), 0) AS payout ${from}`,
  ).get(values) ?? { count: 0, members: 0, stake: 0, payout: 0, open: 0 };
  const rows = named<BetRow & { username: string }>(
    db,
    `${TEAM}, page AS MATERIALIZED (
       SELECT b.id, m.username ${from} ORDER BY b.placed_at DESC, b.id DESC LIMIT :size OFFSET :skip
     )
     SELECT b.id, page.username, g.game_id, g.name, b.game_type, b.vassalage, b.stake, b.payout, b.status, b.placed_at, NULL AS order_id
     FROM page JOIN bets b ON b.id = page.id JOIN games g ON g.node_id = b.node_id
     ORDER BY b.placed_at DESC, b.id DESC`,
  ).all({ ...values, size: query.pageSize, skip: offsetOf(query) });
  return {
    list: rows.map((row) => ({ ...betOf(row), userName: row.username })),
    ...pageCounters(query, count),
    footer: {
      count,
      members,
      stake: formatMoney(stake),
      payout: formatMoney(payout),
      net: formatMoney(payout - stake + open),
    },
  };
}
