import { DOCUMENT_SIDES } from '../../../contract/fields/kyc.ts';
import { PICTURE_BYTES } from '../../../contract/fields/limits.ts';
import type { DocumentSide } from '../../../contract/schemas/kyc.ts';
import { dropPicture, keepPicture, keptPictures } from '../../device/kept-pictures.ts';
import { checkedPicture, type FileFlaw, metered } from '../../device/pictures.ts';
import { local, writeJson } from '../../device/storage.ts';
import { account, onSignOut } from '../session/session.ts';
import { savesData } from '../settings/data-saver.ts';
import { draftPlace, kycDraft, kycSides, putDraft, putSide } from './kyc-sides.ts';

/** A picture and, where it saves enough, its smaller copy. */
interface Chosen {
  readonly original: Blob;
  readonly smaller?: Blob | undefined;
}

const chosen: Partial<Record<DocumentSide, Chosen>> = {};
const turns: Record<DocumentSide, number> = { front: 0, back: 0 };

const phaseOf = (side: DocumentSide) => kycSides[side].peek().phase;

/** What is sent of a side; undefined when the phone has no picture of it. */
export function pictureOf(side: DocumentSide): Blob | undefined {
  const picture = chosen[side];
  return kycDraft.peek().small ? (picture?.smaller ?? picture?.original) : picture?.original;
}

/** Notes how the pictures are to be sent, for a reload. */
export function noteDraft(): void {
  const { documentType, small, sending, paused } = kycDraft.peek();
  writeJson(local, draftPlace(), { documentType, small, sending, paused });
}

function weigh(): void {
  let [original, smaller] = [0, 0];
  for (const side of DOCUMENT_SIDES) {
    const picture = chosen[side];
    if (!picture || phaseOf(side) !== 'ready') continue;
    original += picture.original.size;
    smaller += (picture.smaller ?? picture.original).size;
    putSide(side, { size: pictureOf(side)?.size ?? 0 });
  }
  putDraft({ original, smaller });
}

/** Sends smaller copies, or the pictures as they are. */
export function chooseSmall(small: boolean): void {
  putDraft({ small });
  weigh();
  noteDraft();
}

/** Forgets what was chosen for a side; what the platform has stays there until another picture takes its place. */
function clearSide(side: DocumentSide): void {
  turns[side] += 1;
  const { preview } = kycSides[side].peek();
  if (preview) URL.revokeObjectURL(preview);
  delete chosen[side];
  putSide(side);
  weigh();
}

/** Takes a side's picture away, from the phone's memory too. */
export function removePicture(side: DocumentSide): void {
  clearSide(side);
  void dropPicture(side);
}

/** Takes a file for a side, after the rules of SPEC section 5; gives what is wrong with it. It is kept until it is sent. */
export async function takePicture(side: DocumentSide, file: Blob): Promise<FileFlaw | undefined> {
  clearSide(side);
  const mine = turns[side];
  putSide(side, { phase: 'checking' });
  const checked = await checkedPicture(file);
  if (mine !== turns[side]) {
    if (typeof checked !== 'string') URL.revokeObjectURL(checked.preview);
    return undefined;
  }
  if (typeof checked === 'string') return give(side, checked);
  const { original, smaller, preview } = checked;
  if (original.size > PICTURE_BYTES) return tooLarge(side, preview, smaller);
  settle(side, { original, smaller }, preview);
  return undefined;
}

function give(side: DocumentSide, flaw: FileFlaw): FileFlaw {
  clearSide(side);
  return flaw;
}

/** What is too large is not taken; a copy that fits is offered where the phone can make one. */
function tooLarge(side: DocumentSide, preview: string, smaller: Blob | undefined): FileFlaw {
  if (!smaller) {
    URL.revokeObjectURL(preview);
    return give(side, 'size');
  }
  chosen[side] = { original: smaller };
  putSide(side, { phase: 'large', size: smaller.size, preview });
  return 'size';
}

/** Takes the smaller copy of a picture that was too large. */
export function takeSmaller(side: DocumentSide): void {
  const picture = chosen[side];
  if (picture) settle(side, picture, kycSides[side].peek().preview);
}

function settle(side: DocumentSide, picture: Chosen, preview: string | undefined): void {
  chosen[side] = picture;
  putSide(side, { phase: 'ready', received: 0, preview });
  if (picture.smaller && (metered() || savesData())) putDraft({ small: true });
  weigh();
  const owner = account();
  if (owner === undefined) return;
  void keepPicture(side, owner, picture.original);
  if (!local.get(draftPlace())) noteDraft();
}

/** Takes the pictures back that a reload interrupted. */
export async function recallPictures(): Promise<void> {
  for (const { name, picture } of await keptPictures(account() ?? '')) {
    const side = DOCUMENT_SIDES.find((one) => one === name);
    if (side && phaseOf(side) === 'empty') await takePicture(side, picture);
  }
}

onSignOut(() => {
  for (const side of DOCUMENT_SIDES) clearSide(side);
});
