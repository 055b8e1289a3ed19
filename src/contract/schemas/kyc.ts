import { z } from 'zod';
import { DOCUMENT_SIDES, DOCUMENT_TYPES } from '../fields/kyc.ts';
import { PICTURE_BYTES } from '../fields/limits.ts';
import { instant } from './money.ts';
import { count, id, pictureType, queryInt, sha256 } from './primitives.ts';

/** Identity verification (SPEC section 4); `rejected` may begin again. */
export const kycStatus = z.enum(['none', 'uploading', 'pending', 'verified', 'rejected']);
export type KycStatus = z.infer<typeof kycStatus>;

/** A document that proves who somebody is. */
export const documentType = z.enum(DOCUMENT_TYPES);
export type DocumentType = z.infer<typeof documentType>;

/** SPEC section 5: front and back are both needed. */
export const documentSide = z.enum(DOCUMENT_SIDES);
export type DocumentSide = z.infer<typeof documentSide>;

/** A picture on its way: `received` of `size` bytes are stored. */
export const kycUpload = z.strictObject({
  uploadId: id,
  side: documentSide,
  size: count,
  received: count,
  /** Largest piece that the platform takes, in bytes. */
  pieceSize: z.int().min(1),
});
export interface KycUpload extends z.infer<typeof kycUpload> {}

/** State of the verification; `reason` says why it was rejected. */
export const kyc = z.strictObject({
  status: kycStatus,
  documentType: documentType.exactOptional(),
  uploads: z.array(kycUpload),
  submittedAt: instant.exactOptional(),
  reason: z.string().exactOptional(),
});
export interface Kyc extends z.infer<typeof kyc> {}

/** Announces a picture: bytes, type and SHA-256 in hex. The same picture announced again resumes its upload. */
export const kycUploadForm = z.strictObject({
  documentType,
  side: documentSide,
  size: z.int().min(1).max(PICTURE_BYTES),
  contentType: pictureType,
  sha256,
});
export interface KycUploadForm extends z.infer<typeof kycUploadForm> {}

/** Where the bytes of a piece belong: from `offset` on. */
export const kycPiecePlace = z.strictObject({ uploadId: id, offset: queryInt(0, PICTURE_BYTES) });
export interface KycPiecePlace extends z.infer<typeof kycPiecePlace> {}

/** Hands in the pictures of one document. */
export const kycForm = z.strictObject({ documentType });
export interface KycForm extends z.infer<typeof kycForm> {}
