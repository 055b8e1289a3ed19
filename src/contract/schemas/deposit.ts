import { z } from 'zod';
import { PICTURE_BYTES } from '../fields/limits.ts';
import { amount, decimal, instant, rate } from './money.ts';
import { dayPageQuery } from './page.ts';
import { address, count, id, language, ownPath, pictureType, queryInt, sha256, text } from './primitives.ts';

/** Ways to pay in. */
export const depositKind = z.enum(['gateway', 'pix', 'alipay', 'qq', 'wechat', 'manual']);
export type DepositKind = z.infer<typeof depositKind>;

/** How soon a payment is in the balance. */
export const depositSpeed = z.enum(['instant', 'hours', 'days']);
export type DepositSpeed = z.infer<typeof depositSpeed>;

/** A way to pay in. Amounts are inclusive limits; `gateway` is 1 for web and 3 for mobile (SPEC section 9). */
export const depositMethod = z.strictObject({
  methodId: id,
  kind: depositKind,
  gateway: z.literal([1, 3]),
  name: z.string(),
  iconUrl: z.string(),
  minAmount: decimal,
  maxAmount: decimal,
  presets: z.array(decimal),
  speed: depositSpeed,
});
export interface DepositMethod extends z.infer<typeof depositMethod> {}

/** States of a deposit. */
export const depositStatus = z.enum(['pending', 'approved', 'declined', 'expired']);
export type DepositStatus = z.infer<typeof depositStatus>;

/** Opens a deposit. */
export const depositForm = z.strictObject({
  methodId: id,
  amount,
  /** The path of this site that the gateway leads back to. */
  backUrl: ownPath,
  /** The language that the gateway's page speaks; the browser's when absent. */
  language: language.exactOptional(),
  promotionId: id.exactOptional(),
});
export interface DepositForm extends z.infer<typeof depositForm> {}

/** What a promotion adds to a deposit: until the deposit is settled, what it will add if its rules are met by then. */
export const depositBonus = z.strictObject({
  promotionId: id,
  title: z.string(),
  amount: decimal,
  /** Turnover that the bonus asks for. */
  wagering: decimal,
  /** Known once the deposit is settled. */
  granted: z.boolean().exactOptional(),
});
export interface DepositBonus extends z.infer<typeof depositBonus> {}

/** A bank account that a manual transfer goes to; `reference` belongs in the transfer's text. */
export const receivingAccount = z.strictObject({
  accountId: id,
  bankName: z.string(),
  payeeName: z.string(),
  number: z.string(),
  branch: z.string().exactOptional(),
  reference: z.string(),
});
export interface ReceivingAccount extends z.infer<typeof receivingAccount> {}

/** Which way's bank accounts are asked for. */
export const receivingAccountQuery = z.strictObject({ methodId: id });
export interface ReceivingAccountQuery extends z.infer<typeof receivingAccountQuery> {}

/** A deposit and where to pay it; the same Idempotency-Key always answers the same deposit. */
export const deposit = z.strictObject({
  depositId: id,
  kind: depositKind,
  methodId: id,
  methodName: z.string(),
  amount: decimal,
  status: depositStatus,
  createdAt: instant,
  expiresAt: instant,
  /** A path of this origin or an https address; absent once the deposit is settled. */
  payUrl: address.exactOptional(),
  /** What a QR shows and Pix copies; absent for other ways and once the deposit is settled. */
  payCode: z.string().max(1024).exactOptional(),
  /** When it was approved or declined. */
  settledAt: instant.exactOptional(),
  /** Why it was declined, in the words of whoever did. */
  reason: z.string().exactOptional(),
  bonus: depositBonus.exactOptional(),
  /** Manual transfers: where the money goes. */
  account: receivingAccount.exactOptional(),
});
export interface Deposit extends z.infer<typeof deposit> {}

/** Which deposit is asked for. */
export const depositKey = z.strictObject({ depositId: id });
export interface DepositKey extends z.infer<typeof depositKey> {}

/** Query of deposits of some days, of one state or of all. */
export const depositRecordQuery = z.strictObject({ ...dayPageQuery.shape, status: depositStatus.exactOptional() });
export interface DepositRecordQuery extends z.infer<typeof depositRecordQuery> {}

/** Reports a transfer that the player made; `proofId` is a picture that was sent before, so that this call is small on any line. */
export const manualTransferForm = z.strictObject({
  methodId: id,
  accountId: id,
  amount,
  payerName: text(128),
  proofId: id,
  language: language.exactOptional(),
  promotionId: id.exactOptional(),
});
export interface ManualTransferForm extends z.infer<typeof manualTransferForm> {}

/** Announces a proof: bytes, type and SHA-256 in hex (limits of SPEC section 5). The same picture announced again resumes its upload. */
export const proofForm = z.strictObject({
  size: z.int().min(1).max(PICTURE_BYTES),
  contentType: pictureType,
  sha256,
});
export interface ProofForm extends z.infer<typeof proofForm> {}

/** A proof on its way: `received` of `size` bytes are stored. */
export const proofUpload = z.strictObject({
  proofId: id,
  size: count,
  received: count,
  /** Largest piece that the platform takes, in bytes. */
  pieceSize: z.int().min(1),
});
export interface ProofUpload extends z.infer<typeof proofUpload> {}

/** Where the bytes of a piece belong: from `offset` on. */
export const proofPiecePlace = z.strictObject({ proofId: id, offset: queryInt(0, PICTURE_BYTES) });
export interface ProofPiecePlace extends z.infer<typeof proofPiecePlace> {}

/** A promotion that comes with a deposit: `rate` percent of it, at most `maxBonus`, which is turned over `wagering` times in `days`. */
export const depositPromo = z.strictObject({
  promotionId: id,
  title: z.string(),
  minAmount: decimal,
  rate,
  maxBonus: decimal,
  wagering: count,
  days: count,
  /** Chosen for the next deposit. */
  accepted: z.boolean(),
});
export interface DepositPromo extends z.infer<typeof depositPromo> {}

/** The promotion that the next deposit comes with; none without an id. */
export const depositPromoForm = z.strictObject({ promotionId: id.exactOptional() });
export interface DepositPromoForm extends z.infer<typeof depositPromoForm> {}
