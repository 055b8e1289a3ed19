import sharp from 'sharp';
import { type Cell, STEP, WIDTH } from './sheet.ts';

/** Pictures are kept at this part of their size. */
const KEPT = 0.5;
/** px of a picture, each way, that are compared as one: what a font's hinting moves stays within. */
const BLOCK = 8;
/** How far a colour of a block may be from the accepted one, of 255. */
const FAR = 28;
/** Blocks of one story that may be further away than that. */
const STRAY = 4;
/** px, across and down, by which what is drawn may have moved: blocks full of small letters change a lot with half a pixel. */
const MOVES = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** The picture of a sheet as it is kept: a few KB. */
export const shrink = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .resize({ width: WIDTH * KEPT, kernel: 'linear' })
    .webp({ quality: 30, effort: 6 })
    .toBuffer();

/** A picture in the size of the screen, row by row, three bytes for each pixel. */
const pixelsOf = (picture: Buffer, height: number): Promise<Buffer> =>
  sharp(picture).removeAlpha().resize({ width: WIDTH, height, fit: 'fill' }).raw().toBuffer();

/** A story that looks otherwise than accepted. */
export interface Difference {
  readonly id: string;
  /** Blocks that differ, in both themes. */
  readonly blocks: number;
}

/** Compares two pictures of the same cells. */
export async function differences(
  cells: readonly Cell[],
  taken: Buffer,
  accepted: Buffer,
): Promise<readonly Difference[]> {
  const height = cells.reduce((sum, cell) => sum + 2 * cell.height, 0);
  const [now, then] = await Promise.all([pixelsOf(await shrink(taken), height), pixelsOf(accepted, height)]);
  let from = 0;
  const found: Difference[] = [];
  for (const { id, height: once } of cells) {
    const to = from + 2 * once * WIDTH * 3;
    const blocks = strayBlocks(now.subarray(from, to), then.subarray(from, to));
    if (blocks > STRAY) found.push({ id, blocks });
    from = to;
  }
  return found;
}

/** Blocks of a story that look otherwise than the accepted ones. */
function strayBlocks(now: Buffer, then: Buffer): number {
  const height = now.length / 3 / WIDTH;
  let count = 0;
  for (let top = 0; top < height; top += BLOCK) {
    for (let left = 0; left < WIDTH; left += BLOCK) {
      if ([0, 1, 2].some((channel) => isFar(now, then, left, top, channel))) count += 1;
    }
  }
  return count;
}

/** Whether a colour of a block is far from all that the accepted picture has there, moved or not. */
function isFar(now: Buffer, then: Buffer, left: number, top: number, channel: number): boolean {
  const lowest = now.length / 3 / WIDTH - BLOCK;
  const seen = meanOf(now, left, top, channel);
  if (Math.abs(seen - meanOf(then, left, top, channel)) <= FAR) return false;
  const known = MOVES.map(([across, down]) =>
    meanOf(then, within(left + across, WIDTH - BLOCK), within(top + down, lowest), channel),
  );
  return seen > Math.max(...known) + FAR || seen < Math.min(...known) - FAR;
}

const within = (place: number, most: number): number => Math.min(Math.max(place, 0), most);

/** Mean of one colour of a block. */
function meanOf(pixels: Buffer, left: number, top: number, channel: number): number {
  let sum = 0;
  for (let y = top; y < top + BLOCK; y += 1) {
    for (let x = left; x < left + BLOCK; x += 1) sum += pixels[(y * WIDTH + x) * 3 + channel] ?? 0;
  }
  return sum / BLOCK ** 2;
}

if (STEP % BLOCK !== 0) throw new Error('a block would lie in two stories');
