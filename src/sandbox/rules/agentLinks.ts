import { randomBytes } from 'node:crypto';
import type { AgentLink, RebateRateForm } from '../../contract/schemas/agent.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { cappedRates, checkWithin, giveRates, ratesOf } from './agentRates.ts';
import { agentByCode, type MemberRow, memberById, newAffiliateCode } from './members.ts';
import { instantOf } from './paging.ts';
import { refuse } from './refusal.ts';

/** An agent keeps no more links than this. */
const MOST_LINKS = 50;

interface LinkRow {
  id: string;
  agent_id: number;
  code: string;
  type: 0 | 1;
  /** JSON of what was promised. */
  rates: string;
  created_at: number;
  deleted_at: number | null;
}

const promisedBy = ({ rates }: LinkRow): RebateRateForm[] => JSON.parse(rates) as RebateRateForm[];

/** An agent's links, newest first. */
export function linksOf(db: Database, agentId: number): AgentLink[] {
  const rows = sql<LinkRow>(
    db,
    'SELECT * FROM agent_links WHERE agent_id = ? AND deleted_at IS NULL ORDER BY created_at DESC, id',
  ).all(agentId);
  return rows.map((row) => linkOf(db, row));
}

function linkOf(db: Database, row: LinkRow): AgentLink {
  const came = sql<{ n: number }>(db, 'SELECT COUNT(*) AS n FROM agent_link_members WHERE link_id = ?').get(row.id);
  return {
    linkId: row.id,
    code: row.code,
    link: `/m/register?affiliateCode=${row.code}`,
    type: row.type,
    rates: cappedRates(ratesOf(db, row.agent_id), promisedBy(row)),
    registered: came?.n ?? 0,
    createdAt: instantOf(row.created_at),
  };
}

/** Makes a link. Refuses `rebate.limit` for more than the agent has, and `limit.reached` for one too many. */
export function addLink(
  db: Database,
  agentId: number,
  { type, rates }: { type: 0 | 1; rates: readonly RebateRateForm[] },
  now: number,
): AgentLink {
  checkWithin(ratesOf(db, agentId), rates);
  if (linksOf(db, agentId).length >= MOST_LINKS) refuse('limit.reached');
  const row: LinkRow = {
    id: `L${randomBytes(9).toString('base64url')}`,
    agent_id: agentId,
    code: freeCode(db),
    type,
    rates: JSON.stringify(rates),
    created_at: now,
    deleted_at: null,
  };
  sql(db, 'INSERT INTO agent_links (id, agent_id, code, type, rates, created_at) VALUES (?, ?, ?, ?, ?, ?)').run(
    row.id,
    agentId,
    row.code,
    type,
    row.rates,
    now,
  );
  return linkOf(db, row);
}

/** Ends a link of the agent's; ending it again changes nothing. Refuses `not.found` for those of others. */
export function endLink(db: Database, agentId: number, linkId: string, now: number): void {
  const found = sql(db, 'SELECT 1 FROM agent_links WHERE id = ? AND agent_id = ?').get(linkId, agentId);
  if (!found) refuse('not.found');
  sql(db, 'UPDATE agent_links SET deleted_at = ? WHERE id = ? AND deleted_at IS NULL').run(now, linkId);
}

/** A code that neither a link nor a member has. */
function freeCode(db: Database): string {
  const code = newAffiliateCode();
  const taken = sql(
    db,
    'SELECT 1 FROM agent_links WHERE code = ? UNION ALL SELECT 1 FROM members WHERE affiliate_code = ?',
  );
  return taken.get(code, code) ? freeCode(db) : code;
}

/** Under whom a code registers, and by which link if it is one's. */
export interface Invitation {
  readonly upline: MemberRow;
  readonly code: string;
  readonly link?: LinkRow;
}

/** What an invitation code stands for: a member's own, or a link that is not deleted, of a member who is not disabled. */
export function invitationOf(db: Database, code: string): Invitation | undefined {
  const link = sql<LinkRow>(db, 'SELECT * FROM agent_links WHERE code = ? AND deleted_at IS NULL').get(code);
  if (!link) {
    const upline = agentByCode(db, code);
    return upline && { upline, code: upline.affiliate_code ?? code };
  }
  const upline = memberById(db, link.agent_id);
  return upline.status === 'active' ? { upline, code: link.code, link } : undefined;
}

/** Writes down who came by a link, and gives the rates that it promises; to be called inside the transaction that made the member. */
export function arriveBy(db: Database, link: LinkRow, memberId: number): void {
  sql(db, 'INSERT INTO agent_link_members (member_id, link_id) VALUES (?, ?)').run(memberId, link.id);
  giveRates(db, memberId, cappedRates(ratesOf(db, link.agent_id), promisedBy(link)));
}
