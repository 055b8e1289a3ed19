import type { Call, None } from '../call.ts';
import type {
  Deposit,
  DepositForm,
  DepositKey,
  DepositMethod,
  DepositPromo,
  DepositPromoForm,
  ManualTransferForm,
  ProofForm,
  ProofPiecePlace,
  ProofUpload,
  ReceivingAccount,
  ReceivingAccountQuery,
} from '../schemas/deposit.ts';
import type { LanguageQuery } from '../schemas/primitives.ts';

/** Ways to pay in (banks and gateways of SPEC 7.4). */
export const getDepositMethods: Call<DepositMethod[], LanguageQuery> = {
  method: 'GET',
  path: '/wps/deposit/banks',
  auth: 'member',
  retry: 1,
  cache: 'etag',
  assumed: true,
};

/** Opens a deposit at a payment gateway (SPEC 7.4). */
export const createDeposit: Call<Deposit, None, DepositForm> = {
  method: 'POST',
  path: '/wps/deposit/paymentGateway',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
  money: true,
};

/** One deposit, to learn how it ended. */
export const getDeposit: Call<Deposit, DepositKey> = {
  method: 'GET',
  path: '/wps/deposit/detail',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Opens a Pix deposit: `payCode` is what the QR shows and what is copied. */
export const createPixDeposit: Call<Deposit, None, DepositForm> = {
  method: 'POST',
  path: '/wps/deposit/pix',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
  money: true,
};

/** Opens a deposit by Alipay (SPEC 7.4). */
export const createAlipayDeposit: Call<Deposit, None, DepositForm> = {
  method: 'POST',
  path: '/wps/deposit/alipay',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
  money: true,
};

/** Opens a deposit by QQ wallet (SPEC 7.4). */
export const createQqDeposit: Call<Deposit, None, DepositForm> = {
  method: 'POST',
  path: '/wps/deposit/qq',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
  money: true,
};

/** Opens a deposit by WeChat (SPEC 7.4). */
export const createWechatDeposit: Call<Deposit, None, DepositForm> = {
  method: 'POST',
  path: '/wps/deposit/wechat',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
  money: true,
};

/** Bank accounts that a manual transfer goes to. */
export const getReceivingAccounts: Call<ReceivingAccount[], ReceivingAccountQuery> = {
  method: 'GET',
  path: '/wps/deposit/accounts',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Announces the proof of a manual transfer, or finds how far its upload came before the line dropped. */
export const startProof: Call<ProofUpload, None, ProofForm> = {
  method: 'POST',
  path: '/wps/deposit/proof',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Sends one piece of a proof, as bytes; as with documents, what is there already stays and `received` says where to go on. */
export const sendProofPiece: Call<ProofUpload, ProofPiecePlace, ArrayBuffer> = {
  method: 'PUT',
  path: '/wps/deposit/proof',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
  encoding: 'bytes',
};

/** Reports a manual transfer with its proof (SPEC 7.4). */
export const createManualTransfer: Call<Deposit, None, ManualTransferForm> = {
  method: 'POST',
  path: '/wps/deposit/manualTransfer',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
  money: true,
};

/** Promotions to choose from with a deposit (SPEC 7.4). */
export const getDepositPromos: Call<DepositPromo[], LanguageQuery> = {
  method: 'GET',
  path: '/wps/deposit/promos',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Accepts a promotion for the next deposit (SPEC 7.4); without one, none is chosen any more. */
export const acceptDepositPromo: Call<None, None, DepositPromoForm> = {
  method: 'POST',
  path: '/wps/deposit/acceptPromo',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};
