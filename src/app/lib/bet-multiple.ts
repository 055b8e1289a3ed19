import { toMinor } from './decimal.ts';

/** How many times its stake a bet has paid, in hundredths and rounded down; undefined where that cannot be told. */
export function multipleOf(stake: string, payout: string): number | undefined {
  const [staked, paid] = [toMinor(stake), toMinor(payout)];
  if (!staked || paid === undefined || staked < 0) return undefined;
  return Math.floor((paid * 100) / staked);
}
