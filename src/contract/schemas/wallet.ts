import { z } from 'zod';
import { amount, decimal, instant } from './money.ts';
import { dayPageQuery, pageOf } from './page.ts';
import { id, language } from './primitives.ts';

/** The wallet: `sumBalance` is what the player sees (SPEC section 3). */
export const wallet = z.strictObject({
  sumBalance: decimal,
  currency: z.string().min(1).max(9),
  /** Part of the balance that is in the main wallet: it can be staked, moved and withdrawn. */
  main: decimal,
  /** Part of the balance that waits for a withdrawal. */
  frozen: decimal,
  /** Turnover still due before a withdrawal. */
  wageringDue: decimal,
});
export interface Wallet extends z.infer<typeof wallet> {}

/** The balance kept at one vendor, and what one transfer to it may be. */
export const vendorBalance = z.strictObject({
  vassalage: z.string(),
  name: z.string(),
  iconUrl: z.string(),
  balance: decimal,
  minTransfer: decimal,
  maxTransfer: decimal,
  /** The vendor is under maintenance: nothing moves in or out. */
  closed: z.boolean(),
});
export interface VendorBalance extends z.infer<typeof vendorBalance> {}

/** Moves money between wallets. */
export const transferForm = z.strictObject({ from: id, to: id, amount });
export interface TransferForm extends z.infer<typeof transferForm> {}

/** One movement of money (SPEC 7.4, transfer details and account record). */
export const transaction = z.strictObject({
  transactionId: id,
  code: z.string(),
  amount: decimal,
  balanceAfter: decimal,
  createdAt: instant,
  /** What it is about, as the platform numbers it: a bet, a deposit. */
  reference: z.string(),
  /** What the vendor at the other end of a transfer is called. */
  walletName: z.string().exactOptional(),
  /** What it came from or went to, in the language that was asked for: a game, a way to pay, an account, a reward. */
  source: z.string().exactOptional(),
});
export interface Transaction extends z.infer<typeof transaction> {}

/** What came in and went out over a whole selection of movements. */
export const transactionSums = z.strictObject({ count: z.int().min(0), income: decimal, expense: decimal });
export interface TransactionSums extends z.infer<typeof transactionSums> {}

/** One page of movements, and the sums over the whole selection. */
export const transactionList = pageOf(transaction).extend({ footer: transactionSums });
export interface TransactionList extends z.infer<typeof transactionList> {}

/** `A` narrows movements to what an agent earns and hands on. */
const types = z.literal('A').exactOptional();

/** Query of movements, of one kind or of all. */
export const transactionQuery = z.strictObject({
  ...dayPageQuery.shape,
  code: id.exactOptional(),
  types,
  language: language.exactOptional(),
});
export interface TransactionQuery extends z.infer<typeof transactionQuery> {}

/** A kind of movement that records can be filtered by. */
export const transactionCode = z.strictObject({ code: z.string(), name: z.string() });
export interface TransactionCode extends z.infer<typeof transactionCode> {}

/** Query of the kinds of movements. */
export const transactionCodeQuery = z.strictObject({ language, types });
export interface TransactionCodeQuery extends z.infer<typeof transactionCodeQuery> {}

/** One transfer between wallets; `MAIN` is the main wallet, all others are vendors. */
export const transfer = z.strictObject({
  transactionId: id,
  from: id,
  to: id,
  /** What the vendors are called; the main wallet has no name of the platform's. */
  fromName: z.string().exactOptional(),
  toName: z.string().exactOptional(),
  amount: decimal,
  createdAt: instant,
});
export interface Transfer extends z.infer<typeof transfer> {}

/** Vendors' money that was brought into the main wallet; `closed` names the vendors whose money had to stay. */
export const collection = z.strictObject({ collected: decimal, closed: z.array(z.string()) });
export interface Collection extends z.infer<typeof collection> {}

/** Bonus money: it is freed when `turnover` reaches `wagering`. */
export const bonusWallet = z.strictObject({ balance: decimal, wagering: decimal, turnover: decimal });
export interface BonusWallet extends z.infer<typeof bonusWallet> {}
