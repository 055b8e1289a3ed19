import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { type Account, balanceOf, playerAccount, post } from '../rules/ledger.ts';
import type { Minor } from '../rules/money.ts';

/** The money that a seeded member begins with, or is to have left of it, at a moment in ms. */
export interface Opening {
  memberId: number;
  amount: Minor;
  at: number;
}

/** Gives a seeded member the money to begin with. */
export function openBalance(db: Database, { memberId, amount, at }: Opening): void {
  post(db, {
    key: `opening:${memberId}`,
    kind: 'opening',
    reference: 'opening',
    at,
    lines: [
      { account: 'house:gateway', amount: -amount },
      { account: playerAccount(memberId), amount },
    ],
  });
}

/**
 * The least that an account has from a moment on, by what is written down so far: as much can be taken out then without owing later, as
 * the seed does not write in the order of time.
 */
export function leastFrom(db: Database, account: Account, at: number): Minor {
  const later = sql<{ amount: Minor }>(
    db,
    `SELECT l.amount FROM ledger_lines l JOIN ledger_postings p ON p.id = l.posting_id
     WHERE l.account_id = (SELECT id FROM ledger_accounts WHERE name = ?) AND p.created_at > ?
     ORDER BY p.created_at DESC, p.id DESC`,
  ).all(account, at);
  let before = balanceOf(db, account);
  let least = before;
  for (const { amount } of later) {
    before -= amount;
    least = Math.min(least, before);
  }
  return least;
}
