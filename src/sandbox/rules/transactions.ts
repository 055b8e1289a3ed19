import type { Day } from '../../contract/schemas/money.ts';
import type { Page, PageQuery } from '../../contract/schemas/page.ts';
import type { Transaction, TransactionCode, TransactionSums, Transfer } from '../../contract/schemas/wallet.ts';
import type { Database } from '../db/database.ts';
import { type SqlValue, sql } from '../db/statement.ts';
import { type Text, textIn } from '../seed/texts/text.ts';
import { type PostingKind, playerAccount } from './ledger.ts';
import { formatMoney } from './money.ts';
import { instantOf, offsetOf, pageCounters, rangeOf } from './paging.ts';
import { MAIN, namesOf, vendorName } from './wallet.ts';

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
  rebate: { pt: 'Cashback', en: 'Rebate' },
  commission: { pt: 'Comissão', en: 'Commission' },
  salary: { pt: 'Salário de contrato', en: 'Contract salary' },
  dividend: { pt: 'Dividendo', en: 'Dividend' },
  downline: { pt: 'Transferência na equipe', en: 'Team transfer' },
  ticket: { pt: 'Sala ao vivo', en: 'Live room' },
  gift: { pt: 'Presente ao vivo', en: 'Live gift' },
};

/** What a player's rebate by the own rate came from; the other rebates are those of the rebate record. */
const AGENT_RATE: Text = { pt: 'Taxa combinada com o agente', en: 'Rate agreed with the agent' };

/** What an agent earns and hands on: the agents' variant of the record. */
const AGENT_KINDS: readonly PostingKind[] = ['commission', 'salary', 'dividend', 'downline'];

interface TransactionQuery extends PageQuery {
  startDate: Day;
  endDate: Day;
  code?: string;
  types?: 'A';
  language?: string;
}

interface LineRow {
  id: number;
  kind: PostingKind;
  amount: number;
  balance_after: number;
  created_at: number;
  reference: string;
  source: string | null;
}

const MOVES = `FROM ledger_lines l JOIN ledger_postings p ON p.id = l.posting_id
  WHERE l.account_id = (SELECT id FROM ledger_accounts WHERE name = ?)`;

/**
 * The movements of one account with the balance after each, by the moments at which they happened: history that is written down later,
 * as a seeded one is, stands where it belongs.
 */
const HISTORY = `FROM (SELECT p.id, p.kind, l.amount, p.created_at, p.reference, p.source,
  SUM(l.amount) OVER (ORDER BY p.created_at, p.id) AS balance_after ${MOVES})`;

function selectionOf(
  db: Database,
  memberId: number,
  { code, types, startDate, endDate }: TransactionQuery,
): { where: string; values: SqlValue[] } {
  const { from, until } = rangeOf(db, { startDate, endDate });
  const kinds = [...(code === undefined ? [] : [[code]]), ...(types === 'A' ? [AGENT_KINDS] : [])];
  return {
    where: `${HISTORY} WHERE created_at >= ? AND created_at < ?${kinds.map((kind) => ` AND kind IN (${marks(kind)})`).join('')}`,
    values: [playerAccount(memberId), from, until, ...kinds.flat()],
  };
}

const marks = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

/** One page of the movements of a player's main wallet, newest first, with the sums over all of the selection (SPEC 7.4). */
export function transactionPage(
  db: Database,
  memberId: number,
  query: TransactionQuery,
): Page<Transaction> & { footer: TransactionSums } {
  const { where, values } = selectionOf(db, memberId, query);
  const sums = sql<{ count: number; income: number; expense: number }>(
    db,
    `SELECT COUNT(*) AS count, COALESCE(SUM(MAX(amount, 0)), 0) AS income, COALESCE(-SUM(MIN(amount, 0)), 0) AS expense ${where}`,
  ).get(...values) ?? { count: 0, income: 0, expense: 0 };
  const rows = sql<LineRow>(db, `SELECT * ${where} ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?`).all(
    ...values,
    query.pageSize,
    offsetOf(query),
  );
  const { count, income, expense } = sums;
  return {
    list: rows.map((row) => transactionOf(db, row, query.language ?? 'pt')),
    ...pageCounters(query, count),
    footer: { count, income: formatMoney(income), expense: formatMoney(expense) },
  };
}

function transactionOf(db: Database, row: LineRow, language: string): Transaction {
  const other = otherEnd(db, row);
  const source = gameOf(db, row) ?? textOf(row, language);
  return {
    transactionId: String(row.id),
    code: row.kind,
    amount: formatMoney(row.amount),
    balanceAfter: formatMoney(row.balance_after),
    createdAt: instantOf(row.created_at),
    // What the ledger calls `bet:12` is bet 12 to people; a transfer is about who or what is at its other end.
    reference: other === undefined ? row.reference.replace(/^.*:/, '') : '',
    ...(other !== undefined && { walletName: other }),
    ...(source && { source }),
  };
}

function textOf({ kind, reference, source }: LineRow, language: string): string | undefined {
  if (source !== null) return textIn(JSON.parse(source) as Text, language);
  return kind === 'rebate' && reference.startsWith('team-rebate:') ? textIn(AGENT_RATE, language) : undefined;
}

/** The game of a single bet. Days of seeded history are sums over many games. */
function gameOf(db: Database, { reference }: LineRow): string | undefined {
  const [, bet] = /^bet:(\d+)$/.exec(reference) ?? [];
  if (bet === undefined) return;
  const game = 'SELECT g.name FROM bets b JOIN games g ON g.node_id = b.node_id WHERE b.id = ?';
  return sql<{ name: string }>(db, game).get(Number(bet))?.name;
}

/** What is at the other end of a transfer: a vendor's wallet, or who sent money in a team, or was sent it. */
function otherEnd(db: Database, { kind, reference, amount }: LineRow): string | undefined {
  const [from, to = ''] = reference.split('>');
  if (kind === 'downline') return amount < 0 ? to : from;
  const vendor = kind === 'transfer' ? [from, to].find((name) => name !== MAIN) : undefined;
  return vendor === undefined ? undefined : vendorName(db, vendor);
}

/** The kinds of movements that a player's main wallet has had, named in a language (SPEC 7.4). */
export function transactionCodes(
  db: Database,
  memberId: number,
  { language, types }: { language: string; types?: 'A' },
): TransactionCode[] {
  const used = sql<{ kind: PostingKind }>(db, `SELECT DISTINCT p.kind ${MOVES} ORDER BY p.kind`).all(
    playerAccount(memberId),
  );
  return used
    .filter(({ kind }) => types !== 'A' || AGENT_KINDS.includes(kind))
    .map(({ kind }) => ({ code: kind, name: textIn(TRANSACTION_NAMES[kind], language) }));
}

interface TransferRow {
  posting: number;
  kind: 'transfer' | 'collect';
  account: string;
  amount: number;
  created_at: number;
  reference: string;
}

/** What a transfer brings, and what a collection takes from each vendor. */
const TRANSFERS = `FROM ledger_lines l JOIN ledger_postings p ON p.id = l.posting_id JOIN ledger_accounts a ON a.id = l.account_id
  WHERE (a.name = ? OR (a.name > ? AND a.name < ?)) AND p.created_at >= ? AND p.created_at < ?
  AND ((p.kind = 'transfer' AND l.amount > 0) OR (p.kind = 'collect' AND l.amount < 0))`;

/** One page of the transfers between a player's wallets, newest first, a collection as one from each vendor (SPEC 7.4). */
export function transferPage(
  db: Database,
  memberId: number,
  query: PageQuery & { startDate: Day; endDate: Day },
): Page<Transfer> {
  const { from, until } = rangeOf(db, query);
  const main = playerAccount(memberId);
  const values = [main, `${main}:`, `${main};`, from, until];
  const total = sql<{ count: number }>(db, `SELECT COUNT(*) AS count ${TRANSFERS}`).get(...values);
  const rows = sql<TransferRow>(
    db,
    `SELECT p.id AS posting, p.kind, a.name AS account, ABS(l.amount) AS amount, p.created_at, p.reference ${TRANSFERS}
     ORDER BY p.created_at DESC, p.id DESC, a.id LIMIT ? OFFSET ?`,
  ).all(...values, query.pageSize, offsetOf(query));
  return { list: rows.map((row) => transferOf(db, row)), ...pageCounters(query, total?.count ?? 0) };
}

/** The reference of a transfer names both wallets: `MAIN>PP`; a collection has a line for each vendor. */
function transferOf(db: Database, { posting, kind, account, reference, amount, created_at }: TransferRow): Transfer {
  const vendor = account.replace(/^.*:/, '');
  const [from = '', to = ''] = kind === 'transfer' ? reference.split('>', 2) : [vendor, MAIN];
  return {
    transactionId: kind === 'transfer' ? String(posting) : `${posting}-${vendor}`,
    from,
    to,
    ...namesOf(db, from, to),
    amount: formatMoney(amount),
    createdAt: instantOf(created_at),
  };
}
