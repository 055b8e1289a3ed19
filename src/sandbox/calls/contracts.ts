import { getContractRequestsSchema } from '../../contract/payloads/contractRequests.ts';
import {
  applyContractSchema,
  getContractCandidatesSchema,
  getContractDownlinesSchema,
  getContractHistorySchema,
  getContractInfoSchema,
  getContractPayoutsSchema,
  payContractPayoutSchema,
  processContractSchema,
  withdrawContractSchema,
} from '../../contract/payloads/contracts.ts';
import type { Database } from '../db/database.ts';
import { type DefinedCall, defineForMember, defineMoney, type MemberVisit } from '../http/define.ts';
import { payOwed, payoutPage } from '../rules/contractPayouts.ts';
import { candidatePage, contractPage } from '../rules/contractRows.ts';
import { answerContract, contractInfo, proposeContract, requestsFor, withdrawProposal } from '../rules/contracts.ts';
import { checkPayer, checkRealMember, isAgent } from '../rules/members.ts';
import { refuse } from '../rules/refusal.ts';

/** Whoever has an account that lasts; answers the member's id. */
function memberOf({ session }: MemberVisit): number {
  checkRealMember(session);
  return session.memberId;
}

/** An agent, as `memberOf`. Refuses `permission.denied` for others. */
function agentOf(visit: MemberVisit): number {
  if (!isAgent(visit.session.type)) refuse('permission.denied');
  return memberOf(visit);
}

const whole = <Value>(db: Database, act: () => Value): Value => db.transaction(act).immediate();

/** Contracts with uplines and downlines: proposed, signed, settled and paid (SPEC section 6, 7.4). */
export const contractsCalls: readonly DefinedCall[] = [
  defineForMember(getContractRequestsSchema, ({ db, session }) => {
    // Types 4, 40, 41 and 42 are not reminded (SPEC section 6): the same as may not pay in.
    checkPayer(session);
    return requestsFor(db, session.memberId);
  }),
  defineForMember(getContractInfoSchema, (visit) =>
    contractInfo(visit.db, memberOf(visit), visit.query.kind, visit.now),
  ),
  defineForMember(getContractCandidatesSchema, (visit) => candidatePage(visit.db, agentOf(visit), visit.query)),
  defineForMember(getContractDownlinesSchema, (visit) =>
    contractPage(visit.db, agentOf(visit), { ...visit.query, side: 'upline' }, ['signed', 'proposed']),
  ),
  defineMoney(applyContractSchema, (visit) => proposeContract(visit.db, agentOf(visit), visit.body, visit.now)),
  defineForMember(processContractSchema, (visit) => {
    const member = memberOf(visit);
    return whole(visit.db, () => answerContract(visit.db, member, visit.body, visit.now));
  }),
  defineForMember(withdrawContractSchema, (visit) => {
    const member = agentOf(visit);
    return whole(visit.db, () => withdrawProposal(visit.db, member, visit.body.contractId, visit.now));
  }),
  defineForMember(getContractHistorySchema, (visit) => contractPage(visit.db, memberOf(visit), visit.query)),
  defineForMember(getContractPayoutsSchema, (visit) => payoutPage(visit.db, memberOf(visit), visit.query)),
  defineMoney(payContractPayoutSchema, (visit) => payOwed(visit.db, agentOf(visit), visit.body.payoutId, visit.now)),
];
