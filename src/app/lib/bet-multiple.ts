import { toMinor } from './decimal.ts';

/** How many times its stake a bet has paid, with at most two decimals and a point: `2.5`; undefined where that cannot be told. */
export function times(stake: string, payout: string): string | undefined {
  const [staked, paid] = [toMinor(stake), toMinor(payout)];
  if (!staked || paid === undefined || staked < 0) return undefined;
  return String(Math.floor((paid * 100) / staked) / 100);
}
