/**
 * Lays tiles as each picture mode asks for them side by side, as a screen of two pixels per pixel shows them, beside their drawings:
 * `node --import tsx test/bench/pictures/montage.ts DATA` with the data folder of a sandbox. Writes `montage.webp` beside this file.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import { openDatabase } from '../../../src/sandbox/db/database.ts';
import { loadArt } from '../../../src/sandbox/images/art.ts';
import { openGallery } from '../../../src/sandbox/images/gallery.ts';
import { KINDS } from '../../../src/sandbox/images/kinds.ts';
import { renderPicture } from '../../../src/sandbox/images/render.ts';

const COUNT = 6;
/** Device px of a tile of 106 CSS px. */
const SHOWN = 212;
const GAP = 8;

/** What a mode asks for; the drawing itself has no quality. */
const ROWS = [
  { width: SHOWN },
  { width: 224, format: 'avif', quality: 20 },
  { width: 96, format: 'webp', quality: 10 },
  { width: 96, format: 'webp', quality: 6 },
] as const;

const [data = ''] = process.argv.slice(2);
const db = openDatabase(data);
const gallery = openGallery(db, loadArt(join(data, 'images')));
const kind = KINDS.game as (typeof KINDS)[string];
const all = db.prepare("SELECT game_id FROM games WHERE game_id LIKE '%-rng-%' ORDER BY game_id").pluck().all();
const ids = Array.from({ length: COUNT }, (_none, at) => String(all[Math.floor(((at + 0.5) * all.length) / COUNT)]));
const high = Math.round(SHOWN / kind.aspect);

async function shown(id: string, row: (typeof ROWS)[number]): Promise<Buffer> {
  const svg = kind.draw(gallery, id) as string;
  const height = Math.round(row.width / kind.aspect);
  const picture =
    'quality' in row
      ? await renderPicture(svg, { ...row, height, alpha: false })
      : Buffer.from(svg.replace('<svg ', `<svg width="${2 * SHOWN}" height="${2 * high}" `));
  return sharp(picture).resize(SHOWN, high, { fit: 'fill' }).png().toBuffer();
}

const tiles: OverlayOptions[] = [];
for (const [line, row] of ROWS.entries()) {
  for (const [place, id] of ids.entries()) {
    tiles.push({ input: await shown(id, row), left: place * (SHOWN + GAP), top: line * (high + GAP) });
  }
}
const board = { width: COUNT * (SHOWN + GAP) - GAP, height: ROWS.length * (high + GAP) - GAP };
await sharp({ create: { ...board, channels: 3, background: '#000' } })
  .composite(tiles)
  .webp({ quality: 82 })
  .toFile(fileURLToPath(new URL('montage.webp', import.meta.url)));
db.close();
