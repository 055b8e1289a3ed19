import { saveData } from './connection.ts';

/** A picture as the phone reads it: its size drawn, in px. */
interface DrawnPicture {
  readonly image: HTMLImageElement;
  readonly width: number;
  readonly height: number;
}

/** Reads a picture. @throws when this browser cannot. */
function readPicture(address: string): Promise<DrawnPicture> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve({ image, width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => reject(new Error('the picture cannot be read'));
    image.src = address;
  });
}

/** Longest side of a smaller picture, in px: the small print of a document is still read. */
const LONGEST = 1600;
const QUALITY = 0.8;

/** A smaller copy is worth offering from this size on, in bytes, and when it saves at least a third. */
const WORTH = 300_000;
const SAVING = 2 / 3;

/** A copy of at most 1600 px as JPEG, if it saves enough; undefined when it does not, or when this phone cannot draw it. */
async function smallerPicture(picture: Blob, { image, width, height }: DrawnPicture): Promise<Blob | undefined> {
  if (picture.size < WORTH) return undefined;
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const board = canvas.getContext('2d');
  if (!board) return undefined;
  // A PNG's glass would turn black in a JPEG.
  board.fillStyle = '#fff';
  board.fillRect(0, 0, canvas.width, canvas.height);
  board.drawImage(image, 0, 0, canvas.width, canvas.height);
  const copy = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return copy && copy.size < picture.size * SAVING ? copy : undefined;
}

/** The bytes of a blob. Blob.arrayBuffer is not in Chromium 67. */
export const bytesOf = (blob: Blob): Promise<ArrayBuffer> => new Response(blob).arrayBuffer();

/** SHA-256 in hex. @throws where the browser has no such thing: outside https and localhost. */
export async function hashOf(blob: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await bytesOf(blob));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** `image/jpeg` or `image/png` by the first bytes, whatever the file's name says; undefined for anything else. */
async function pictureType(blob: Blob): Promise<'image/jpeg' | 'image/png' | undefined> {
  const [a, b, c, d] = new Uint8Array(await bytesOf(blob.slice(0, 4)));
  if (a === 0xff && b === 0xd8 && c === 0xff) return 'image/jpeg';
  return a === 0x89 && b === 0x50 && c === 0x4e && d === 0x47 ? 'image/png' : undefined;
}

/** A picture that this phone can read, with an address to show it by; whoever takes it revokes that. */
export interface CheckedPicture {
  readonly original: Blob;
  readonly preview: string;
  /** A copy that saves enough, where the phone can make one. */
  readonly smaller: Blob | undefined;
}

/** What is wrong with a file (SPEC section 8). */
export type FileFlaw = 'type' | 'size' | 'unreadable';

/** Takes a file as a jpeg or png, by its bytes: a phone may call it anything. One with more bytes than `most` is not even drawn. */
export async function checkedPicture(file: Blob, most = Number.POSITIVE_INFINITY): Promise<CheckedPicture | FileFlaw> {
  // A file that cannot even be read is told as one of the wrong type.
  const type = await pictureType(file).catch((thrown: unknown) => void console.warn(thrown));
  if (!type) return 'type';
  if (file.size > most) return 'size';
  const original = file.slice(0, file.size, type);
  const preview = URL.createObjectURL(original);
  try {
    return { original, preview, smaller: await smallerPicture(original, await readPicture(preview)) };
  } catch (thrown) {
    console.warn(thrown);
    URL.revokeObjectURL(preview);
    return 'unreadable';
  }
}

/** Whether bytes probably cost: a mobile line, or the browser's data saver. Browsers that do not tell say no. */
export const metered = (): boolean =>
  saveData() || (navigator as Navigator & { connection?: { type?: string } }).connection?.type === 'cellular';
