import type { Database } from '../db/database.ts';
import { playerAccount, post } from '../rules/ledger.ts';

/** Gives a seeded member the money to begin with, in cents, at a moment in ms. */
export function openBalance(db: Database, memberId: number, amount: number, at: number): void {
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
