import {
  collectFundsSchema,
  getBonusWalletSchema,
  getMerchantWalletSchema,
  getTransactionCodesSchema,
  getTransactionsSchema,
  getTransfersSchema,
  getWalletSchema,
  transferFundsSchema,
} from '../../contract/payloads/wallet.ts';
import type { Transfer, TransferForm } from '../../contract/schemas/wallet.ts';
import { type DefinedCall, defineForMember, defineMoney, type MoneyVisit } from '../http/define.ts';
import { bonusWallet } from '../rules/bonuses.ts';
import { checkPayer, isAgent } from '../rules/members.ts';
import { formatMoney, parseMoney, siteCurrency } from '../rules/money.ts';
import { refuse } from '../rules/refusal.ts';
import type { Session } from '../rules/session.ts';
import { transactionCodes, transactionPage, transferPage } from '../rules/transactions.ts';
import { collectMoney, LEAST_TRANSFER, MOST_TRANSFER, transferMoney } from '../rules/transfers.ts';
import { frozenBalance, mainBalance, sumBalance, vendorBalances, wageringDue } from '../rules/wallet.ts';

function transfer({ db, session, body, idempotencyKey, now }: MoneyVisit<unknown, TransferForm>): Transfer {
  checkPayer(session);
  const request = { from: body.from, to: body.to, amount: parseMoney(body.amount) };
  return transferMoney(db, session.memberId, request, idempotencyKey, now);
}

function collect({ db, session, idempotencyKey, now }: MoneyVisit): { collected: string; closed: string[] } {
  checkPayer(session);
  const { collected, closed } = collectMoney(db, session.memberId, idempotencyKey, now);
  return { collected: formatMoney(collected), closed };
}

/** The agents' variant of the account record (SPEC 2.1) is for agents alone. */
function checkVariant({ type }: Session, types: 'A' | undefined): void {
  if (types === 'A' && !isAgent(type)) refuse('permission.denied');
}

export const walletCalls: readonly DefinedCall[] = [
  defineForMember(getWalletSchema, ({ db, session: { memberId } }) => ({
    sumBalance: formatMoney(sumBalance(db, memberId)),
    currency: siteCurrency().code,
    main: formatMoney(mainBalance(db, memberId)),
    frozen: formatMoney(frozenBalance(db, memberId)),
    wageringDue: formatMoney(wageringDue(db, memberId)),
  })),
  defineForMember(getMerchantWalletSchema, ({ db, session }) =>
    vendorBalances(db, session.memberId).map((vendor) => ({
      ...vendor,
      iconUrl: `/img/vendor/${vendor.vassalage}`,
      balance: formatMoney(vendor.balance),
      minTransfer: formatMoney(LEAST_TRANSFER),
      maxTransfer: formatMoney(MOST_TRANSFER),
    })),
  ),
  defineMoney(transferFundsSchema, transfer),
  defineMoney(collectFundsSchema, collect),
  defineForMember(getTransactionsSchema, ({ db, session, query }) => {
    checkVariant(session, query.types);
    return transactionPage(db, session.memberId, query);
  }),
  defineForMember(getTransfersSchema, ({ db, session, query }) => transferPage(db, session.memberId, query)),
  defineForMember(getBonusWalletSchema, ({ db, session, now }) => bonusWallet(db, session.memberId, now)),
  defineForMember(getTransactionCodesSchema, ({ db, session, query }) => {
    checkVariant(session, query.types);
    return transactionCodes(db, session.memberId, query);
  }),
];
