import type {
  Contract,
  ContractCandidate,
  ContractCandidateQuery,
  ContractKind,
  ContractPeriod,
  ContractRecordQuery,
  ContractSide,
  ContractStatus,
  ContractTerm,
} from '../../contract/schemas/contracts.ts';
import type { Page } from '../../contract/schemas/page.ts';
import type { Database } from '../db/database.ts';
import { type SqlValue, sql } from '../db/statement.ts';
import { instantOf, offsetOf, pageCounters } from './paging.ts';

/** A contract as the platform keeps one; moments in ms. Without an upline it is the house's. */
export interface ContractRow {
  id: string;
  kind: ContractKind;
  upline_id: number | null;
  upline: string | null;
  downline_id: number;
  downline: string;
  /** JSON: steps, the lowest first. */
  terms: string;
  period: ContractPeriod;
  status: ContractStatus;
  reason: string | null;
  created_at: number;
  expires_at: number;
  processed_at: number | null;
  starts_at: number | null;
  ends_at: number | null;
  settled_until: number | null;
}

/** Contracts with the names of both sides. */
export const CONTRACTS = `SELECT c.*, u.username AS upline, d.username AS downline FROM contracts c
  LEFT JOIN members u ON u.id = c.upline_id JOIN members d ON d.id = c.downline_id`;

export const termsOf = ({ terms }: Pick<ContractRow, 'terms'>): ContractTerm[] => JSON.parse(terms) as ContractTerm[];

/** A contract as one of its two sides sees it. */
export function contractOf(row: ContractRow, memberId: number): Contract {
  const { id, kind, upline, downline, period, status, reason, processed_at, starts_at, ends_at } = row;
  return {
    contractId: id,
    kind,
    side: row.downline_id === memberId ? 'downline' : 'upline',
    ...(upline !== null && { uplineName: upline }),
    downlineName: downline,
    terms: termsOf(row),
    period,
    status,
    createdAt: instantOf(row.created_at),
    expiresAt: instantOf(row.expires_at),
    ...(processed_at !== null && { processedAt: instantOf(processed_at) }),
    ...(starts_at !== null && { startsAt: instantOf(starts_at) }),
    ...(ends_at !== null && { endsAt: instantOf(ends_at) }),
    ...(reason !== null && { reason }),
  };
}

/** Which contracts a member is shown: those in which the member is that side. */
export function sideOf(memberId: number, side: ContractSide | undefined): { where: string; values: SqlValue[] } {
  if (side === 'downline') return { where: 'c.downline_id = ?', values: [memberId] };
  if (side === 'upline') return { where: 'c.upline_id = ?', values: [memberId] };
  return { where: '(c.downline_id = ? OR c.upline_id = ?)', values: [memberId, memberId] };
}

/** One page of a member's contracts of a kind, newest first; `states` narrows them. */
export function contractPage(
  db: Database,
  memberId: number,
  query: ContractRecordQuery,
  states?: readonly ContractStatus[],
): Page<Contract> {
  const { where, values } = sideOf(memberId, query.side);
  const narrowed = `${where} AND c.kind = ?${states ? ` AND c.status IN (${states.map(() => '?').join(', ')})` : ''}`;
  const all = [...values, query.kind, ...(states ?? [])];
  const total = sql<{ count: number }>(db, `SELECT COUNT(*) AS count FROM contracts c WHERE ${narrowed}`).get(...all);
  const rows = sql<ContractRow>(
    db,
    `${CONTRACTS} WHERE ${narrowed} ORDER BY c.created_at DESC, c.id DESC LIMIT ? OFFSET ?`,
  ).all(...all, query.pageSize, offsetOf(query));
  return { list: rows.map((row) => contractOf(row, memberId)), ...pageCounters(query, total?.count ?? 0) };
}

const BELOW =
  "FROM members m WHERE m.upline_id = ? AND m.type <> 4 AND m.status = 'active' AND m.username LIKE ? ESCAPE '\\'";

/** One page of the members right below, by name, with what is signed and proposed. */
export function candidatePage(db: Database, memberId: number, query: ContractCandidateQuery): Page<ContractCandidate> {
  const part = `%${(query.userName ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const total = sql<{ count: number }>(db, `SELECT COUNT(*) AS count ${BELOW}`).get(memberId, part);
  const rows = sql<{ id: number; username: string }>(
    db,
    `SELECT m.id, m.username ${BELOW} ORDER BY m.username LIMIT ? OFFSET ?`,
  ).all(memberId, part, query.pageSize, offsetOf(query));
  const list = rows.map(({ id, username }) => {
    const signed = newest(db, id, query.kind, 'signed');
    const proposed = newest(db, id, query.kind, 'proposed');
    return {
      memberId: String(id),
      userName: username,
      ...(signed && { signed: contractOf(signed, memberId) }),
      ...(proposed && { proposed: contractOf(proposed, memberId) }),
    };
  });
  return { list, ...pageCounters(query, total?.count ?? 0) };
}

/** The newest contract of a member in a state. */
export function newest(
  db: Database,
  downlineId: number,
  kind: ContractKind,
  status: ContractStatus,
): ContractRow | undefined {
  return sql<ContractRow>(
    db,
    `${CONTRACTS} WHERE c.downline_id = ? AND c.kind = ? AND c.status = ? ORDER BY c.created_at DESC, c.id DESC LIMIT 1`,
  ).get(downlineId, kind, status);
}

/** The contract that counts for a member now. */
export function running(db: Database, downlineId: number, kind: ContractKind, now: number): ContractRow | undefined {
  return sql<ContractRow>(
    db,
    `${CONTRACTS} WHERE c.downline_id = ? AND c.kind = ? AND c.status = 'signed' AND c.starts_at <= ?
     AND (c.ends_at IS NULL OR c.ends_at > ?) ORDER BY c.starts_at DESC LIMIT 1`,
  ).get(downlineId, kind, now, now);
}
