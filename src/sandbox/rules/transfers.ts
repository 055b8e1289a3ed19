import type { Transfer } from '../../contract/schemas/wallet.ts';
import type { Database } from '../db/database.ts';
import { type Account, playerAccount, post, vendorAccount } from './ledger.ts';
import { formatMoney, type Minor } from './money.ts';
import { instantOf } from './paging.ts';
import { checkOpen } from './playClosure.ts';
import { refuse } from './refusal.ts';
import { MAIN, namesOf, type VendorMoney, vendorBalances } from './wallet.ts';

/** What one transfer to a vendor may be; home to the main wallet any sum may go. */
export const LEAST_TRANSFER: Minor = 100;
export const MOST_TRANSFER: Minor = 5_000_000;

export interface TransferRequest {
  from: string;
  to: string;
  amount: Minor;
}

/**
 * Moves money between two wallets of a member; `key` is unique among the member's. Refuses `payload.invalid` for wallets that are none or
 * the same, `vendor.maintenance`, `transfer.amount`, `account.excluded` for money that would go to where it is played with, and
 * `wallet.insufficient`.
 */
export function transferMoney(
  db: Database,
  memberId: number,
  request: TransferRequest,
  key: string,
  now: number,
): Transfer {
  const { from, to, amount } = request;
  const vendors = vendorBalances(db, memberId);
  const [source, target] = [walletOf(vendors, memberId, from, 'from'), walletOf(vendors, memberId, to, 'to')];
  if (source === target) invalid('to', 'to is the wallet it comes from');
  if (amount === 0) invalid('amount', 'amount is more than 0');
  if (to !== MAIN) {
    checkOpen(db, memberId, now);
    if (amount < LEAST_TRANSFER || amount > MOST_TRANSFER) refuse('transfer.amount', { field: 'amount' });
  }
  const { postingId } = post(db, {
    key: `transfer:${memberId}:${key}`,
    kind: 'transfer',
    reference: `${from}>${to}`,
    at: now,
    lines: [
      { account: source, amount: -amount },
      { account: target, amount },
    ],
  });
  return {
    transactionId: String(postingId),
    from,
    to,
    ...namesOf(db, from, to),
    amount: formatMoney(amount),
    createdAt: instantOf(now),
  };
}

function walletOf(vendors: readonly VendorMoney[], memberId: number, name: string, field: string): Account {
  if (name === MAIN) return playerAccount(memberId);
  const vendor = vendors.find(({ vassalage }) => vassalage === name) ?? invalid(field, `${field} is no wallet`);
  if (vendor.closed) refuse('vendor.maintenance', { field });
  return vendorAccount(memberId, name);
}

function invalid(field: string, message: string): never {
  return refuse('payload.invalid', { issues: [{ field, message }] });
}

/**
 * Brings what vendors keep into the main wallet, in one movement; names the vendors under maintenance, whose money stays. Refuses
 * `vendor.maintenance` when there is money, but only at such.
 */
export function collectMoney(
  db: Database,
  memberId: number,
  key: string,
  now: number,
): { collected: Minor; closed: string[] } {
  const filled = vendorBalances(db, memberId).filter(({ balance }) => balance > 0);
  const open = filled.filter((vendor) => !vendor.closed);
  const closed = filled.filter((vendor) => vendor.closed).map(({ name }) => name);
  const collected = open.reduce((sum, { balance }) => sum + balance, 0);
  if (collected === 0) return closed.length > 0 ? refuse('vendor.maintenance') : { collected, closed };
  post(db, {
    key: `collect:${memberId}:${key}`,
    kind: 'collect',
    reference: open.map(({ vassalage }) => vassalage).join(','),
    at: now,
    lines: [
      { account: playerAccount(memberId), amount: collected },
      ...open.map(({ vassalage, balance }) => ({ account: vendorAccount(memberId, vassalage), amount: -balance })),
    ],
  });
  return { collected, closed };
}
