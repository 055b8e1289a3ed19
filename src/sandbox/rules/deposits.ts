import { randomBytes } from 'node:crypto';
import type { Deposit, DepositForm, DepositMethod, DepositStatus } from '../../contract/shapes/deposit.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { playerAccount, post } from './ledger.ts';
import { formatMoney, type Minor, parseMoney } from './money.ts';
import { instantOf } from './paging.ts';
import { checkOpen, closureOf } from './playClosure.ts';
import { checkDepositLimit, depositFits } from './playLimits.ts';
import { refuse } from './refusal.ts';
import { addWagering } from './wallet.ts';

/** A deposit waits this many ms for its payment. */
export const DEPOSIT_LIFETIME = 15 * 60_000;

/** A deposit as kept; money in minor units, moments in ms. */
export interface DepositRow {
  id: string;
  member_id: number;
  method_id: string;
  method_name: string;
  amount: Minor;
  back_url: string;
  language: string | null;
  promotion_id: string | null;
  status: DepositStatus;
  created_at: number;
  expires_at: number;
  settled_at: number | null;
}

/** Pictures of the image service that stand for the ways to pay in. */
const ICONS: Readonly<Record<string, string>> = {
  pix: 'high-voltage',
  card: 'credit-card',
  wallet: 'money-bag',
  boleto: 'ledger',
};

const method = (
  methodId: string,
  kind: DepositMethod['kind'],
  name: string,
  limits: [string, string],
  presets: string[],
): DepositMethod => ({
  methodId,
  kind,
  gateway: 3,
  name,
  iconUrl: `/img/symbol/${ICONS[methodId] ?? 'bank'}`,
  minAmount: limits[0],
  maxAmount: limits[1],
  presets,
});

/** The ways to pay in that this site offers. */
export const DEPOSIT_METHODS: readonly DepositMethod[] = [
  method('pix', 'pix', 'Pix', ['10.00', '20000.00'], ['20.00', '50.00', '100.00', '200.00', '500.00', '1000.00']),
  method(
    'card',
    'gateway',
    'PagLeve',
    ['20.00', '5000.00'],
    ['20.00', '50.00', '100.00', '300.00', '500.00', '1000.00'],
  ),
  method(
    'wallet',
    'gateway',
    'Carteira Digital',
    ['5.00', '3000.00'],
    ['5.00', '20.00', '50.00', '100.00', '200.00', '300.00'],
  ),
  method(
    'boleto',
    'gateway',
    'Boleto',
    ['30.00', '10000.00'],
    ['50.00', '100.00', '200.00', '500.00', '1000.00', '2000.00'],
  ),
];

/** A method by its id. Refuses `not.found` for one that the site does not offer, or not for this `kind`. */
export function methodOf(methodId: string, kind?: DepositMethod['kind']): DepositMethod {
  const chosen = DEPOSIT_METHODS.find((one) => one.methodId === methodId && (kind === undefined || one.kind === kind));
  return chosen ?? refuse('not.found', { field: 'methodId' });
}

/** Opens a deposit by a method of the site. Refuses `deposit.amount` outside its limits, and what the member's own protections forbid. */
export function openDeposit(
  db: Database,
  memberId: number,
  chosen: DepositMethod,
  form: DepositForm,
  now: number,
): DepositRow {
  checkOpen(db, memberId, now);
  const amount = parseMoney(form.amount);
  if (amount < parseMoney(chosen.minAmount) || amount > parseMoney(chosen.maxAmount)) {
    refuse('deposit.amount', { field: 'amount' });
  }
  checkDepositLimit(db, memberId, amount, now);
  const id = `D${randomBytes(15).toString('base64url')}`;
  sql(
    db,
    `INSERT INTO deposits (id, member_id, method_id, method_name, amount, back_url, language, promotion_id, created_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    id,
    memberId,
    chosen.methodId,
    chosen.name,
    amount,
    form.backUrl,
    form.language ?? null,
    form.promotionId ?? null,
    now,
    now + DEPOSIT_LIFETIME,
  );
  return depositById(db, id, now);
}

/** One deposit as it stands now. Refuses `not.found`. */
export function depositById(db: Database, id: string, now: number): DepositRow {
  const row = sql<DepositRow>(db, 'SELECT * FROM deposits WHERE id = ?').get(id);
  return row ? asOfNow(row, now) : refuse('not.found');
}

/**
 * Settles a deposit once. Approving credits the wallet and asks for one time its turnover; settling it again the same
 * way changes nothing, the other way or too late is refused with `deposit.closed`. Money that the member's own limits or an exclusion
 * forbid by now goes back: the deposit ends declined.
 */
export function settleDeposit(db: Database, id: string, wanted: 'approved' | 'declined', now: number): DepositRow {
  return db
    .transaction(() => {
      const deposit = depositById(db, id, now);
      if (deposit.status === wanted) return deposit;
      if (deposit.status !== 'pending') refuse('deposit.closed');
      const outcome: DepositStatus = wanted === 'approved' && mayCredit(db, deposit, now) ? 'approved' : 'declined';
      if (outcome === 'approved') credit(db, deposit, now);
      sql(db, 'UPDATE deposits SET status = ?, settled_at = ? WHERE id = ?').run(outcome, now, id);
      return { ...deposit, status: outcome, settled_at: now };
    })
    .immediate();
}

/** Whether the member's own protections let a paid deposit in. */
function mayCredit(db: Database, { member_id, amount }: DepositRow, now: number): boolean {
  const { excluded, timeOutUntil } = closureOf(db, member_id, now);
  return !excluded && timeOutUntil === undefined && depositFits(db, member_id, amount, now);
}

/** A deposit as the contract writes it; the address to pay at is there while it can be paid. */
export function depositOf(row: DepositRow): Deposit {
  return {
    depositId: row.id,
    methodId: row.method_id,
    methodName: row.method_name,
    amount: formatMoney(row.amount),
    status: row.status,
    createdAt: instantOf(row.created_at),
    expiresAt: instantOf(row.expires_at),
    ...(row.status === 'pending' ? waysToPay(row) : {}),
  };
}

/** Pix is paid by a code as well, to be copied into the bank's app; this one pays nothing. */
function waysToPay({ id, method_id, language }: DepositRow): Pick<Deposit, 'payUrl' | 'payCode'> {
  const payUrl = `/sandbox/gateway/${id}${language === null ? '' : `?lang=${language}`}`;
  return method_id === 'pix' ? { payUrl, payCode: `00020126LEVE-SANDBOX-${id}6304` } : { payUrl };
}

/** Nobody waits for the hour: a pending deposit past its time counts as expired wherever it is read. */
export function asOfNow(row: DepositRow, now: number): DepositRow {
  return row.status === 'pending' && row.expires_at <= now ? { ...row, status: 'expired' } : row;
}

function credit(db: Database, { id, member_id, amount }: DepositRow, now: number): void {
  post(db, {
    key: `deposit:${id}`,
    kind: 'deposit',
    reference: id,
    at: now,
    lines: [
      { account: 'house:gateway', amount: -amount },
      { account: playerAccount(member_id), amount },
    ],
  });
  addWagering(db, member_id, amount);
}
