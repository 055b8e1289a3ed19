import { z } from 'zod';
import { amount, decimal, instant, rate } from './money.ts';
import { count, id, secret, text } from './primitives.ts';

/** Where money goes: a bank account or a Pix key. */
export const cardKind = z.enum(['bank', 'pix']);
export type CardKind = z.infer<typeof cardKind>;

/** Kinds of Pix keys. */
export const pixKeyType = z.enum(['cpf', 'email', 'phone', 'random']);
export type PixKeyType = z.infer<typeof pixKeyType>;

/** A bank that can be chosen. */
export const bank = z.strictObject({ bankCode: id, name: z.string(), iconUrl: z.string() });
export interface Bank extends z.infer<typeof bank> {}

/** A member's bank card or Pix key; `number` is masked by the platform. */
export const bankCard = z.strictObject({
  cardId: id,
  kind: cardKind,
  bankName: z.string(),
  payeeName: z.string(),
  number: z.string(),
  isDefault: z.boolean(),
  pixKeyType: pixKeyType.exactOptional(),
});
export interface BankCard extends z.infer<typeof bankCard> {}

/** Adds a bank card or a Pix key, confirmed by the payment password. */
export const bankCardForm = z.strictObject({
  kind: cardKind,
  payeeName: text(128),
  number: text(128),
  bankCode: id.exactOptional(),
  branch: text(64).exactOptional(),
  pixKeyType: pixKeyType.exactOptional(),
  paymentPassword: secret,
});
export interface BankCardForm extends z.infer<typeof bankCardForm> {}

/** The card that is chosen. */
export const bankCardKey = z.strictObject({ cardId: id });
export interface BankCardKey extends z.infer<typeof bankCardKey> {}

/** The card that is removed, confirmed by the payment password. */
export const bankCardRemoval = z.strictObject({ cardId: id, paymentPassword: secret });
export interface BankCardRemoval extends z.infer<typeof bankCardRemoval> {}

/** What may be withdrawn now. Limits are inclusive; the fee is `feeRate` percent but at least `feeMin`. */
export const withdrawSettings = z.strictObject({
  available: decimal,
  wageringDue: decimal,
  minAmount: decimal,
  maxAmount: decimal,
  feeRate: rate,
  feeMin: decimal,
  remainingToday: count,
  paymentPasswordSet: z.boolean(),
  /** Above this amount the site pays only who is verified; absent for who is, and where it asks for nothing. */
  kycAbove: decimal.exactOptional(),
});
export interface WithdrawSettings extends z.infer<typeof withdrawSettings> {}

/** Asks for a withdrawal, confirmed by the payment password. */
export const withdrawForm = z.strictObject({ cardId: id, amount, paymentPassword: secret });
export interface WithdrawForm extends z.infer<typeof withdrawForm> {}

/** States of a withdrawal. */
export const withdrawStatus = z.enum(['pending', 'processing', 'paid', 'rejected', 'cancelled']);
export type WithdrawStatus = z.infer<typeof withdrawStatus>;

/** A withdrawal; the same Idempotency-Key always answers the same one. `number` is masked. */
export const withdrawal = z.strictObject({
  withdrawId: id,
  amount: decimal,
  fee: decimal,
  bankName: z.string(),
  number: z.string(),
  status: withdrawStatus,
  createdAt: instant,
  updatedAt: instant,
  reason: z.string().exactOptional(),
});
export interface Withdrawal extends z.infer<typeof withdrawal> {}

/** Which withdrawal is asked for, or cancelled. */
export const withdrawalKey = z.strictObject({ withdrawId: id });
export interface WithdrawalKey extends z.infer<typeof withdrawalKey> {}
