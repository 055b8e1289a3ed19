import type { Decimal, Instant } from './money.ts';

export type DepositKind = 'gateway' | 'pix' | 'alipay' | 'qq' | 'wechat' | 'manual';

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

/** A deposit and where to pay it; the same Idempotency-Key always answers the same deposit. */
export interface Deposit {
  depositId: string;
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

/** Reports a transfer that the player made; `proof` is a picture as a data string (limits of SPEC section 5). */
export interface ManualTransferForm {
  methodId: string;
  accountId: string;
  amount: Decimal;
  payerName: string;
  proof?: string;
  promotionId?: string;
}

/** A promotion that comes with a deposit: `rate` percent of it, at most `maxBonus`, times `wagering` to turn over. */
export interface DepositPromo {
  promotionId: string;
  title: string;
  minAmount: Decimal;
  rate: Decimal;
  maxBonus: Decimal;
  wagering: number;
  accepted: boolean;
}
