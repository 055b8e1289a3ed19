import type { Call, None } from '../call.ts';
import type { Kyc, KycForm, KycPiecePlace, KycUpload, KycUploadForm } from '../schemas/kyc.ts';

/** State of identity verification (SPEC section 4). */
export const getKyc: Call<Kyc> = {
  method: 'GET',
  path: '/wps/member/kyc',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Announces a picture, or finds how far its upload came before the line dropped. */
export const startKycUpload: Call<KycUpload, None, KycUploadForm> = {
  method: 'POST',
  path: '/wps/member/kyc/upload',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/**
 * Sends one piece of at most `pieceSize` bytes, as bytes: in JSON they would weigh a third more. A piece that is there already changes
 * nothing, so it may be sent again; `received` of the answer says where to go on.
 */
export const sendKycPiece: Call<KycUpload, KycPiecePlace, ArrayBuffer> = {
  method: 'PUT',
  path: '/wps/member/kyc/upload',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
  encoding: 'bytes',
};

/** Hands in both sides for review (SPEC section 5). */
export const submitKyc: Call<Kyc, None, KycForm> = {
  method: 'POST',
  path: '/wps/member/kyc',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};
