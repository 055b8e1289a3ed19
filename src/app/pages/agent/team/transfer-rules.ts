import { sentLimits } from '../../../../contract/fields/limits.ts';
import { fromMinor, toMinor, typedDecimal } from '../../../lib/decimal.ts';
import { scale } from '../../../lib/money-scale.ts';
import type { SendRequest } from '../../../stores/agent/send-down.ts';

/** A member who is to be sent money. */
export interface Receiver {
  readonly memberId: string;
  readonly userName: string;
}

/** What is wrong with a typed amount. */
export type AmountFlaw = 'format' | 'limits';

/** What is wrong with an amount; undefined when it may be sent. */
export function amountFlaw(typed: string): AmountFlaw | undefined {
  const amount = typedDecimal(typed);
  const minor = amount === undefined ? undefined : toMinor(amount);
  if (minor === undefined || minor <= 0) return 'format';
  const { least, most } = sentLimits(scale);
  return minor < least || minor > most ? 'limits' : undefined;
}

/** The sum of what is typed, as decimal string; what is no amount counts nothing. */
export const sumOf = (typed: readonly string[]): string =>
  fromMinor(typed.reduce((sum, text) => sum + (toMinor(typedDecimal(text) ?? '') ?? 0), 0));

/** Whether a sum is in a balance; both decimal strings, and no known balance is enough for the platform to decide. */
export const isCovered = (sum: string, balance: string | undefined): boolean =>
  balance === undefined || (toMinor(sum) ?? 0) <= (toMinor(balance) ?? 0);

/** What is asked of the platform; undefined where an amount is wrong. */
export function requestOf(
  receivers: readonly Receiver[],
  typed: Readonly<Record<string, string>>,
): SendRequest | undefined {
  if (receivers.length === 0 || receivers.some(({ memberId }) => amountFlaw(typed[memberId] ?? ''))) return undefined;
  const transfers = receivers.map(({ memberId, userName }) => ({
    memberId,
    userName,
    amount: typedDecimal(typed[memberId] ?? '') ?? '',
  }));
  return { transfers };
}
