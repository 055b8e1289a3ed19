import type { Decimal, Instant } from './money.ts';

/** The wallet: `sumBalance` is what the player sees (SPEC section 3). */
export interface Wallet {
  sumBalance: Decimal;
  currency: string;
  /** Part of the balance that waits for a withdrawal. */
  frozen: Decimal;
  /** Turnover still due before a withdrawal. */
  wageringDue: Decimal;
}

/** The balance kept at one vendor. */
export interface VendorBalance {
  vassalage: string;
  name: string;
  balance: Decimal;
}

export interface TransferForm {
  from: string;
  to: string;
  amount: Decimal;
}

/** One movement of money (SPEC 7.4, transfer details and account record). */
export interface Transaction {
  transactionId: string;
  code: string;
  amount: Decimal;
  balanceAfter: Decimal;
  createdAt: Instant;
  reference: string;
}

/** A kind of movement that records can be filtered by. */
export interface TransactionCode {
  code: string;
  name: string;
}

/** One transfer between wallets; `MAIN` is the main wallet, all others are vendors. */
export interface Transfer {
  transactionId: string;
  from: string;
  to: string;
  amount: Decimal;
  createdAt: Instant;
}

/** Bonus money: it is freed when `turnover` reaches `wagering`. */
export interface BonusWallet {
  balance: Decimal;
  wagering: Decimal;
  turnover: Decimal;
}
