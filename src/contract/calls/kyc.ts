import type { Call, None } from '../call.ts';
import type { DocumentType, Kyc, KycPieceForm, KycUpload, KycUploadForm } from '../shapes/kyc.ts';

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

/** Sends one piece; a piece that is there already changes nothing, so it may be sent again. */
export const sendKycPiece: Call<KycUpload, None, KycPieceForm> = {
  method: 'PUT',
  path: '/wps/member/kyc/upload',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Hands in both sides for review (SPEC section 5). */
export const submitKyc: Call<Kyc, None, { documentType: DocumentType }> = {
  method: 'POST',
  path: '/wps/member/kyc',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};
