import { MOST_PICTURES, PICTURE_BYTES } from '../../../contract/fields/limits.ts';
import { dropPicture, keepPicture, keptPictures } from '../../device/kept-pictures.ts';
import { checkedPicture, type FileFlaw } from '../../device/pictures.ts';
import { randomKey } from '../../lib/random-key.ts';
import { account, onSignOut } from '../session/session.ts';
import { appliedPictures, noteKept, putPictures } from './apply-draft.ts';

/** What is wrong with a picture, or that it is one too many. */
export type PictureFlaw = FileFlaw | 'count';

/** What is sent of each picture. */
const sent = new Map<string, Blob>();

const placeOf = (promotionId: string, id: string): string => `apply.${promotionId}.${id}`;

/**
 * Takes a picture for an application, after the rules of SPEC section 5; gives what is wrong with it. It is kept until it is sent. What
 * travels is its smaller copy, where that saves enough: a screenshot is as well read in 1600 px.
 */
export async function addPicture(promotionId: string, file: Blob, id = randomKey()): Promise<PictureFlaw | undefined> {
  if (appliedPictures.peek().length >= MOST_PICTURES) return 'count';
  const checked = await checkedPicture(file, PICTURE_BYTES);
  if (typeof checked === 'string') return checked;
  const { original, smaller, preview } = checked;
  // Another may have been chosen meanwhile.
  if (appliedPictures.peek().length >= MOST_PICTURES) {
    URL.revokeObjectURL(preview);
    return 'count';
  }
  sent.set(id, smaller ?? original);
  putPictures([...appliedPictures.peek(), { id, preview }]);
  const owner = account();
  if (owner === undefined) return undefined;
  noteKept(promotionId);
  void keepPicture(placeOf(promotionId, id), owner, original);
  return undefined;
}

/** Takes a picture away, from the phone's memory too. */
export function dropApplied(promotionId: string, id: string): void {
  const gone = appliedPictures.peek().find((one) => one.id === id);
  if (gone) URL.revokeObjectURL(gone.preview);
  sent.delete(id);
  putPictures(appliedPictures.peek().filter((one) => one.id !== id));
  if (appliedPictures.peek().length === 0) noteKept(undefined);
  void dropPicture(placeOf(promotionId, id));
}

/** Takes all pictures away. */
export function clearApplied(promotionId: string): void {
  for (const { id } of appliedPictures.peek()) dropApplied(promotionId, id);
}

/** Takes the pictures back that a reload interrupted; those of another promotion wait for its own page. */
export async function recallApplied(promotionId: string): Promise<void> {
  const place = placeOf(promotionId, '');
  for (const { name, picture } of await keptPictures(account() ?? '')) {
    const id = name.startsWith(place) ? name.slice(place.length) : undefined;
    if (id && !appliedPictures.peek().some((one) => one.id === id)) await addPicture(promotionId, picture, id);
  }
}

/** The pictures as the data strings that the platform takes. @throws when the phone cannot read one any more. */
export const pictureStrings = (): Promise<string[]> => Promise.all([...sent.values()].map(dataString));

function dataString(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

onSignOut(() => {
  noteKept(undefined);
  sent.clear();
});
