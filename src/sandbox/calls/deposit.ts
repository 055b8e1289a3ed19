import {
  acceptDepositPromoSchema,
  createAlipayDepositSchema,
  createDepositSchema,
  createManualTransferSchema,
  createPixDepositSchema,
  createQqDepositSchema,
  createWechatDepositSchema,
  getDepositMethodsSchema,
  getDepositPromosSchema,
  getDepositSchema,
  getReceivingAccountsSchema,
  sendProofPieceSchema,
  startProofSchema,
} from '../../contract/payloads/deposit.ts';
import { getDepositRecordsSchema } from '../../contract/payloads/depositRecords.ts';
import type { Deposit, DepositForm, DepositKind } from '../../contract/schemas/deposit.ts';
import type { Page } from '../../contract/schemas/page.ts';
import { sql } from '../db/statement.ts';
import { type DefinedCall, defineForMember, defineMoney, type MoneyVisit } from '../http/define.ts';
import { methodOf, methodsIn, WAITING } from '../rules/depositMethods.ts';
import { choosePromo, promosOf } from '../rules/depositPromos.ts';
import { startProof, takeProofPiece } from '../rules/depositProofs.ts';
import {
  asOfNow,
  DEPOSITS,
  type DepositRow,
  depositById,
  depositOf,
  openDeposit,
  openManualTransfer,
  receivingAccounts,
} from '../rules/deposits.ts';
import { checkPayer } from '../rules/members.ts';
import { offsetOf, pageCounters, rangeOf } from '../rules/paging.ts';
import { refuse } from '../rules/refusal.ts';

/** Opens a deposit by a method of `kind`, or by any that is paid at once. */
function open(kind?: DepositKind) {
  return ({ db, session, body, now }: MoneyVisit<unknown, DepositForm>): Deposit => {
    checkPayer(session);
    const chosen = methodOf(body.methodId, kind);
    if (chosen.kind === 'manual') refuse('not.found', { field: 'methodId' });
    return depositOf(openDeposit(db, session.memberId, chosen, body, now));
  };
}

/** Where a deposit stands now, as a condition on its row; both places are the moment. */
const STANDS: Record<Deposit['status'], string> = {
  pending: WAITING,
  expired: `(d.status = 'expired' OR (d.status = 'pending' AND NOT (${WAITING})))`,
  approved: "d.status = 'approved' AND ? > 0",
  declined: "d.status = 'declined' AND ? > 0",
};

export const depositCalls: readonly DefinedCall[] = [
  defineForMember(getDepositMethodsSchema, ({ session, query }) => {
    checkPayer(session);
    return methodsIn(query.language);
  }),
  defineMoney(createDepositSchema, open()),
  defineMoney(createPixDepositSchema, open('pix')),
  defineMoney(createAlipayDepositSchema, open('alipay')),
  defineMoney(createQqDepositSchema, open('qq')),
  defineMoney(createWechatDepositSchema, open('wechat')),
  defineForMember(getReceivingAccountsSchema, ({ session, query }) => {
    checkPayer(session);
    methodOf(query.methodId, 'manual');
    return receivingAccounts(session.memberId);
  }),
  defineForMember(startProofSchema, ({ db, session, body, now }) => {
    checkPayer(session);
    return startProof(db, session.memberId, body, now);
  }),
  defineForMember(sendProofPieceSchema, ({ db, session, query, body }) =>
    takeProofPiece(db, session.memberId, query, body),
  ),
  defineMoney(createManualTransferSchema, ({ db, session, body, now }) => {
    checkPayer(session);
    return depositOf(openManualTransfer(db, session.memberId, body, now));
  }),
  defineForMember(getDepositPromosSchema, ({ db, session, query, now }) => {
    checkPayer(session);
    return promosOf(db, session.memberId, query.language, now);
  }),
  defineForMember(acceptDepositPromoSchema, ({ db, session, body, now }) => {
    checkPayer(session);
    choosePromo(db, session.memberId, body.promotionId, now);
    return undefined;
  }),
  defineForMember(getDepositSchema, ({ db, session, query, now }) => {
    const deposit = depositById(db, query.depositId, now);
    // Someone else's deposit is told apart from none at all by nobody.
    return deposit.member_id === session.memberId ? depositOf(deposit) : refuse('not.found');
  }),
  defineForMember(getDepositRecordsSchema, ({ db, session, query, now }): Page<Deposit> => {
    const { from, until } = rangeOf(db, query);
    const stands = query.status === undefined ? '? > 0' : STANDS[query.status];
    const selection = `d.member_id = ? AND d.created_at >= ? AND d.created_at < ? AND ${stands}`;
    const values = [session.memberId, from, until, now];
    const total = sql<{ count: number }>(db, `SELECT COUNT(*) AS count FROM deposits d WHERE ${selection}`).get(
      ...values,
    );
    const rows = sql<DepositRow>(
      db,
      `${DEPOSITS} WHERE ${selection} ORDER BY d.created_at DESC, d.id LIMIT ? OFFSET ?`,
    );
    const list = rows.all(...values, query.pageSize, offsetOf(query)).map((row) => depositOf(asOfNow(row, now)));
    return { list, ...pageCounters(query, total?.count ?? 0) };
  }),
];
