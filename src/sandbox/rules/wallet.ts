import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { bonusAccount, frozenAccount, playerAccount, vendorAccount } from './ledger.ts';
import type { Minor } from './money.ts';
import { siteChanges } from './site.ts';

/** Name of the main wallet in a transfer. */
export const MAIN = 'MAIN';

/** Vendors that keep a wallet of their own; all others play from the main wallet. */
export const TRANSFER_VENDORS: readonly string[] = ['PP', 'JDB', 'FC', 'TA'];

/** All of a player's money: the main wallet, the vendors' and what waits for a withdrawal. A bonus that is not freed is not yet theirs. */
export function sumBalance(db: Database, memberId: number): Minor {
  const main = playerAccount(memberId);
  const row = sql<{ sum: number }>(
    db,
    `SELECT COALESCE(SUM(balance), 0) AS sum FROM ledger_accounts
     WHERE (name = ? OR (name > ? AND name < ?)) AND name <> ?`,
  ).get(main, `${main}:`, `${main};`, bonusAccount(memberId));
  return row?.sum ?? 0;
}

/** What the vendors at both ends of a transfer are called; the main wallet has no name. */
export function namesOf(db: Database, from: string, to: string): { fromName?: string; toName?: string } {
  return {
    ...(from !== MAIN && { fromName: vendorName(db, from) }),
    ...(to !== MAIN && { toName: vendorName(db, to) }),
  };
}

/** What a vendor is called; one that is gone by its id. */
export function vendorName(db: Database, vassalage: string): string {
  return sql<{ name: string }>(db, 'SELECT name FROM vendors WHERE vassalage = ?').get(vassalage)?.name ?? vassalage;
}

/** The money of a player at one vendor. */
export interface VendorMoney {
  vassalage: string;
  name: string;
  balance: Minor;
  /** Under maintenance: nothing moves in or out. */
  closed: boolean;
}

/** The balances kept at vendors, one row per vendor with a wallet of its own. */
export function vendorBalances(db: Database, memberId: number): VendorMoney[] {
  const closed = siteChanges(db).closedVendors ?? [];
  return TRANSFER_VENDORS.map((vassalage) => ({
    vassalage,
    name: vendorName(db, vassalage),
    balance: balance(db, vendorAccount(memberId, vassalage)),
    closed: closed.includes(vassalage),
  }));
}

/** What is in the main wallet. */
export function mainBalance(db: Database, memberId: number): Minor {
  return balance(db, playerAccount(memberId));
}

export function frozenBalance(db: Database, memberId: number): Minor {
  return balance(db, frozenAccount(memberId));
}

/** Turnover still due before a withdrawal. */
export function wageringDue(db: Database, memberId: number): Minor {
  return sql<{ due: number }>(db, 'SELECT wagering_due AS due FROM members WHERE id = ?').get(memberId)?.due ?? 0;
}

/** Asks for more turnover, as a deposit or a bonus does. */
export function addWagering(db: Database, memberId: number, amount: Minor): void {
  sql(db, 'UPDATE members SET wagering_due = wagering_due + ? WHERE id = ?').run(amount, memberId);
}

/** Counts a stake towards the turnover that is due; below zero it does not go. */
export function countTurnover(db: Database, memberId: number, stake: Minor): void {
  sql(db, 'UPDATE members SET wagering_due = MAX(0, wagering_due - ?) WHERE id = ?').run(stake, memberId);
}

function balance(db: Database, account: string): Minor {
  return sql<{ balance: number }>(db, 'SELECT balance FROM ledger_accounts WHERE name = ?').get(account)?.balance ?? 0;
}
