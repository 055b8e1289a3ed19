import type { Page } from '../../contract/shapes/page.ts';
import type { Transaction, TransferForm } from '../../contract/shapes/wallet.ts';
import { sql } from '../db/statement.ts';
import { settleOverdue } from '../games/overdue.ts';
import { type DefinedCall, defineForMember, defineMoney, type MoneyVisit } from '../http/define.ts';
import { bonusWallet } from '../rules/bonuses.ts';
import { type Account, playerAccount, post, vendorAccount } from '../rules/ledger.ts';
import { isAgent } from '../rules/members.ts';
import { formatMoney, parseMoney } from '../rules/money.ts';
import { refuse } from '../rules/refusal.ts';
import { CURRENCY } from '../rules/site.ts';
import { TRANSACTION_NAMES, transactionPage, transferPage } from '../rules/transactions.ts';
import { frozenBalance, MAIN, sumBalance, TRANSFER_VENDORS, vendorBalances, wageringDue } from '../rules/wallet.ts';
import {
  collectFundsSchema,
  getBonusWalletSchema,
  getMerchantWalletSchema,
  getTransactionCodesSchema,
  getTransactionsSchema,
  getTransfersSchema,
  getWalletSchema,
  transferFundsSchema,
} from '../schemas/wallet.ts';

function transfer({ db, session, body, idempotencyKey, now }: MoneyVisit<unknown, TransferForm>) {
  const amount = parseMoney(body.amount);
  if (amount === 0) refuse('payload.invalid', { issues: [{ field: 'amount', message: 'amount is more than 0' }] });
  const [from, to] = [walletOf(session.memberId, body.from, 'from'), walletOf(session.memberId, body.to, 'to')];
  if (from === to) refuse('payload.invalid', { issues: [{ field: 'to', message: 'to is the wallet it comes from' }] });
  const { postingId } = post(db, {
    key: `transfer:${session.memberId}:${idempotencyKey}`,
    kind: 'transfer',
    reference: `${body.from}>${body.to}`,
    at: now,
    lines: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  });
  return { transactionId: String(postingId) };
}

function walletOf(memberId: number, name: string, field: string): Account {
  if (name === MAIN) return playerAccount(memberId);
  const known = TRANSFER_VENDORS.includes(name);
  if (!known) refuse('payload.invalid', { issues: [{ field, message: `${field} is no wallet` }] });
  return vendorAccount(memberId, name);
}

function collect({ db, session, idempotencyKey, now }: MoneyVisit): { collected: string } {
  const filled = vendorBalances(db, session.memberId).filter(({ balance }) => balance > 0);
  const collected = filled.reduce((sum, { balance }) => sum + balance, 0);
  if (collected === 0) return { collected: formatMoney(0) };
  post(db, {
    key: `collect:${session.memberId}:${idempotencyKey}`,
    kind: 'collect',
    reference: filled.map(({ vassalage }) => vassalage).join(','),
    at: now,
    lines: [
      { account: playerAccount(session.memberId), amount: collected },
      ...filled.map(({ vassalage, balance }) => ({
        account: vendorAccount(session.memberId, vassalage),
        amount: -balance,
      })),
    ],
  });
  return { collected: formatMoney(collected) };
}

export const walletCalls: readonly DefinedCall[] = [
  defineForMember(getWalletSchema, ({ db, session: { memberId }, now }) => {
    settleOverdue(db, memberId, now);
    return {
      sumBalance: formatMoney(sumBalance(db, memberId)),
      currency: CURRENCY,
      frozen: formatMoney(frozenBalance(db, memberId)),
      wageringDue: formatMoney(wageringDue(db, memberId)),
    };
  }),
  defineForMember(getMerchantWalletSchema, ({ db, session }) =>
    vendorBalances(db, session.memberId).map((vendor) => ({ ...vendor, balance: formatMoney(vendor.balance) })),
  ),
  defineForMember(getBonusWalletSchema, ({ db, session, now }) => bonusWallet(db, session.memberId, now)),
  defineMoney(transferFundsSchema, transfer),
  defineMoney(collectFundsSchema, collect),
  defineForMember(getTransactionsSchema, ({ db, session, query }): Page<Transaction> => {
    if (query.types === 'A' && !isAgent(session.type)) refuse('permission.denied');
    return transactionPage(db, session.memberId, query);
  }),
  defineForMember(getTransfersSchema, ({ db, session, query }) => transferPage(db, session.memberId, query)),
  defineForMember(getTransactionCodesSchema, ({ db, session, query }) => {
    const used = sql<{ kind: keyof typeof TRANSACTION_NAMES }>(
      db,
      `SELECT DISTINCT p.kind FROM ledger_lines l JOIN ledger_postings p ON p.id = l.posting_id
       WHERE l.account_id = (SELECT id FROM ledger_accounts WHERE name = ?) ORDER BY p.kind`,
    ).all(playerAccount(session.memberId));
    const language = query.language.startsWith('pt') ? 'pt' : 'en';
    return used.map(({ kind }) => ({ code: kind, name: TRANSACTION_NAMES[kind][language] }));
  }),
];
