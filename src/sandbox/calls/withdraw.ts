import {
  addBankCardSchema,
  cancelWithdrawalSchema,
  createWithdrawalSchema,
  getBankCardsSchema,
  getBanksSchema,
  getWithdrawalSchema,
  getWithdrawReportSchema,
  getWithdrawSettingsSchema,
  removeBankCardSchema,
  setDefaultBankCardSchema,
} from '../../contract/payloads/withdraw.ts';
import type { Page } from '../../contract/schemas/page.ts';
import type { Withdrawal, WithdrawForm } from '../../contract/schemas/withdraw.ts';
import { sql } from '../db/statement.ts';
import { type DefinedCall, defineForMember, defineMoney, type MoneyVisit } from '../http/define.ts';
import { languageFor } from '../http/language.ts';
import { addCard, BANKS, cardOf, cardsOf, chooseCard, removeCard } from '../rules/bankCards.ts';
import { checkRealMember, isPayer, memberById } from '../rules/members.ts';
import { parseMoney } from '../rules/money.ts';
import { offsetOf, pageCounters, rangeOf } from '../rules/paging.ts';
import { refuse } from '../rules/refusal.ts';
import { checkGuarded } from '../rules/secretGuard.ts';
import { whitelabelOf } from '../rules/site.ts';
import {
  endWithdrawal,
  openWithdrawal,
  WITHDRAWALS,
  type WithdrawalRow,
  withdrawalById,
  withdrawalOf,
  withdrawSettings,
} from '../rules/withdrawals.ts';

/** Whoever has real money is paid out, unless the site pays only who may pay in (SPEC section 6). */
function checkWithdrawer({ db, session }: Pick<MoneyVisit, 'db' | 'session'>): void {
  checkRealMember(session);
  if (whitelabelOf(db).features.payersWithdraw && !isPayer(session.type)) refuse('permission.denied');
}

async function checkPayment(
  { db, session, now }: Pick<MoneyVisit, 'db' | 'session' | 'now'>,
  secret: string,
): Promise<void> {
  const { memberId } = session;
  const { payment_password_hash } = memberById(db, memberId);
  await checkGuarded({ db, memberId, kind: 'payment', field: 'paymentPassword', now }, secret, payment_password_hash);
}

function create({ db, session: { memberId }, body, now }: MoneyVisit<unknown, WithdrawForm>): Withdrawal {
  return withdrawalOf(openWithdrawal(db, memberId, body.cardId, parseMoney(body.amount), now));
}

function ownWithdrawal({ db, session }: Pick<MoneyVisit, 'db' | 'session'>, withdrawId: string): WithdrawalRow {
  const row = withdrawalById(db, withdrawId);
  return row.member_id === session.memberId ? row : refuse('not.found');
}

export const withdrawCalls: readonly DefinedCall[] = [
  defineForMember(getBanksSchema, () => [...BANKS]),
  defineForMember(getBankCardsSchema, ({ db, session }) => cardsOf(db, session.memberId).map(cardOf)),
  defineForMember(addBankCardSchema, async ({ db, session, body, now }) => {
    checkWithdrawer({ db, session });
    await checkPayment({ db, session, now }, body.paymentPassword);
    return cardOf(addCard(db, session.memberId, body, now));
  }),
  defineForMember(setDefaultBankCardSchema, ({ db, session, body }) => chooseCard(db, session.memberId, body.cardId)),
  defineForMember(removeBankCardSchema, async ({ db, session, body, now }) => {
    await checkPayment({ db, session, now }, body.paymentPassword);
    removeCard(db, session.memberId, body.cardId, now);
  }),
  defineForMember(getWithdrawSettingsSchema, ({ db, session, now }) => {
    checkWithdrawer({ db, session });
    return withdrawSettings(db, session.memberId, now);
  }),
  defineMoney(createWithdrawalSchema, create, async ({ db, session, body, now }) => {
    checkWithdrawer({ db, session });
    await checkPayment({ db, session, now }, body.paymentPassword);
  }),
  defineForMember(getWithdrawalSchema, (visit) =>
    withdrawalOf(ownWithdrawal(visit, visit.query.withdrawId), languageFor(undefined, visit.request)),
  ),
  defineMoney(cancelWithdrawalSchema, (visit) => {
    const { id } = ownWithdrawal(visit, visit.body.withdrawId);
    return withdrawalOf(endWithdrawal(visit.db, id, 'cancelled', visit.now));
  }),
  defineForMember(getWithdrawReportSchema, ({ db, session, query, request }): Page<Withdrawal> => {
    const language = languageFor(undefined, request);
    const { from, until } = rangeOf(db, query);
    const selection = 'w.member_id = ? AND w.created_at >= ? AND w.created_at < ?';
    const values = [session.memberId, from, until];
    const total = sql<{ count: number }>(db, `SELECT COUNT(*) AS count FROM withdrawals w WHERE ${selection}`);
    const rows = sql<WithdrawalRow>(
      db,
      `${WITHDRAWALS} WHERE ${selection} ORDER BY w.created_at DESC, w.id LIMIT ? OFFSET ?`,
    );
    const list = rows.all(...values, query.pageSize, offsetOf(query)).map((row) => withdrawalOf(row, language));
    return { list, ...pageCounters(query, total.get(...values)?.count ?? 0) };
  }),
];
