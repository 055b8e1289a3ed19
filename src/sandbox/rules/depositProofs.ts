import { createHash, randomUUID } from 'node:crypto';
import type { ProofForm, ProofUpload } from '../../contract/schemas/deposit.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { refuse } from './refusal.ts';

/** Largest piece in bytes: whoever has a slow line sends smaller ones. */
const PIECE_SIZE = 256 * 1024;

interface ProofRow {
  id: string;
  size: number;
  content_type: ProofForm['contentType'];
  sha256: string;
  received: number;
}

const STARTS: Record<ProofForm['contentType'], readonly number[]> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

const isPicture = (bytes: Buffer, type: ProofForm['contentType']): boolean =>
  STARTS[type].every((byte, at) => at >= bytes.length || bytes[at] === byte);

const uploadOf = ({ id, size, received }: ProofRow): ProofUpload => ({
  proofId: id,
  size,
  received,
  pieceSize: PIECE_SIZE,
});

/** Announces a proof. The same one again answers how far it came; others that belong to no deposit are forgotten. */
export function startProof(db: Database, memberId: number, form: ProofForm, now: number): ProofUpload {
  return db
    .transaction(() => {
      const known = sql<ProofRow>(db, 'SELECT * FROM deposit_proofs WHERE member_id = ? AND sha256 = ?').get(
        memberId,
        form.sha256,
      );
      if (known?.size === form.size) return uploadOf(known);
      sql(
        db,
        `DELETE FROM deposit_proofs WHERE member_id = ?
         AND NOT EXISTS (SELECT 1 FROM deposits WHERE proof_id = deposit_proofs.id)`,
      ).run(memberId);
      const id = randomUUID();
      sql(
        db,
        'INSERT INTO deposit_proofs (id, member_id, size, content_type, sha256, created_at) VALUES (?, ?, ?, ?, ?, ?)',
      ).run(id, memberId, form.size, form.contentType, form.sha256, now);
      return { proofId: id, size: form.size, received: 0, pieceSize: PIECE_SIZE };
    })
    .immediate();
}

/**
 * Takes a piece, as documents do (rules/kyc.ts): what is there stays, and what would leave a gap is not taken. Refuses `upload.invalid`
 * for too much data, for no picture, and for a whole that is not what was announced.
 */
export function takeProofPiece(
  db: Database,
  memberId: number,
  { proofId, offset }: { proofId: string; offset: number },
  piece: ArrayBuffer,
): ProofUpload {
  const proof = sql<ProofRow>(db, 'SELECT * FROM deposit_proofs WHERE id = ? AND member_id = ?').get(proofId, memberId);
  if (!proof) return refuse('not.found');
  const bytes = Buffer.from(piece);
  const fits = bytes.length <= PIECE_SIZE && offset + bytes.length <= proof.size;
  if (!fits || (offset === 0 && !isPicture(bytes, proof.content_type))) refuse('upload.invalid', { field: 'proof' });
  if (offset > proof.received || offset + bytes.length <= proof.received) return uploadOf(proof);
  const fresh = bytes.subarray(proof.received - offset);
  const received = proof.received + fresh.length;
  db.transaction(() => {
    sql(db, 'INSERT INTO deposit_proof_pieces (proof_id, offset, data) VALUES (?, ?, ?)').run(
      proofId,
      proof.received,
      fresh,
    );
    sql(db, 'UPDATE deposit_proofs SET received = ? WHERE id = ?').run(received, proofId);
  }).immediate();
  if (received === proof.size) checkWhole(db, proof);
  return uploadOf({ ...proof, received });
}

function bytesOf(db: Database, proofId: string): Buffer {
  const rows = sql<{ data: Buffer }>(db, 'SELECT data FROM deposit_proof_pieces WHERE proof_id = ? ORDER BY offset');
  return Buffer.concat(rows.all(proofId).map(({ data }) => data));
}

function checkWhole(db: Database, { id, sha256 }: ProofRow): void {
  if (createHash('sha256').update(bytesOf(db, id)).digest('hex') === sha256) return;
  sql(db, 'DELETE FROM deposit_proofs WHERE id = ?').run(id);
  refuse('upload.invalid', { field: 'proof' });
}

/** Refuses `upload.invalid` for a proof that is not the member's, not whole, or of a deposit that waits or was paid: a refused one may be sent again. */
export function checkProof(db: Database, memberId: number, proofId: string): void {
  const fresh = sql(
    db,
    `SELECT 1 FROM deposit_proofs WHERE id = ? AND member_id = ? AND received = size
     AND NOT EXISTS (SELECT 1 FROM deposits WHERE proof_id = deposit_proofs.id AND status IN ('pending', 'approved'))`,
  ).get(proofId, memberId);
  if (!fresh) refuse('upload.invalid', { field: 'proof' });
}

/** A whole proof for the back office; undefined for one that is not there. */
export function proofPicture(db: Database, proofId: string): { type: string; bytes: Buffer } | undefined {
  const row = sql<ProofRow>(db, 'SELECT * FROM deposit_proofs WHERE id = ? AND received = size').get(proofId);
  return row && { type: row.content_type, bytes: bytesOf(db, proofId) };
}
