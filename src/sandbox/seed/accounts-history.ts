import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { DEPOSIT_METHODS } from '../rules/depositMethods.ts';
import { playerAccount, post } from '../rules/ledger.ts';
import { type Past, walletPast } from './accounts-wallet.ts';
import { createRandom } from './random.ts';

const DAY = 24 * 3600 * 1000;
const HOUR = 3600 * 1000;

/** What a bank said of a payment. */
const DECLINED = 'Pagamento não autorizado pelo banco. / The bank did not authorise the payment.';

/** Gives the demo member deposits of the last three months, and what became of its wallets. */
export function seedHistory(db: Database, memberId: number, now: number): void {
  const past = [...depositsPast(db, memberId, now), ...walletPast(db, memberId, now)].sort((a, b) => a.at - b.at);
  for (const { happen } of past) happen();
}

function depositsPast(db: Database, memberId: number, now: number): Past[] {
  const random = createRandom(0xde90);
  return Array.from({ length: 26 }, (_, made) => {
    const method = random.pick(DEPOSIT_METHODS.slice(0, 4));
    const amount = random.pick(method.presets);
    const at = now - Math.floor(((26 - made) / 27) * 90) * DAY - random.int(0, 20) * HOUR;
    const status = random.pick(['approved', 'approved', 'approved', 'declined', 'expired'] as const);
    const id = `D${String(made).padStart(6, '0')}`;
    const happen = () => {
      sql(
        db,
        `INSERT INTO deposits (id, member_id, kind, method_id, method_name, amount, back_url, status, created_at, expires_at,
           settled_at, reason)
         VALUES (?, ?, ?, ?, ?, ?, '/m/voucherCenter', ?, ?, ?, ?, ?)`,
      ).run(
        id,
        memberId,
        method.kind,
        method.methodId,
        method.name.pt,
        amount,
        status,
        at,
        at + method.lifetime,
        status === 'expired' ? null : at + 120_000,
        status === 'declined' ? DECLINED : null,
      );
      if (status !== 'approved') return;
      post(db, {
        key: `deposit:${id}`,
        kind: 'deposit',
        reference: id,
        source: method.name,
        at: at + 120_000,
        lines: [
          { account: 'house:gateway', amount: -amount },
          { account: playerAccount(memberId), amount },
        ],
      });
    };
    return { at: at + 120_000, happen };
  });
}
