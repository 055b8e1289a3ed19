import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { Text } from '../seed/texts/text.ts';
import type { Minor } from './money.ts';
import { refuse } from './refusal.ts';
import { addVoucher } from './vouchers.ts';

/** How long a voucher of the mall waits to be redeemed. */
const LASTS = 30 * 24 * 3600 * 1000;

/** Letters and digits that nobody takes for another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

interface MallVoucher {
  title: Text;
  amount: Minor;
  /** Turnover as a multiple of the amount. */
  times: number;
  now: number;
}

/** Gives a member a voucher that points were exchanged for: a code that is theirs alone. */
export function giveVoucher(db: Database, memberId: number, voucher: MallVoucher): void {
  const code = `MALL-${[...randomBytes(8)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`;
  const added = addVoucher(db, { ...voucher, code, uses: 1, memberId, expiresAt: voucher.now + LASTS });
  if (!added) refuse('unknown');
}
