import type { Deposit, DepositKind, DepositMethod } from '../../../contract/schemas/deposit.ts';
import { toMinor } from '../../lib/decimal.ts';

/** Names what was typed into the form before a reload. */
export const DEPOSIT_FORM = 'deposit';

/** Says that no promotion is wanted, where none chosen yet leaves the platform's choice. */
export const NO_PROMO = '-';

/** What is wrong with an amount for a method. */
export type AmountFlaw = 'format' | 'low' | 'high';

/** What is wrong with an amount for a method; undefined when it can be paid. Limits are inclusive. */
export function amountFlaw(amount: string | undefined, method: DepositMethod): AmountFlaw | undefined {
  const minor = amount === undefined ? undefined : toMinor(amount);
  if (minor === undefined || minor < 0) return 'format';
  if (minor < (toMinor(method.minAmount) ?? 0)) return 'low';
  return minor > (toMinor(method.maxAmount) ?? 0) ? 'high' : undefined;
}

/** Ways to pay that belong together on the screen. */
export type MethodGroup = 'pix' | 'bank' | 'wallet' | 'transfer';

const GROUPS: Record<DepositKind, MethodGroup> = {
  pix: 'pix',
  gateway: 'bank',
  alipay: 'wallet',
  qq: 'wallet',
  wechat: 'wallet',
  manual: 'transfer',
};

export const groupOf = ({ kind }: DepositMethod): MethodGroup => GROUPS[kind];

/** The groups that there are methods of, in the platform's order. */
export const groupsOf = (methods: readonly DepositMethod[]): MethodGroup[] => [...new Set(methods.map(groupOf))];

/**
 * Until when a deposit can be paid, in ms of the phone's clock: one that is slow would promise more time than there ever was.
 */
export function payUntil({ createdAt, expiresAt }: Deposit, now = Date.now()): number {
  const end = Date.parse(expiresAt);
  return Math.min(end, now + end - Date.parse(createdAt));
}
