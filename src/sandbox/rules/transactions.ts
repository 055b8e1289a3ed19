import type { Day } from '../../contract/shapes/money.ts';
import type { Page, PageQuery } from '../../contract/shapes/page.ts';
import type { Transaction, Transfer } from '../../contract/shapes/wallet.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { type PostingKind, playerAccount } from './ledger.ts';
import { formatMoney } from './money.ts';
import { instantOf, offsetOf, pageCounters, rangeOf } from './paging.ts';

/** What the account record calls each kind of movement. */
export const TRANSACTION_NAMES: Record<PostingKind, { pt: string; en: string }> = {
  opening: { pt: 'Saldo inicial', en: 'Opening balance' },
  deposit: { pt: 'Depósito', en: 'Deposit' },
  withdrawal: { pt: 'Saque', en: 'Withdrawal' },
  'withdrawal.returned': { pt: 'Saque devolvido', en: 'Withdrawal returned' },
  bet: { pt: 'Aposta', en: 'Bet' },
  payout: { pt: 'Prêmio', en: 'Payout' },
  'bet.void': { pt: 'Aposta anulada', en: 'Void bet' },
  transfer: { pt: 'Transferência', en: 'Transfer' },
  collect: { pt: 'Recolhimento', en: 'Collection' },
  bonus: { pt: 'Bônus', en: 'Bonus' },
  'bonus.locked': { pt: 'Bônus a liberar', en: 'Bonus to be freed' },
  'bonus.expired': { pt: 'Bônus vencido', en: 'Bonus expired' },
  rebate: { pt: 'Rebate', en: 'Rebate' },
  commission: { pt: 'Comissão', en: 'Commission' },
  downline: { pt: 'Transferência à equipe', en: 'Team transfer' },
};

interface TransactionQuery extends PageQuery {
  startDate: Day;
  endDate: Day;
  code?: string;
}

interface LineRow {
  id: number;
  kind: PostingKind;
  amount: number;
  balance_after: number;
  created_at: number;
  reference: string;
}

const SELECTION = `FROM ledger_lines l JOIN ledger_postings p ON p.id = l.posting_id
  WHERE l.account_id = (SELECT id FROM ledger_accounts WHERE name = ?)
  AND p.created_at >= ? AND p.created_at < ? AND (? = '' OR p.kind = ?)`;

/** One page of the movements of a player's main wallet, newest first (SPEC 7.4). */
export function transactionPage(db: Database, memberId: number, query: TransactionQuery): Page<Transaction> {
  const { from, until } = rangeOf(query);
  const code = query.code ?? '';
  const selection = [playerAccount(memberId), from, until, code, code];
  const total = sql<{ count: number }>(db, `SELECT COUNT(*) AS count ${SELECTION}`).get(...selection);
  const rows = sql<LineRow>(
    db,
    `SELECT p.id, p.kind, l.amount, l.balance_after, p.created_at, p.reference ${SELECTION}
     ORDER BY p.created_at DESC, p.id DESC LIMIT ? OFFSET ?`,
  ).all(...selection, query.pageSize, offsetOf(query));
  return { list: rows.map(transactionOf), ...pageCounters(query, total?.count ?? 0) };
}

function transactionOf(row: LineRow): Transaction {
  return {
    transactionId: String(row.id),
    code: row.kind,
    amount: formatMoney(row.amount),
    balanceAfter: formatMoney(row.balance_after),
    createdAt: instantOf(row.created_at),
    reference: row.reference,
  };
}

/** One page of the transfers between a player's wallets, newest first (SPEC 7.4). */
export function transferPage(
  db: Database,
  memberId: number,
  query: PageQuery & { startDate: Day; endDate: Day },
): Page<Transfer> {
  const { from, until } = rangeOf(query);
  const main = playerAccount(memberId);
  const selection = `FROM ledger_lines l JOIN ledger_postings p ON p.id = l.posting_id JOIN ledger_accounts a ON a.id = l.account_id
    WHERE p.kind = 'transfer' AND l.amount > 0 AND (a.name = ? OR (a.name > ? AND a.name < ?))
    AND p.created_at >= ? AND p.created_at < ?`;
  const values = [main, `${main}:`, `${main};`, from, until];
  const total = sql<{ count: number }>(db, `SELECT COUNT(*) AS count ${selection}`).get(...values);
  const rows = sql<LineRow>(
    db,
    `SELECT p.id, p.kind, l.amount, l.balance_after, p.created_at, p.reference ${selection}
     ORDER BY p.id DESC LIMIT ? OFFSET ?`,
  ).all(...values, query.pageSize, offsetOf(query));
  return { list: rows.map(transferOf), ...pageCounters(query, total?.count ?? 0) };
}

/** The reference of a transfer names both wallets: `MAIN>PP`. */
function transferOf({ id, reference, amount, created_at }: LineRow): Transfer {
  const [from = '', to = ''] = reference.split('>', 2);
  return { transactionId: String(id), from, to, amount: formatMoney(amount), createdAt: instantOf(created_at) };
}
