import type { Decimal, Instant } from './money.ts';

/** The wallet: `sumBalance` is what the player sees (SPEC section 3). */
export interface Wallet {
  sumBalance: Decimal;
  currency: string;
  /** Part of the balance that is in the main wallet: it can be staked, moved and withdrawn. */
  main: Decimal;
  /** Part of the balance that waits for a withdrawal. */
  frozen: Decimal;
  /** Turnover still due before a withdrawal. */
  wageringDue: Decimal;
}

/** The balance kept at one vendor, and what one transfer to it may be. */
export interface VendorBalance {
  vassalage: string;
  name: string;
  iconUrl: string;
  balance: Decimal;
  minTransfer: Decimal;
  maxTransfer: Decimal;
  /** The vendor is under maintenance: nothing moves in or out. */
  closed: boolean;
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
  /** What it is about, as the platform numbers it: a bet, a deposit. */
  reference: string;
  /** What the vendor at the other end of a transfer is called. */
  walletName?: string;
}

/** What came in and went out over a whole selection of movements. */
export interface TransactionSums {
  count: number;
  income: Decimal;
  expense: Decimal;
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
  /** What the vendors are called; the main wallet has no name of the platform's. */
  fromName?: string;
  toName?: string;
  amount: Decimal;
  createdAt: Instant;
}

/** Vendors' money that was brought into the main wallet; `closed` names the vendors whose money had to stay. */
export interface Collection {
  collected: Decimal;
  closed: string[];
}

/** Bonus money: it is freed when `turnover` reaches `wagering`. */
export interface BonusWallet {
  balance: Decimal;
  wagering: Decimal;
  turnover: Decimal;
}
