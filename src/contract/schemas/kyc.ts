import type { Instant } from './money.ts';

/** Identity verification (SPEC section 4); `rejected` may begin again. */
export type KycStatus = 'none' | 'uploading' | 'pending' | 'verified' | 'rejected';

export type DocumentType = 'idCard' | 'passport' | 'driverLicence';

/** SPEC section 5: front and back are both needed. */
export type DocumentSide = 'front' | 'back';

/** A picture on its way: `received` of `size` bytes are stored. */
export interface KycUpload {
  uploadId: string;
  side: DocumentSide;
  size: number;
  received: number;
  /** Largest piece that the platform takes, in bytes. */
  pieceSize: number;
}

/** State of the verification; `reason` says why it was rejected. */
export interface Kyc {
  status: KycStatus;
  documentType?: DocumentType;
  uploads: KycUpload[];
  submittedAt?: Instant;
  reason?: string;
}

/** Announces a picture: bytes, type and SHA-256 in hex. The same picture announced again resumes its upload. */
export interface KycUploadForm {
  documentType: DocumentType;
  side: DocumentSide;
  size: number;
  contentType: 'image/jpeg' | 'image/png';
  sha256: string;
}

/** Where the bytes of a piece belong: from `offset` on. */
export interface KycPiecePlace {
  uploadId: string;
  offset: number;
}
