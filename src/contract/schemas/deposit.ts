import type { Decimal, Instant } from './money.ts';

export type DepositKind = 'gateway' | 'pix' | 'alipay' | 'qq' | 'wechat' | 'manual';

/** How soon a payment is in the balance. */
export type DepositSpeed = 'instant' | 'hours' | 'days';

/** A way to pay in. Amounts are inclusive limits; `gateway` is 1 for web and 3 for mobile (SPEC section 9). */
export interface DepositMethod {
  methodId: string;
  kind: DepositKind;
  gateway: 1 | 3;
  name: string;
  iconUrl: string;
  minAmount: Decimal;
  maxAmount: Decimal;
  presets: Decimal[];
  speed: DepositSpeed;
}

export type DepositStatus = 'pending' | 'approved' | 'declined' | 'expired';

export interface DepositForm {
  methodId: string;
  amount: Decimal;
  /** The path of this site that the gateway leads back to. */
  backUrl: string;
  /** The language that the gateway's page speaks; the browser's when absent. */
  language?: string;
  promotionId?: string;
}

/** What a promotion adds to a deposit: until the deposit is settled, what it will add if its rules are met by then. */
export interface DepositBonus {
  promotionId: string;
  title: string;
  amount: Decimal;
  /** Turnover that the bonus asks for. */
  wagering: Decimal;
  /** Known once the deposit is settled. */
  granted?: boolean;
}

/** A deposit and where to pay it; the same Idempotency-Key always answers the same deposit. */
export interface Deposit {
  depositId: string;
  kind: DepositKind;
  methodId: string;
  methodName: string;
  amount: Decimal;
  status: DepositStatus;
  createdAt: Instant;
  expiresAt: Instant;
  /** A path of this origin or an https address; absent once the deposit is settled. */
  payUrl?: string;
  /** What a QR shows and Pix copies; absent for other ways and once the deposit is settled. */
  payCode?: string;
  /** When it was approved or declined. */
  settledAt?: Instant;
  /** Why it was declined, in the words of whoever did. */
  reason?: string;
  bonus?: DepositBonus;
  /** Manual transfers: where the money goes. */
  account?: ReceivingAccount;
}

/** A bank account that a manual transfer goes to; `reference` belongs in the transfer's text. */
export interface ReceivingAccount {
  accountId: string;
  bankName: string;
  payeeName: string;
  number: string;
  branch?: string;
  reference: string;
}

/** Reports a transfer that the player made; `proofId` is a picture that was sent before, so that this call is small on any line. */
export interface ManualTransferForm {
  methodId: string;
  accountId: string;
  amount: Decimal;
  payerName: string;
  proofId: string;
  language?: string;
  promotionId?: string;
}

/** Announces a proof: bytes, type and SHA-256 in hex (limits of SPEC section 5). The same picture announced again resumes its upload. */
export interface ProofForm {
  size: number;
  contentType: 'image/jpeg' | 'image/png';
  sha256: string;
}

/** A proof on its way: `received` of `size` bytes are stored. */
export interface ProofUpload {
  proofId: string;
  size: number;
  received: number;
  /** Largest piece that the platform takes, in bytes. */
  pieceSize: number;
}

/** A promotion that comes with a deposit: `rate` percent of it, at most `maxBonus`, which is turned over `wagering` times in `days`. */
export interface DepositPromo {
  promotionId: string;
  title: string;
  minAmount: Decimal;
  rate: Decimal;
  maxBonus: Decimal;
  wagering: number;
  days: number;
  /** Chosen for the next deposit. */
  accepted: boolean;
}
