import { z } from 'zod';
import {
  acceptDepositPromo,
  createAlipayDeposit,
  createDeposit,
  createManualTransfer,
  createPixDeposit,
  createQqDeposit,
  createWechatDeposit,
  getDeposit,
  getDepositMethods,
  getDepositPromos,
  getReceivingAccounts,
  sendProofPiece,
  startProof,
} from '../calls/deposit.ts';
import {
  deposit,
  depositForm,
  depositKey,
  depositMethod,
  depositPromo,
  depositPromoForm,
  manualTransferForm,
  proofForm,
  proofPiecePlace,
  proofUpload,
  receivingAccount,
  receivingAccountQuery,
} from '../schemas/deposit.ts';
import { languageQuery, nothing, piece } from '../schemas/primitives.ts';
import { schemaOf } from './schema.ts';

export const getDepositMethodsSchema = schemaOf(getDepositMethods)({
  query: languageQuery,
  value: z.array(depositMethod),
});

export const createDepositSchema = schemaOf(createDeposit)({ body: depositForm, value: deposit });

export const getDepositSchema = schemaOf(getDeposit)({ query: depositKey, value: deposit });

export const createPixDepositSchema = schemaOf(createPixDeposit)({ body: depositForm, value: deposit });

export const createAlipayDepositSchema = schemaOf(createAlipayDeposit)({ body: depositForm, value: deposit });

export const createQqDepositSchema = schemaOf(createQqDeposit)({ body: depositForm, value: deposit });

export const createWechatDepositSchema = schemaOf(createWechatDeposit)({ body: depositForm, value: deposit });

export const getReceivingAccountsSchema = schemaOf(getReceivingAccounts)({
  query: receivingAccountQuery,
  value: z.array(receivingAccount),
});

export const startProofSchema = schemaOf(startProof)({ body: proofForm, value: proofUpload });

export const sendProofPieceSchema = schemaOf(sendProofPiece)({
  query: proofPiecePlace,
  body: piece,
  value: proofUpload,
});

export const createManualTransferSchema = schemaOf(createManualTransfer)({ body: manualTransferForm, value: deposit });

export const getDepositPromosSchema = schemaOf(getDepositPromos)({
  query: languageQuery,
  value: z.array(depositPromo),
});

export const acceptDepositPromoSchema = schemaOf(acceptDepositPromo)({ body: depositPromoForm, value: nothing });
