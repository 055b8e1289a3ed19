import { deposit } from '../../routes/links.ts';

/** Addresses of the pages of money, beside those of routes/links.ts. */
export const walletPath = '/m/wallet';
export const transferPath = '/m/transfer';
export const protectionPath = '/m/protection';

/** One deposit under way on the deposit's page, as a gateway names it too. */
export const depositAt = (depositId: string): string => `${deposit}?depositId=${encodeURIComponent(depositId)}`;

/** Records of play; the betting record is in routes/links.ts. */
export const lotteryRecord = '/m/lotteryRecord';
export const profitAndLoss = '/m/profitAndLoss';
export const bonusDetails = '/m/bonusDetails';

/** Records of money. */
export const accountRecord = '/m/transaction/record';
export const depositRecord = '/m/depositRecord';
export const transferRecord = '/m/transferRecord';

/** One lottery order with its bets. */
export const lotteryOrder = (orderId: string): string => `${lotteryRecord}?order=${encodeURIComponent(orderId)}`;

/** The transfer page with both wallets chosen. */
export const transferBetween = (from: string, to: string): string =>
  `${transferPath}?${new URLSearchParams({ from, to })}`;
