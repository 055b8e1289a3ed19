/** Where the records of play are, beside the betting record of routes/links.ts, which the shell knows. */
export const lotteryRecord = '/m/lotteryRecord';
export const profitAndLoss = '/m/profitAndLoss';
export const bonusDetails = '/m/bonusDetails';

/** One lottery order with its bets. */
export const lotteryOrder = (orderId: string): string => `${lotteryRecord}?order=${encodeURIComponent(orderId)}`;

/** Movements of the main wallet, and transfers between wallets. */
export const accountRecord = '/m/transaction/record';
export const transferRecord = '/m/transferRecord';
