/** Where a member's wallets are, and what moves between them; the records' own files name their addresses again. */
export const walletPath = '/m/wallet';
export const transferPath = '/m/transfer';
export const transferRecord = '/m/transferRecord';
export const accountRecord = '/m/transaction/record';

/** The transfer between two wallets, chosen already. */
export const transferBetween = (from: string, to: string): string =>
  `${transferPath}?${new URLSearchParams({ from, to })}`;
