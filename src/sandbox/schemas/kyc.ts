import { z } from 'zod';
import { getKyc, sendKycPiece, startKycUpload, submitKyc } from '../../contract/calls/kyc.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { shapes } from './shapes.ts';

/** Bytes of one picture at most (SPEC section 5). */
const PICTURE_BYTES = 5_242_880;

/** Bytes of one piece at most, whatever the platform asks for. */
const PIECE_BYTES = 1_048_576;

const documentType = z.enum(['idCard', 'passport', 'driverLicence']);
const side = z.enum(['front', 'back']);

const upload = z
  .strictObject({
    uploadId: part.id,
    side,
    size: part.count,
    received: part.count,
    pieceSize: z.int().min(1),
  })
  .register(shapes, { id: 'KycUpload' });

const kyc = z
  .strictObject({
    status: z.enum(['none', 'uploading', 'pending', 'verified', 'rejected']),
    documentType: documentType.exactOptional(),
    uploads: z.array(upload),
    submittedAt: part.instant.exactOptional(),
    reason: z.string().exactOptional(),
  })
  .register(shapes, { id: 'Kyc' });

export const getKycSchema = schemaOf(getKyc)({ value: kyc });

export const startKycUploadSchema = schemaOf(startKycUpload)({
  body: z.strictObject({
    documentType,
    side,
    size: z.int().min(1).max(PICTURE_BYTES),
    contentType: z.enum(['image/jpeg', 'image/png']),
    sha256: z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hex'),
  }),
  value: upload,
});

export const sendKycPieceSchema = schemaOf(sendKycPiece)({
  query: z.strictObject({ uploadId: part.id, offset: part.queryInt(0, PICTURE_BYTES) }),
  body: z.instanceof(ArrayBuffer).refine(({ byteLength }) => byteLength > 0 && byteLength <= PIECE_BYTES),
  value: upload,
});

export const submitKycSchema = schemaOf(submitKyc)({ body: z.strictObject({ documentType }), value: kyc });
