import type { Decimal, Instant } from './money.ts';

/** Where money goes: a bank account or a Pix key. */
export type CardKind = 'bank' | 'pix';

export type PixKeyType = 'cpf' | 'email' | 'phone' | 'random';

/** A bank that can be chosen. */
export interface Bank {
  bankCode: string;
  name: string;
  iconUrl: string;
}

/** A member's bank card or Pix key; `number` is masked by the platform. */
export interface BankCard {
  cardId: string;
  kind: CardKind;
  bankName: string;
  payeeName: string;
  number: string;
  isDefault: boolean;
  pixKeyType?: PixKeyType;
}

/** Adds a bank card or a Pix key, confirmed by the payment password. */
export interface BankCardForm {
  kind: CardKind;
  payeeName: string;
  number: string;
  bankCode?: string;
  branch?: string;
  pixKeyType?: PixKeyType;
  paymentPassword: string;
}

/** What may be withdrawn now. Limits are inclusive; the fee is `feeRate` percent but at least `feeMin`. */
export interface WithdrawSettings {
  available: Decimal;
  wageringDue: Decimal;
  minAmount: Decimal;
  maxAmount: Decimal;
  feeRate: Decimal;
  feeMin: Decimal;
  remainingToday: number;
  paymentPasswordSet: boolean;
}

export interface WithdrawForm {
  cardId: string;
  amount: Decimal;
  paymentPassword: string;
}

export type WithdrawStatus = 'pending' | 'processing' | 'paid' | 'rejected' | 'cancelled';

/** A withdrawal; the same Idempotency-Key always answers the same one. `number` is masked. */
export interface Withdrawal {
  withdrawId: string;
  amount: Decimal;
  fee: Decimal;
  bankName: string;
  number: string;
  status: WithdrawStatus;
  createdAt: Instant;
  updatedAt: Instant;
  reason?: string;
}
