import type { ContractKind, ContractRequests } from '../../contract/shapes/contracts.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { type DefinedCall, defineForMember } from '../http/define.ts';
import { getContractRequestsSchema } from '../schemas/contracts.ts';

/** The oldest contract of each kind that waits for the member; '' where none does. */
function requestsFor(db: Database, memberId: number): ContractRequests {
  const rows = sql<{ id: string; kind: ContractKind }>(
    db,
    "SELECT id, kind FROM contracts WHERE downline_id = ? AND status = 'proposed' ORDER BY created_at DESC",
  ).all(memberId);
  const waiting = new Map(rows.map(({ id, kind }) => [kind, id]));
  return {
    dailysalreqtype: waiting.get('dailySalary') ?? '',
    divtypecompperiodreq: waiting.get('dividend') ?? '',
    contracthoursalreq: waiting.get('hourlySalary') ?? '',
  };
}

/** Contracts: what waits for the member. To propose, sign and settle them comes with the agents' area. */
export const contractsCalls: readonly DefinedCall[] = [
  defineForMember(getContractRequestsSchema, ({ db, session }) => requestsFor(db, session.memberId)),
];
