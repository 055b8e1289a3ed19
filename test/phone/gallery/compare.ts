import sharp from 'sharp';
import { type Cell, STEP, WIDTH } from './sheet.ts';

/** Pictures are kept at this part of their size. */
const KEPT = 0.5;
/** px of a picture, each way, that are compared as one: what a font's hinting moves stays within. */
const BLOCK = 8;
/** How far a colour of a block may be from the accepted one, of 255. */
const FAR = 28;
/** Blocks of one story that may be further away than that. */
const STRAY = 5;

/** The picture of a sheet as it is kept: a few KB. */
export const shrink = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .resize({ width: WIDTH * KEPT, kernel: 'linear' })
    .webp({ quality: 30, effort: 6 })
    .toBuffer();

/** Mean colours of all blocks, row by row, three bytes each. */
async function blocksOf(picture: Buffer, height: number): Promise<Buffer> {
  const size = { width: WIDTH / BLOCK, height: height / BLOCK };
  return sharp(picture)
    .removeAlpha()
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer();
}

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
  const [now, then] = await Promise.all([blocksOf(await shrink(taken), height), blocksOf(accepted, height)]);
  let from = 0;
  const found: Difference[] = [];
  for (const { id, height: once } of cells) {
    const to = from + ((2 * once) / BLOCK) * (WIDTH / BLOCK) * 3;
    const blocks = strayBlocks(now.subarray(from, to), then.subarray(from, to));
    if (blocks > STRAY) found.push({ id, blocks });
    from = to;
  }
  return found;
}

function strayBlocks(now: Buffer, then: Buffer): number {
  let count = 0;
  for (let at = 0; at < now.length; at += 3) {
    const far = [0, 1, 2].some((channel) => Math.abs((now[at + channel] ?? 0) - (then[at + channel] ?? 0)) > FAR);
    if (far) count += 1;
  }
  return count;
}

if (STEP % BLOCK !== 0) throw new Error('a block would lie in two stories');
