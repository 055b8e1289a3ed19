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
} from '../../contract/calls/deposit.ts';
import { account, deposit, kind } from './depositShape.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { shapes } from './shapes.ts';

/** Bytes of a proof and of one piece of it at most (SPEC section 5). */
const PROOF_BYTES = 5_242_880;
const PIECE_BYTES = 1_048_576;

const depositMethod = z
  .strictObject({
    methodId: part.id,
    kind,
    gateway: z.literal([1, 3]),
    name: z.string(),
    iconUrl: z.string(),
    minAmount: part.decimal,
    maxAmount: part.decimal,
    presets: z.array(part.decimal),
    speed: z.enum(['instant', 'hours', 'days']),
  })
  .register(shapes, { id: 'DepositMethod' });

const depositForm = z
  .strictObject({
    methodId: part.id,
    amount: part.amount,
    backUrl: part.ownPath,
    language: part.language.exactOptional(),
    promotionId: part.id.exactOptional(),
  })
  .register(shapes, { id: 'DepositForm' });

export const getDepositMethodsSchema = schemaOf(getDepositMethods)({
  query: z.strictObject({ language: part.language }),
  value: z.array(depositMethod),
});

export const createDepositSchema = schemaOf(createDeposit)({ body: depositForm, value: deposit });

export const getDepositSchema = schemaOf(getDeposit)({
  query: z.strictObject({ depositId: part.id }),
  value: deposit,
});

export const createPixDepositSchema = schemaOf(createPixDeposit)({ body: depositForm, value: deposit });

export const createAlipayDepositSchema = schemaOf(createAlipayDeposit)({ body: depositForm, value: deposit });

export const createQqDepositSchema = schemaOf(createQqDeposit)({ body: depositForm, value: deposit });

export const createWechatDepositSchema = schemaOf(createWechatDeposit)({ body: depositForm, value: deposit });

export const getReceivingAccountsSchema = schemaOf(getReceivingAccounts)({
  query: z.strictObject({ methodId: part.id }),
  value: z.array(account),
});

export const createManualTransferSchema = schemaOf(createManualTransfer)({
  body: z.strictObject({
    methodId: part.id,
    accountId: part.id,
    amount: part.amount,
    payerName: part.text(128),
    proofId: part.id,
    language: part.language.exactOptional(),
    promotionId: part.id.exactOptional(),
  }),
  value: deposit,
});

export const getDepositPromosSchema = schemaOf(getDepositPromos)({
  query: z.strictObject({ language: part.language }),
  value: z.array(
    z.strictObject({
      promotionId: part.id,
      title: z.string(),
      minAmount: part.decimal,
      rate: part.rate,
      maxBonus: part.decimal,
      wagering: part.count,
      days: part.count,
      accepted: z.boolean(),
    }),
  ),
});

export const acceptDepositPromoSchema = schemaOf(acceptDepositPromo)({
  body: z.strictObject({ promotionId: part.id.exactOptional() }),
  value: part.nothing,
});

const proof = z
  .strictObject({ proofId: part.id, size: part.count, received: part.count, pieceSize: z.int().min(1) })
  .register(shapes, { id: 'ProofUpload' });

export const startProofSchema = schemaOf(startProof)({
  body: z.strictObject({
    size: z.int().min(1).max(PROOF_BYTES),
    contentType: z.enum(['image/jpeg', 'image/png']),
    sha256: z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hex'),
  }),
  value: proof,
});

export const sendProofPieceSchema = schemaOf(sendProofPiece)({
  query: z.strictObject({ proofId: part.id, offset: part.queryInt(0, PROOF_BYTES) }),
  body: z.instanceof(ArrayBuffer).refine(({ byteLength }) => byteLength > 0 && byteLength <= PIECE_BYTES),
  value: proof,
});
