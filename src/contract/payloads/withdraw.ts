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
} from '../calls/withdraw.ts';
import { dayPageQuery, pageOf } from '../schemas/page.ts';
import { languageQuery, nothing } from '../schemas/primitives.ts';
import {
  bank,
  bankCard,
  bankCardForm,
  bankCardKey,
  bankCardRemoval,
  withdrawal,
  withdrawalKey,
  withdrawForm,
  withdrawSettings,
} from '../schemas/withdraw.ts';
import { schemaOf } from './schema.ts';

export const getBanksSchema = schemaOf(getBanks)({ query: languageQuery, value: z.array(bank) });

export const getBankCardsSchema = schemaOf(getBankCards)({ value: z.array(bankCard) });

export const addBankCardSchema = schemaOf(addBankCard)({ body: bankCardForm, value: bankCard });

export const setDefaultBankCardSchema = schemaOf(setDefaultBankCard)({ body: bankCardKey, value: nothing });

export const removeBankCardSchema = schemaOf(removeBankCard)({ body: bankCardRemoval, value: nothing });

export const getWithdrawSettingsSchema = schemaOf(getWithdrawSettings)({ value: withdrawSettings });

export const createWithdrawalSchema = schemaOf(createWithdrawal)({ body: withdrawForm, value: withdrawal });

export const getWithdrawalSchema = schemaOf(getWithdrawal)({ query: withdrawalKey, value: withdrawal });

export const cancelWithdrawalSchema = schemaOf(cancelWithdrawal)({ body: withdrawalKey, value: withdrawal });

export const getWithdrawReportSchema = schemaOf(getWithdrawReport)({ query: dayPageQuery, value: pageOf(withdrawal) });
