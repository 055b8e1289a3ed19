import { bets, coins, deposit, gift, receipt, team, transfer, trophy, undo, withdraw } from '../../ui/icon/record.ts';

/** Icons of the kinds that platforms have; another kind has the receipt's. */
const ICONS: Readonly<Record<string, string>> = {
  deposit,
  withdrawal: withdraw,
  'withdrawal.returned': undo,
  bet: bets,
  'bet.void': undo,
  payout: trophy,
  transfer,
  collect: transfer,
  bonus: gift,
  rebate: coins,
  commission: coins,
  downline: team,
};

/** The icon of a kind of movement. */
export const transactionIcon = (code: string): string => ICONS[code] ?? receipt;
