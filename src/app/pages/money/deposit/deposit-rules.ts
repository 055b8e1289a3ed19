import type { Deposit, DepositKind, DepositMethod } from '../../../../contract/schemas/deposit.ts';
import { plainAmount, toMinor } from '../../../lib/decimal.ts';
import { onPageEntry } from '../../../lib/page-entry.ts';
import { safeAddress } from '../../../lib/site-path.ts';
import { deposit as depositPath } from '../../../routes/links.ts';
import { depositing } from '../../../stores/deposit/deposit.ts';

/** The name under which typed text is kept over a reload. */
export const DEPOSIT_FORM = 'deposit';

/** The member wants no promotion; without any choice the platform's own choice holds. */
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

/** The groups that have methods, in the platform's order. */
export const groupsOf = (methods: readonly DepositMethod[]): MethodGroup[] => [...new Set(methods.map(groupOf))];

/** Until when a deposit can be paid, in ms of the phone's clock; a slow clock never adds time. */
export function payUntil({ createdAt, expiresAt }: Deposit, now = Date.now()): number {
  const end = Date.parse(expiresAt);
  return Math.min(end, now + end - Date.parse(createdAt));
}

const news = () => import('../../../features/deposits/tell-news.ts');

/**
 * Asks how the deposit stands; true when that failed. The page stays on screen while the bytes of the next one arrive: an answer would go
 * with it unread, so from there on it is asked for by chrome/line/deposit-news.ts. One that comes when the page has been left is told.
 */
export async function askDeposit(): Promise<boolean> {
  if (location.pathname !== depositPath) return false;
  const before = depositing.current.peek()?.value?.status;
  await depositing.resume();
  if (location.pathname !== depositPath) await news().then(({ tellNews }) => tellNews(before), console.warn);
  return depositing.error.peek() !== undefined;
}

/** A result that was seen is not shown again: whoever comes back finds the form. */
export function closeEnded(): void {
  const status = depositing.current.peek()?.value?.status;
  if (status && status !== 'pending') depositing.close();
}

/** The sum that stands in the form at first: the last one, else the second that the method suggests; in full units where it has no decimals. */
export function firstAmount(method: DepositMethod | undefined, last: string | undefined): string {
  const fits = last !== undefined && method && !amountFlaw(last, method);
  return plainAmount((fits ? last : (method?.presets[1] ?? method?.presets[0])) ?? '');
}

/** Goes to the payment page of a pending deposit, if its address is on this site or https. */
export function leaveToPay(deposit: Deposit | undefined): void {
  const address = deposit?.status === 'pending' ? safeAddress(deposit.payUrl) : undefined;
  if (address) onPageEntry(() => location.assign(address));
}
