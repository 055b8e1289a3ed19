import { getKyc, sendKycPiece, startKycUpload, submitKyc } from '../calls/kyc.ts';
import { kyc, kycForm, kycPiecePlace, kycUpload, kycUploadForm } from '../schemas/kyc.ts';
import { piece } from '../schemas/primitives.ts';
import { schemaOf } from './schema.ts';

export const getKycSchema = schemaOf(getKyc)({ value: kyc });

export const startKycUploadSchema = schemaOf(startKycUpload)({ body: kycUploadForm, value: kycUpload });

export const sendKycPieceSchema = schemaOf(sendKycPiece)({ query: kycPiecePlace, body: piece, value: kycUpload });

export const submitKycSchema = schemaOf(submitKyc)({ body: kycForm, value: kyc });
