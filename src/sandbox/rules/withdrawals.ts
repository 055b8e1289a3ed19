import { randomBytes } from 'node:crypto';
import type { Decimal } from '../../contract/schemas/money.ts';
import type { Withdrawal, WithdrawSettings, WithdrawStatus } from '../../contract/schemas/withdraw.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { type Text, textIn } from '../seed/texts/text.ts';
import { cardById, isPayee } from './bankCards.ts';
import { amountText, asTyped, tellMember } from './eventLetters.ts';
import { kycOf } from './kyc.ts';
import { type Account, balanceOf, frozenAccount, type PostingKind, playerAccount, post } from './ledger.ts';
import { memberById } from './members.ts';
import { formatMoney, type Minor, parseMoney } from './money.ts';
import { instantOf } from './paging.ts';
import { periodAround } from './playPeriods.ts';
import { masked } from './profile.ts';
import { refuse } from './refusal.ts';
import { kycAboveOf, timeZoneOf } from './site.ts';
import { withdrawalsPerDay } from './vip.ts';

const LEAST = 2_000;
const MOST = 2_000_000;

/** Why a withdrawal was rejected, where the desk has written nothing of its own. */
const NO_REASON: Text = {
  pt: 'Não conseguimos pagar nesta conta. Confira a chave ou fale com o suporte.',
  en: 'We could not pay to this account. Check the key or contact support.',
};

export interface WithdrawalRow {
  id: string;
  member_id: number;
  amount: Minor;
  status: WithdrawStatus;
  reason: string | null;
  created_at: number;
  updated_at: number;
  bank_name: string;
  payee_name: string;
  number: string;
}

export const WITHDRAWALS =
  'SELECT w.*, c.bank_name, c.payee_name, c.number FROM withdrawals w JOIN bank_cards c ON c.id = w.card_id';

/** What may be withdrawn now (SPEC 7.4); there is no fee here. */
export function withdrawSettings(db: Database, memberId: number, now: number): WithdrawSettings {
  const member = memberById(db, memberId);
  const kycAbove = kycAboveFor(db, memberId);
  return {
    available: formatMoney(balanceOf(db, playerAccount(memberId))),
    wageringDue: formatMoney(member.wagering_due),
    minAmount: formatMoney(LEAST),
    maxAmount: formatMoney(MOST),
    feeRate: '0',
    feeMin: '0.00',
    remainingToday: remainingToday(db, memberId, now),
    paymentPasswordSet: member.payment_password_hash !== null,
    ...(kycAbove !== undefined && { kycAbove }),
  };
}

/** Above which amount this member has to be verified first; undefined for who is, and where the site asks for nothing. */
function kycAboveFor(db: Database, memberId: number): Decimal | undefined {
  return kycOf(db, memberId).status === 'verified' ? undefined : (kycAboveOf(db) ?? undefined);
}

/**
 * Asks for a withdrawal: the amount leaves the main wallet and waits frozen. Refuses `withdraw.card` for an account of
 * another person, `withdraw.amount` outside the limits, `withdraw.kyc` for more than the unverified may have, `withdraw.wagering` while turnover is due, `limit.reached` after as many a day as the level allows, `wallet.insufficient`.
 */
export function openWithdrawal(
  db: Database,
  memberId: number,
  cardId: string,
  amount: Minor,
  now: number,
): WithdrawalRow {
  if (!isPayee(db, memberId, cardById(db, memberId, cardId).payee_name)) refuse('withdraw.card', { field: 'cardId' });
  if (amount < LEAST || amount > MOST) refuse('withdraw.amount', { field: 'amount' });
  const kycAbove = kycAboveFor(db, memberId);
  if (kycAbove !== undefined && amount > parseMoney(kycAbove)) refuse('withdraw.kyc', { field: 'amount' });
  if (memberById(db, memberId).wagering_due > 0) refuse('withdraw.wagering');
  if (remainingToday(db, memberId, now) === 0) refuse('limit.reached');
  const id = `W${randomBytes(12).toString('base64url')}`;
  const { bank_name, number } = cardById(db, memberId, cardId);
  const to = asTyped(`${bank_name} ${masked(number)}`);
  move(db, id, 'withdrawal', amount, [playerAccount(memberId), frozenAccount(memberId)], now, to);
  sql(
    db,
    'INSERT INTO withdrawals (id, member_id, card_id, amount, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)',
  ).run(id, memberId, cardId, amount, now, now);
  return withdrawalById(db, id);
}

/**
 * Ends a pending withdrawal once: paid leaves the house, cancelled and rejected go back to the wallet. Ending it again
 * the same way changes nothing; `permission.denied` when it has ended otherwise. `reason` tells the member why it was rejected.
 */
export function endWithdrawal(
  db: Database,
  id: string,
  outcome: 'paid' | 'rejected' | 'cancelled',
  now: number,
  reason?: string,
): WithdrawalRow {
  return db
    .transaction(() => {
      const { member_id, amount, status, bank_name, number } = withdrawalById(db, id);
      if (status === outcome) return withdrawalById(db, id);
      if (status !== 'pending') refuse('permission.denied');
      const frozen = frozenAccount(member_id);
      const account = asTyped(`${bank_name} ${masked(number)}`);
      if (outcome === 'paid') move(db, `${id}:paid`, 'withdrawal', amount, [frozen, 'house:gateway'], now, account);
      else move(db, `${id}:back`, 'withdrawal.returned', amount, [frozen, playerAccount(member_id)], now, account);
      sql(db, 'UPDATE withdrawals SET status = ?, reason = ?, updated_at = ? WHERE id = ?').run(
        outcome,
        reason ?? null,
        now,
        id,
      );
      if (outcome === 'paid') tellMember(db, member_id, 'withdrawalPaid', { amount: amountText(amount), account }, now);
      if (outcome === 'rejected') {
        const values = { amount: amountText(amount), reason: reason === undefined ? NO_REASON : asTyped(reason) };
        tellMember(db, member_id, 'withdrawalRejected', values, now);
      }
      return withdrawalById(db, id);
    })
    .immediate();
}

/** One withdrawal. Refuses `not.found`. */
export function withdrawalById(db: Database, id: string): WithdrawalRow {
  return sql<WithdrawalRow>(db, `${WITHDRAWALS} WHERE w.id = ?`).get(id) ?? refuse('not.found');
}

/** A withdrawal as the contract writes it, the card's number masked; `language` is that of the house's own words. */
export function withdrawalOf(row: WithdrawalRow, language = 'en'): Withdrawal {
  const reason = row.reason ?? (row.status === 'rejected' ? textIn(NO_REASON, language) : undefined);
  return {
    withdrawId: row.id,
    amount: formatMoney(row.amount),
    fee: '0.00',
    bankName: row.bank_name,
    number: masked(row.number),
    status: row.status,
    createdAt: instantOf(row.created_at),
    updatedAt: instantOf(row.updated_at),
    ...(reason !== undefined && { reason }),
  };
}

/** What the level still allows since the site's midnight; what came back to the wallet is no withdrawal. */
function remainingToday(db: Database, memberId: number, now: number): number {
  const row = sql<{ count: number }>(
    db,
    "SELECT COUNT(*) AS count FROM withdrawals WHERE member_id = ? AND created_at >= ? AND status NOT IN ('cancelled', 'rejected')",
  ).get(memberId, periodAround(timeZoneOf(db), 'day', now).from);
  return Math.max(0, withdrawalsPerDay(db, memberId) - (row?.count ?? 0));
}

function move(
  db: Database,
  id: string,
  kind: PostingKind,
  amount: Minor,
  [from, to]: [Account, Account],
  at: number,
  source: Text,
) {
  const lines = [
    { account: from, amount: -amount },
    { account: to, amount },
  ];
  post(db, { key: `withdrawal:${id}`, kind, reference: id, source, at, lines });
}
