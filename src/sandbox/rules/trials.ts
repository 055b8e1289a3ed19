import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { playerAccount, post } from './ledger.ts';
import { addMember } from './members.ts';

/** Play money of a trial, in cents. */
const TRIAL_MONEY = 100_000;

/** Opens an account of type 4 with play money, which can do what a trial may and is forgotten by its owner. */
export function openTrial(db: Database, now: number): number {
  return db.transaction(() => {
    const username = `trial${randomBytes(5).toString('hex')}`;
    const id = addMember(db, {
      username,
      password_hash: '.',
      type: 4,
      nickname: 'Trial',
      first_login: 0,
      created_at: now,
    });
    post(db, {
      key: `trial:${id}`,
      kind: 'opening',
      reference: 'trial',
      at: now,
      lines: [
        { account: 'house:trial', amount: -TRIAL_MONEY },
        { account: playerAccount(id), amount: TRIAL_MONEY },
      ],
    });
    return id;
  })();
}
