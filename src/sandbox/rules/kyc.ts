import { createHash, randomUUID } from 'node:crypto';
import type {
  DocumentSide,
  DocumentType,
  Kyc,
  KycPiecePlace,
  KycUpload,
  KycUploadForm,
} from '../../contract/schemas/kyc.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { asTyped, tellMember } from './eventLetters.ts';
import { instantOf } from './paging.ts';
import { refuse } from './refusal.ts';

/** Largest piece in bytes: whoever has a slow line sends smaller ones. */
export const PIECE_SIZE = 256 * 1024;

interface KycRow {
  member_id: number;
  status: Exclude<Kyc['status'], 'none'>;
  document_type: DocumentType;
  reason: string | null;
  submitted_at: number | null;
}

interface UploadRow {
  id: string;
  member_id: number;
  side: DocumentSide;
  size: number;
  content_type: KycUploadForm['contentType'];
  sha256: string;
  received: number;
}

const kycRow = (db: Database, memberId: number): KycRow | undefined =>
  sql<KycRow>(db, 'SELECT member_id, status, document_type, reason, submitted_at FROM kyc WHERE member_id = ?').get(
    memberId,
  );

const uploadRows = (db: Database, memberId: number): UploadRow[] =>
  sql<UploadRow>(db, 'SELECT * FROM kyc_uploads WHERE member_id = ? ORDER BY side DESC').all(memberId);

function uploadOf({ id, side, size, received }: UploadRow): KycUpload {
  return { uploadId: id, side, size, received, pieceSize: PIECE_SIZE };
}

/** State of a member's verification (SPEC section 4). */
export function kycOf(db: Database, memberId: number): Kyc {
  const row = kycRow(db, memberId);
  if (!row) return { status: 'none', uploads: [] };
  const { status, document_type, reason, submitted_at } = row;
  return {
    status,
    documentType: document_type,
    uploads: uploadRows(db, memberId).map(uploadOf),
    ...(submitted_at === null ? {} : { submittedAt: instantOf(submitted_at) }),
    ...(reason === null ? {} : { reason }),
  };
}

/** What is in review or decided for good takes no more pictures. */
function beOpen(db: Database, memberId: number): void {
  const status = kycRow(db, memberId)?.status;
  if (status === 'pending' || status === 'verified') refuse('permission.denied');
}

/**
 * Announces a picture. The same one again (side, size, hash) answers how far it came; another one takes the side's place. After a
 * rejection it begins again.
 */
export function startUpload(db: Database, memberId: number, form: KycUploadForm, now: number): KycUpload {
  return db
    .transaction(() => {
      beOpen(db, memberId);
      sql(
        db,
        `INSERT INTO kyc (member_id, status, document_type) VALUES (?, 'uploading', ?) ON CONFLICT (member_id) DO UPDATE
         SET status = 'uploading', document_type = excluded.document_type, reason = NULL, submitted_at = NULL`,
      ).run(memberId, form.documentType);
      const known = uploadRows(db, memberId).find(({ side }) => side === form.side);
      if (known?.sha256 === form.sha256 && known.size === form.size) return uploadOf(known);
      if (known) sql(db, 'DELETE FROM kyc_uploads WHERE id = ?').run(known.id);
      const id = randomUUID();
      sql(
        db,
        `INSERT INTO kyc_uploads (id, member_id, side, size, content_type, sha256, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)`,
      ).run(id, memberId, form.side, form.size, form.contentType, form.sha256, now);
      return { uploadId: id, side: form.side, size: form.size, received: 0, pieceSize: PIECE_SIZE };
    })
    .immediate();
}

/**
 * Takes a piece. What is there already stays as it is, and a piece that would leave a gap is not taken: the answer says where to go
 * on. Refuses `upload.invalid` for too much data, for what is no picture of its kind, and for a whole that is not what was announced.
 */
export function takePiece(
  db: Database,
  memberId: number,
  { uploadId, offset }: KycPiecePlace,
  piece: ArrayBuffer,
): KycUpload {
  const upload = ownUpload(db, memberId, uploadId);
  beOpen(db, memberId);
  const bytes = Buffer.from(piece);
  if (bytes.length > PIECE_SIZE || offset + bytes.length > upload.size)
    refuse('upload.invalid', { field: upload.side });
  if (offset === 0 && !startsAs(bytes, upload.content_type)) refuse('upload.invalid', { field: upload.side });
  if (offset > upload.received || offset + bytes.length <= upload.received) return uploadOf(upload);
  const fresh = bytes.subarray(upload.received - offset);
  const received = upload.received + fresh.length;
  db.transaction(() => {
    sql(db, 'INSERT INTO kyc_pieces (upload_id, offset, data) VALUES (?, ?, ?)').run(uploadId, upload.received, fresh);
    sql(db, 'UPDATE kyc_uploads SET received = ? WHERE id = ?').run(received, uploadId);
  }).immediate();
  if (received === upload.size) checkWhole(db, upload);
  return uploadOf({ ...upload, received });
}

/** Another's upload is not found, so that nobody learns of it. */
function ownUpload(db: Database, memberId: number, uploadId: string): UploadRow {
  const row = sql<UploadRow>(db, 'SELECT * FROM kyc_uploads WHERE id = ? AND member_id = ?').get(uploadId, memberId);
  return row ?? refuse('not.found');
}

const STARTS: Record<KycUploadForm['contentType'], Buffer> = {
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};

function startsAs(bytes: Buffer, type: KycUploadForm['contentType']): boolean {
  const start = STARTS[type];
  // A first piece may be shorter than the mark that it begins with.
  const length = Math.min(start.length, bytes.length);
  return bytes.subarray(0, length).equals(start.subarray(0, length));
}

/** The bytes of an upload so far. */
function bytesOf(db: Database, uploadId: string): Buffer {
  const rows = sql<{ data: Buffer }>(db, 'SELECT data FROM kyc_pieces WHERE upload_id = ? ORDER BY offset').all(
    uploadId,
  );
  return Buffer.concat(rows.map(({ data }) => data));
}

function checkWhole(db: Database, upload: UploadRow): void {
  const bytes = bytesOf(db, upload.id);
  const same = createHash('sha256').update(bytes).digest('hex') === upload.sha256;
  if (same && startsAs(bytes, upload.content_type)) return;
  sql(db, 'DELETE FROM kyc_uploads WHERE id = ?').run(upload.id);
  refuse('upload.invalid', { field: upload.side });
}

/** Hands both sides in for review; refuses `upload.invalid` naming the side that is not whole. Said twice, it is the same. */
export function submitForReview(db: Database, memberId: number, documentType: DocumentType, now: number): Kyc {
  const state = kycOf(db, memberId);
  if (state.status === 'pending') return state;
  beOpen(db, memberId);
  for (const side of ['front', 'back'] as const) {
    const upload = state.uploads.find((one) => one.side === side);
    if (!upload || upload.received < upload.size) refuse('upload.invalid', { field: side });
  }
  sql(db, "UPDATE kyc SET status = 'pending', document_type = ?, submitted_at = ? WHERE member_id = ?").run(
    documentType,
    now,
    memberId,
  );
  return kycOf(db, memberId);
}

/** A member's verification as the back office sees it. */
export interface KycCase {
  memberId: number;
  username: string;
  status: KycRow['status'];
  documentType: DocumentType;
  submittedAt: number | null;
  pictures: { id: string; side: DocumentSide; size: number; received: number }[];
}

/** All verifications that were begun, those that wait for a decision first. */
export function kycCases(db: Database): KycCase[] {
  const rows = sql<KycRow & { username: string }>(
    db,
    `SELECT k.*, m.username FROM kyc k JOIN members m ON m.id = k.member_id
     ORDER BY k.status <> 'pending', k.submitted_at DESC LIMIT 100`,
  ).all();
  return rows.map((row) => ({
    memberId: row.member_id,
    username: row.username,
    status: row.status,
    documentType: row.document_type,
    submittedAt: row.submitted_at,
    pictures: uploadRows(db, row.member_id).map(({ id, side, size, received }) => ({ id, side, size, received })),
  }));
}

/** A whole picture for the back office; undefined for one that is not there or not whole. */
export function kycPicture(db: Database, uploadId: string): { type: string; bytes: Buffer } | undefined {
  const row = sql<UploadRow>(db, 'SELECT * FROM kyc_uploads WHERE id = ? AND received = size').get(uploadId);
  return row && { type: row.content_type, bytes: bytesOf(db, uploadId) };
}

/** Ends a review. A rejection removes the pictures, so that new ones are sent. Refuses `not.found` where none waits. */
export function decideKyc(db: Database, memberId: number, reason: string | undefined, now: number): void {
  db.transaction(() => {
    const { changes } = sql(
      db,
      "UPDATE kyc SET status = ?, reason = ?, decided_at = ? WHERE member_id = ? AND status = 'pending'",
    ).run(reason === undefined ? 'verified' : 'rejected', reason ?? null, now, memberId);
    if (changes === 0) refuse('not.found');
    if (reason === undefined) return tellMember(db, memberId, 'kycVerified', {}, now);
    sql(db, 'DELETE FROM kyc_uploads WHERE member_id = ?').run(memberId);
    tellMember(db, memberId, 'kycRejected', { reason: asTyped(reason) }, now);
  }).immediate();
}
