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
}
