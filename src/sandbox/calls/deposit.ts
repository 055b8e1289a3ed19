import type { Deposit, DepositForm, DepositKind } from '../../contract/shapes/deposit.ts';
import type { Page } from '../../contract/shapes/page.ts';
import type { SessionType } from '../../contract/shapes/session.ts';
import { sql } from '../db/statement.ts';
import { type DefinedCall, defineForMember, defineMoney, type MoneyVisit } from '../http/define.ts';
import {
  asOfNow,
  DEPOSIT_METHODS,
  type DepositRow,
  depositById,
  depositOf,
  methodOf,
  openDeposit,
} from '../rules/deposits.ts';
import { offsetOf, pageCounters, rangeOf } from '../rules/paging.ts';
import { refuse } from '../rules/refusal.ts';
import {
  createAlipayDepositSchema,
  createDepositSchema,
  createPixDepositSchema,
  createQqDepositSchema,
  createWechatDepositSchema,
  getDepositMethodsSchema,
  getDepositRecordsSchema,
  getDepositSchema,
} from '../schemas/deposit.ts';

/** Only the types 0, 1 and 2 may pay in (SPEC section 6). */
function checkMayDeposit(type: SessionType): void {
  if (type !== 0 && type !== 1 && type !== 2) refuse('free.reject');
}

/** Opens a deposit by a method of `kind`, or by any that the site offers. */
function open(kind?: DepositKind) {
  return ({ db, session, body, now }: MoneyVisit<unknown, DepositForm>): Deposit => {
    checkMayDeposit(session.type);
    return depositOf(openDeposit(db, session.memberId, methodOf(body.methodId, kind), body, now));
  };
}

export const depositCalls: readonly DefinedCall[] = [
  defineForMember(getDepositMethodsSchema, () => [...DEPOSIT_METHODS]),
  defineMoney(createDepositSchema, open()),
  defineMoney(createPixDepositSchema, open('pix')),
  defineMoney(createAlipayDepositSchema, open('alipay')),
  defineMoney(createQqDepositSchema, open('qq')),
  defineMoney(createWechatDepositSchema, open('wechat')),
  defineForMember(getDepositSchema, ({ db, session, query, now }) => {
    const deposit = depositById(db, query.depositId, now);
    // Someone else's deposit is told apart from none at all by nobody.
    return deposit.member_id === session.memberId ? depositOf(deposit) : refuse('not.found');
  }),
  defineForMember(getDepositRecordsSchema, ({ db, session, query, now }): Page<Deposit> => {
    const { from, until } = rangeOf(query);
    const selection = 'FROM deposits WHERE member_id = ? AND created_at >= ? AND created_at < ?';
    const values = [session.memberId, from, until];
    const total = sql<{ count: number }>(db, `SELECT COUNT(*) AS count ${selection}`).get(...values);
    const rows = sql<DepositRow>(db, `SELECT * ${selection} ORDER BY created_at DESC, id LIMIT ? OFFSET ?`);
    const list = rows.all(...values, query.pageSize, offsetOf(query)).map((row) => depositOf(asOfNow(row, now)));
    return { list, ...pageCounters(query, total?.count ?? 0) };
  }),
];
