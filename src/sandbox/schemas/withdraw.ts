import { z } from 'zod';
import {
  addBankCard,
  cancelWithdrawal,
  createWithdrawal,
  getBankCards,
  getBanks,
  getWithdrawal,
  getWithdrawReport,
  getWithdrawSettings,
  removeBankCard,
  setDefaultBankCard,
} from '../../contract/calls/withdraw.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { shapes } from './shapes.ts';

const kind = z.enum(['bank', 'pix']);
const pixKeyType = z.enum(['cpf', 'email', 'phone', 'random']);

const bankCard = z
  .strictObject({
    cardId: part.id,
    kind,
    bankName: z.string(),
    payeeName: z.string(),
    number: z.string(),
    isDefault: z.boolean(),
    pixKeyType: pixKeyType.exactOptional(),
  })
  .register(shapes, { id: 'BankCard' });

const withdrawal = z
  .strictObject({
    withdrawId: part.id,
    amount: part.decimal,
    fee: part.decimal,
    bankName: z.string(),
    number: z.string(),
    status: z.enum(['pending', 'processing', 'paid', 'rejected', 'cancelled']),
    createdAt: part.instant,
    updatedAt: part.instant,
    reason: z.string().exactOptional(),
  })
  .register(shapes, { id: 'Withdrawal' });

export const getBanksSchema = schemaOf(getBanks)({
  query: z.strictObject({ language: part.language }),
  value: z.array(z.strictObject({ bankCode: part.id, name: z.string(), iconUrl: z.string() })),
});

export const getBankCardsSchema = schemaOf(getBankCards)({ value: z.array(bankCard) });

export const addBankCardSchema = schemaOf(addBankCard)({
  body: z.strictObject({
    kind,
    payeeName: part.text(128),
    number: part.text(128),
    bankCode: part.id.exactOptional(),
    branch: part.text(64).exactOptional(),
    pixKeyType: pixKeyType.exactOptional(),
    paymentPassword: part.secret,
  }),
  value: bankCard,
});

export const setDefaultBankCardSchema = schemaOf(setDefaultBankCard)({
  body: z.strictObject({ cardId: part.id }),
  value: part.nothing,
});

export const removeBankCardSchema = schemaOf(removeBankCard)({
  body: z.strictObject({ cardId: part.id, paymentPassword: part.secret }),
  value: part.nothing,
});

export const getWithdrawSettingsSchema = schemaOf(getWithdrawSettings)({
  value: z.strictObject({
    available: part.decimal,
    wageringDue: part.decimal,
    minAmount: part.decimal,
    maxAmount: part.decimal,
    feeRate: part.rate,
    feeMin: part.decimal,
    remainingToday: part.count,
    paymentPasswordSet: z.boolean(),
  }),
});

export const createWithdrawalSchema = schemaOf(createWithdrawal)({
  body: z.strictObject({ cardId: part.id, amount: part.amount, paymentPassword: part.secret }),
  value: withdrawal,
});

export const getWithdrawalSchema = schemaOf(getWithdrawal)({
  query: z.strictObject({ withdrawId: part.id }),
  value: withdrawal,
});

export const cancelWithdrawalSchema = schemaOf(cancelWithdrawal)({
  body: z.strictObject({ withdrawId: part.id }),
  value: withdrawal,
});

export const getWithdrawReportSchema = schemaOf(getWithdrawReport)({
  query: z.strictObject({ ...part.pageQuery, ...part.dayRange }),
  value: part.pageOf(withdrawal),
});
