import type { Database } from '../db/database.ts';
import { named } from '../db/statement.ts';
import { isAgent } from './members.ts';
import { refuse } from './refusal.ts';
import type { Session } from './session.ts';

/** Who was last seen within this many ms is online: a session writes down its use once a minute. */
export const ONLINE_WINDOW = 5 * 60_000;

/**
 * The beginning of a `named` query over the whole team below `:agent`, however deep: `team (id, branch)` holds everybody below, never the agent,
 * and `branch` is the direct downline that leads to them. Walks the index of uplines: a member costs one step.
 */
export const TEAM = `WITH RECURSIVE team (id, branch) AS MATERIALIZED (
    SELECT id, id FROM members WHERE upline_id = :agent
    UNION ALL
    SELECT m.id, team.branch FROM members m JOIN team ON m.upline_id = team.id
  )`;

/** True of a member `m` who is online, given `:seen`: see `seenSince`. */
export const IS_ONLINE = `EXISTS (SELECT 1 FROM sessions s WHERE s.member_id = m.id AND s.ended_at IS NULL AND s.seen_at >= :seen)`;

/** From when on a session must have been used for its member to be online, at a moment in ms. */
export const seenSince = (now: number): number => now - ONLINE_WINDOW;

/** Refuses `permission.denied` to everybody but agents (SPEC section 6). */
export function checkAgent({ type }: Session): void {
  if (!isAgent(type)) refuse('permission.denied');
}

/** True if a member is somewhere below an agent. Walks up: as many steps as the tree is deep. */
export function isBelow(db: Database, agentId: number, memberId: number): boolean {
  const row = named<{ found: 0 | 1 }>(
    db,
    `WITH RECURSIVE up (id) AS (
       SELECT upline_id FROM members WHERE id = :member
       UNION
       SELECT m.upline_id FROM members m JOIN up ON m.id = up.id
     )
     SELECT EXISTS (SELECT 1 FROM up WHERE id = :agent) AS found`,
  ).get({ member: memberId, agent: agentId });
  return row?.found === 1;
}

/**
 * The member that an agent asks about, by the id of the contract: the agent, or anybody below. Refuses `permission.denied` to who is no
 * agent and `not.found` for everybody else's downlines, as whether they exist is not the agent's to know.
 */
export function teamMember(db: Database, session: Session, memberId: string | undefined): number {
  checkAgent(session);
  if (memberId === undefined) return session.memberId;
  const id = Number(memberId);
  if (!Number.isSafeInteger(id) || (id !== session.memberId && !isBelow(db, session.memberId, id))) refuse('not.found');
  return id;
}
