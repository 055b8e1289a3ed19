import {
  createAgentLinkSchema,
  deleteAgentLinkSchema,
  getAgentLinksSchema,
  getDownlineRebatesSchema,
  getSubordinatesSchema,
  openAccountSchema,
  transferDownlineSchema,
  transferMultipleDownlinesSchema,
  updateAllDownlineRebatesSchema,
  updateDownlineRebatesSchema,
} from '../../contract/payloads/agent.ts';
import { type DefinedCall, defineForMember, defineMoney, type MemberVisit } from '../http/define.ts';
import { addLink, endLink, linksOf } from '../rules/agentLinks.ts';
import { giveRates, giveRatesBelow, ownRateRows, rateRows } from '../rules/agentRates.ts';
import { checkTool, downlineById, subordinatePage } from '../rules/downline.ts';
import { sendDown } from '../rules/downlineTransfers.ts';
import { checkPayer, memberById } from '../rules/members.ts';
import { openBelow } from '../rules/openAccount.ts';
import { refuse } from '../rules/refusal.ts';
import { askedOf, checkGuarded } from '../rules/secretGuard.ts';
import { checkAgent } from '../rules/team.ts';
import { creditTeamRebates } from '../rules/teamRebates.ts';

/** Keys of the whitelabel menu (SPEC section 6). */
const MANAGE = 'DOWNMAN';
const TRANSFER = 'AGENTRANSMULTDOWN3';
const REBATES = 'GAMSER';

/** Who may send money down, with the payment password of their own. */
async function proveSender(visit: MemberVisit<unknown, { paymentPassword: string }>): Promise<void> {
  const { db, session, body } = visit;
  checkAgent(session);
  checkTool(db, TRANSFER);
  checkPayer(session);
  const { payment_password_hash } = memberById(db, session.memberId);
  await checkGuarded(askedOf(visit, 'payment', 'paymentPassword'), body.paymentPassword, payment_password_hash);
}

/** What agents do with their team (SPEC 2.11, 7.4): members, accounts, rates, transfers, links. */
export const teamCalls: readonly DefinedCall[] = [
  defineForMember(getSubordinatesSchema, ({ db, session, query, now }) => {
    checkAgent(session);
    return subordinatePage(db, session.memberId, query, now);
  }),
  defineForMember(openAccountSchema, ({ db, session, body, now }) => {
    checkAgent(session);
    checkTool(db, MANAGE);
    return openBelow(db, session.memberId, body, now);
  }),
  defineForMember(getDownlineRebatesSchema, ({ db, session, query }) => {
    checkAgent(session);
    const { memberId } = session;
    if (query.memberId === undefined) return ownRateRows(db, memberId);
    return rateRows(db, downlineById(db, memberId, query.memberId).id);
  }),
  defineForMember(updateDownlineRebatesSchema, ({ db, session, body, now }) => {
    checkAgent(session);
    const { id, upline_id } = downlineById(db, session.memberId, body.memberId);
    // Deeper ones are agreed with their own upline.
    if (upline_id !== session.memberId) refuse('permission.denied');
    // What was played at the old rates is paid at them.
    creditTeamRebates(db, now);
    db.transaction(() => giveRates(db, id, body.rates)).immediate();
  }),
  defineForMember(updateAllDownlineRebatesSchema, ({ db, session, body, now }) => {
    checkAgent(session);
    checkTool(db, REBATES);
    creditTeamRebates(db, now);
    return { members: giveRatesBelow(db, session.memberId, body.rates) };
  }),
  defineMoney(
    transferDownlineSchema,
    ({ db, session, body: { memberId, amount }, idempotencyKey, now }) => {
      const [transactionId = ''] = sendDown(db, session.memberId, [{ memberId, amount }], idempotencyKey, now);
      return { transactionId };
    },
    proveSender,
  ),
  defineMoney(
    transferMultipleDownlinesSchema,
    ({ db, session, body, idempotencyKey, now }) => ({
      transactionIds: sendDown(db, session.memberId, body.transfers, idempotencyKey, now),
    }),
    proveSender,
  ),
  defineForMember(getAgentLinksSchema, ({ db, session }) => {
    checkAgent(session);
    return linksOf(db, session.memberId);
  }),
  defineForMember(createAgentLinkSchema, ({ db, session, body, now }) => {
    checkAgent(session);
    return addLink(db, session.memberId, body, now);
  }),
  defineForMember(deleteAgentLinkSchema, ({ db, session, body, now }) => {
    checkAgent(session);
    endLink(db, session.memberId, body.linkId, now);
  }),
];
