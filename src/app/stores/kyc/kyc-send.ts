import { effect, signal } from '@preact/signals';
import { sendKycPiece, startKycUpload, submitKyc } from '../../../contract/calls/kyc.ts';
import { DOCUMENT_SIDES } from '../../../contract/fields/kyc.ts';
import type { DocumentSide, DocumentType } from '../../../contract/schemas/kyc.ts';
import { send } from '../../api/client.ts';
import { asCallError, CallError } from '../../api/errors.ts';
import { dropPicture } from '../../device/kept-pictures.ts';
import { bytesOf, hashOf } from '../../device/pictures.ts';
import { local, readJson } from '../../device/storage.ts';
import { backoff, insist, type Patience, type PieceLine, sendInPieces } from '../../lib/send-pieces.ts';
import { errorText } from '../data/error-text.ts';
import { onSignOut } from '../session/session.ts';
import { kyc } from './kyc.ts';
import { noteDraft, pictureOf, recallPictures, removePicture } from './kyc-pictures.ts';
import { draftPlace, kycDraft, kycSides, putDraft, putSide, showUploads } from './kyc-sides.ts';

/** What a reload has to know to go on by itself: whether the member has said "send", and how. */
interface Note {
  readonly documentType: DocumentType;
  readonly small: boolean;
  readonly sending: boolean;
  readonly paused: boolean;
}

/** The upload was given up: by a sign-out, or for another picture. */
class Stopped extends Error {}

/** Shortest and longest pause before a failed piece is sent again, in ms. */
const SOON = 1000;
const SELDOM = 30_000;

const turn = signal(0, { name: 'kyc.turn' });

/** As stores/data/online.ts, which the pages' first idle moment brings: by itself this costs home no chunk of its own. */
const online = signal(navigator.onLine, { name: 'kyc.online' });
for (const change of ['online', 'offline']) {
  addEventListener(change, () => {
    online.value = navigator.onLine;
  });
}

const isNote = (value: unknown): value is Note => typeof (value as Partial<Note> | null)?.documentType === 'string';

const isHeld = (): boolean => !online.value || kycDraft.value.paused;

const forgetNote = (): boolean => local.set(draftPlace(), undefined);

async function until(holds: () => boolean): Promise<void> {
  let stop = (): void => undefined;
  await new Promise<void>((resolve) => {
    stop = effect(() => {
      if (holds()) resolve();
    });
  });
  stop();
}

/** A fault of the line or of the moment: the same is tried again, for as long as it takes. */
function passes(thrown: unknown): boolean {
  const error = asCallError(thrown);
  putDraft({ troubled: error.kind !== 'aborted' });
  return error.unsettled || error.kind === 'aborted' || ['maintenance', 'too.many.requests'].includes(error.code);
}

/** The patience of one run; a later run, or a sign-out, ends it. */
function patienceOf(mine: number): Patience {
  const live = (): boolean => turn.value === mine;
  return {
    passes: (error) => live() && !(error instanceof Stopped) && passes(error),
    async ready(failures) {
      // A line that is away is waited for; one that is there and fails is asked ever more seldom.
      const pause = backoff(failures - 1, SOON, SELDOM);
      if (failures > 0 && !isHeld())
        await Promise.race([new Promise((resolve) => setTimeout(resolve, pause)), until(() => isHeld() || !live())]);
      await until(() => !isHeld() || !live());
      if (turn.peek() !== mine) throw new Stopped();
    },
  };
}

/** The platform as the other end of a side's upload. A pause and a lost line cut the piece under way. */
async function lineOf(side: DocumentSide, picture: Blob, cut: () => AbortSignal): Promise<PieceLine> {
  const form = {
    documentType: kycDraft.peek().documentType,
    side,
    size: picture.size,
    contentType: picture.type as 'image/jpeg' | 'image/png',
    sha256: await hashOf(picture),
  };
  let uploadId = '';
  return {
    async announce() {
      const upload = await send(startKycUpload, { body: form, signal: cut() });
      uploadId = upload.uploadId;
      return upload;
    },
    async send(offset, end) {
      const body = await bytesOf(picture.slice(offset, end));
      return send(sendKycPiece, { query: { uploadId, offset }, body, signal: cut() });
    },
  };
}

async function sendSide(side: DocumentSide, patience: Patience, cut: () => AbortSignal): Promise<void> {
  const picture = pictureOf(side);
  if (!picture || kycSides[side].peek().phase === 'sent') return;
  const known = kyc.value.peek()?.uploads.find((upload) => upload.side === side && upload.size === picture.size);
  putSide(side, { phase: 'sending', size: picture.size, received: known?.received ?? 0 });
  await sendInPieces(picture.size, await lineOf(side, picture, cut), {
    ...patience,
    now: Date.now,
    onProgress: (received) => {
      putDraft({ troubled: false });
      putSide(side, { received });
    },
  });
  putSide(side, { phase: 'sent' });
  void dropPicture(side);
}

/** Sends both sides and hands them in for review. A second tap while they are under way does nothing. */
export async function sendKyc(): Promise<void> {
  if (kycDraft.peek().sending) return;
  turn.value += 1;
  const mine = turn.peek();
  const patience = patienceOf(mine);
  putDraft({ sending: true, failure: undefined });
  noteDraft();
  let piece = new AbortController();
  const cut = () => {
    piece = new AbortController();
    return piece.signal;
  };
  const stopTelling = effect(() => putDraft({ waiting: !online.value }));
  const stopCutting = effect(() => {
    if (isHeld() || turn.value !== mine) piece.abort();
  });
  try {
    for (const side of DOCUMENT_SIDES) await sendSide(side, patience, cut);
    const answer = await insist(
      () => send(submitKyc, { body: { documentType: kycDraft.peek().documentType } }),
      patience,
    );
    kyc.set(answer);
    forgetNote();
  } catch (thrown) {
    if (turn.peek() === mine) fail(thrown);
  } finally {
    stopTelling();
    stopCutting();
    if (turn.peek() === mine) putDraft({ sending: false, paused: false, troubled: false });
  }
}

/** Ends a run that the platform, or this browser, has put an end to. */
function fail(thrown: unknown): void {
  const unsafe = thrown instanceof TypeError && !globalThis.crypto?.subtle;
  const error = unsafe ? new CallError('refused', 'encryption.invalid') : asCallError(thrown);
  for (const side of DOCUMENT_SIDES) {
    if (kycSides[side].peek().phase === 'sending') putSide(side, { phase: 'ready' });
  }
  // After the next login it goes on.
  if (error.kind === 'session') return;
  putDraft({ sending: false });
  noteDraft();
  const side = DOCUMENT_SIDES.find((one) => one === error.value?.field);
  if (side) {
    removePicture(side);
    putSide(side, { phase: 'refused' });
  } else putDraft({ failure: errorText(error) });
  if (error.code === 'permission.denied') void kyc.load();
}

/** Holds the upload, or lets it go on; what is there stays there. */
export function holdKyc(paused: boolean): void {
  putDraft({ paused });
  noteDraft();
}

/** Gives the upload up, so that other pictures may be chosen; what is there of them is found again. */
export function stopKyc(): void {
  turn.value += 1;
  putDraft({ sending: false, paused: false, troubled: false });
  noteDraft();
  for (const side of DOCUMENT_SIDES) {
    if (kycSides[side].peek().phase === 'sending') putSide(side, { phase: 'ready' });
  }
}

/**
 * Takes up where a reload, a closed app or a lost session interrupted: the pictures from the phone's memory, what the platform has of
 * them, and the sending itself if it had begun. To be called once the state is known.
 */
export async function restoreKyc(): Promise<void> {
  const status = kyc.value.peek()?.status;
  if (kycDraft.peek().sending || status === undefined) return;
  if (status === 'pending' || status === 'verified') {
    forgetNote();
    for (const side of DOCUMENT_SIDES) removePicture(side);
    return;
  }
  const note = readJson(local, draftPlace(), isNote);
  if (note) putDraft({ documentType: note.documentType, small: note.small, paused: note.sending && note.paused });
  await recallPictures();
  showUploads();
  if (!note?.sending) return;
  putDraft({ documentType: note.documentType, small: note.small });
  if (DOCUMENT_SIDES.every((side) => ['ready', 'sent'].includes(kycSides[side].peek().phase))) await sendKyc();
}

onSignOut(() => {
  turn.value += 1;
});
