import { type ReadonlySignal, signal } from '@preact/signals';
import { getReceivingAccounts, sendProofPiece, startProof } from '../../../contract/calls/deposit.ts';
import type { ReceivingAccount } from '../../../contract/schemas/deposit.ts';
import { send } from '../../api/client.ts';
import { asCallError } from '../../api/errors.ts';
import { bytesOf, hashOf } from '../../device/pictures.ts';
import { backoff, type PieceRules, sendInPieces } from '../../lib/send-pieces.ts';
import { type Resource, resource } from '../data/resource.ts';
import { onSignOut } from '../session/session.ts';

/** Shortest and longest pause before a failed piece is sent again, in ms. */
const SOON = 1000;
const SELDOM = 15_000;

/** Failures in a row after which the member is asked: the picture stays, and goes on where it was. */
const PATIENCE = 6;

const done = signal(0, { name: 'deposit.proof.sent' });

/** Bytes of the proof that the platform has. */
export const proofSent: ReadonlySignal<number> = done;

let turn = 0;

let methodId = '';

/** Where manual transfers of the method that was asked for go. */
export const receivingAccounts: Resource<ReceivingAccount[]> = resource('deposit.accounts', () =>
  send(getReceivingAccounts, { query: { methodId } }),
);

/** Asks where transfers by this method go; the accounts are never those of another. */
export function wantAccounts(id: string): void {
  if (id !== methodId) receivingAccounts.set(undefined);
  methodId = id;
  receivingAccounts.want();
}

/** A run of the upload; it ends when another begins, at a sign-out, and after failures in a row. */
function rulesOf(mine: number): PieceRules {
  let last: unknown;
  return {
    now: Date.now,
    onProgress: (received) => {
      done.value = received;
    },
    passes: (error) => {
      last = error;
      const { unsettled, code } = asCallError(error);
      return mine === turn && (unsettled || code === 'maintenance' || code === 'too.many.requests');
    },
    async ready(failures) {
      if (failures > PATIENCE) throw last;
      if (failures > 0) await new Promise((resolve) => setTimeout(resolve, backoff(failures - 1, SOON, SELDOM)));
      if (mine !== turn) throw last ?? new Error('the upload was given up');
    },
  };
}

/** Sends the proof of a transfer in pieces and gives its id; sent again, it goes on where the line dropped. @throws CallError */
export async function sendProof(picture: Blob): Promise<string> {
  turn += 1;
  done.value = 0;
  const form = {
    size: picture.size,
    contentType: picture.type as 'image/jpeg' | 'image/png',
    sha256: await hashOf(picture),
  };
  let proofId = '';
  const line = {
    async announce() {
      const upload = await send(startProof, { body: form });
      proofId = upload.proofId;
      return upload;
    },
    async send(offset: number, end: number) {
      return send(sendProofPiece, { query: { proofId, offset }, body: await bytesOf(picture.slice(offset, end)) });
    },
  };
  await sendInPieces(picture.size, line, rulesOf(turn));
  return proofId;
}

onSignOut(() => {
  turn += 1;
  receivingAccounts.set(undefined);
});
