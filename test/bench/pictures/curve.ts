/**
 * What pictures cost at each quality and how far they are from the drawing, by kind: `node --import tsx test/bench/pictures/curve.ts
 * DATA` with the data folder of a sandbox. Quality is as an address asks for it (src/sandbox/images/render.ts).
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { openDatabase } from '../../../src/sandbox/db/database.ts';
import { loadArt } from '../../../src/sandbox/images/art.ts';
import { openGallery } from '../../../src/sandbox/images/gallery.ts';
import { KINDS } from '../../../src/sandbox/images/kinds.ts';
import { renderPicture } from '../../../src/sandbox/images/render.ts';
import type { PictureFormat } from '../../../src/sandbox/images/request.ts';
import { dissimilarity, type Plane } from './ssim.ts';

const RATIO = 2;
const QUALITIES = [5, 10, 15, 20, 25, 30, 40, 50, 72];

/** What is asked for of a kind, and how wide it is drawn in CSS px. */
interface Use {
  readonly name: string;
  readonly kind: string;
  readonly drawn: number;
  readonly widths: readonly number[];
  readonly ids: readonly string[];
}

const [data = ''] = process.argv.slice(2);
const db = openDatabase(data);
const gallery = openGallery(db, loadArt(join(data, 'images')));
const some = (query: string, count: number): string[] => {
  const all = db.prepare(query).pluck().all() as string[];
  return Array.from({ length: count }, (_none, at) => String(all[Math.floor((at * all.length) / count)]));
};
const games = some('SELECT game_id FROM games ORDER BY game_id', 12);
const uses: readonly Use[] = [
  { name: 'tile', kind: 'game', drawn: 106, widths: [96, 112, 160, 224], ids: games },
  {
    name: 'banner',
    kind: 'banner',
    drawn: 336,
    widths: [336, 448, 672],
    ids: ['home-1', 'home-2', 'home-3', 'home-4'],
  },
  { name: 'icon', kind: 'game', drawn: 40, widths: [48, 80], ids: games },
];

async function lumaOf(picture: Sharp, width: number, height: number): Promise<Plane> {
  const { data: bytes } = await picture
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#121829' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { samples: Float32Array.from(bytes), width, height };
}

/** A picture as it is drawn, and what a screen shows of the drawing. */
interface Drawing {
  readonly svg: string;
  readonly luma: Plane;
}

const screenOf = ({ kind, drawn }: Use): [width: number, height: number] => {
  const { aspect } = KINDS[kind] as (typeof KINDS)[string];
  return [drawn * RATIO, Math.round((drawn * RATIO) / aspect)];
};

async function drawAll(use: Use): Promise<Drawing[]> {
  const [width, height] = screenOf(use);
  return Promise.all(
    use.ids.map(async (id) => {
      const svg = KINDS[use.kind]?.draw(gallery, id) as string;
      const sized = svg.replace('<svg ', `<svg width="${2 * width}" height="${2 * height}" `);
      return { svg, luma: await lumaOf(sharp(Buffer.from(sized)), width, height) };
    }),
  );
}

/** Mean bytes and dissimilarity of drawings at a width, format and quality. */
async function weigh(use: Use, drawings: readonly Drawing[], width: number, format: PictureFormat, quality: number) {
  const screen = screenOf(use);
  let bytes = 0;
  let far = 0;
  for (const { svg, luma } of drawings) {
    const height = Math.round((width * screen[1]) / screen[0]);
    const made = await renderPicture(svg, { width, height, format, quality, alpha: false });
    bytes += made.length;
    far += dissimilarity(luma, await lumaOf(sharp(made), ...screen));
  }
  return { bytes: Math.round(bytes / drawings.length), far: far / drawings.length };
}

const lines = ['| Kind | Width px | Format | Quality | Bytes | DSSIM |', '|---|---:|---|---:|---:|---:|'];
for (const use of uses) {
  const drawings = await drawAll(use);
  for (const format of ['avif', 'webp', 'jpeg'] as const) {
    for (const width of use.widths) {
      for (const quality of QUALITIES) {
        const { bytes, far } = await weigh(use, drawings, width, format, quality);
        lines.push(`| ${[use.name, width, format, quality, bytes, far.toFixed(4)].join(' | ')} |`);
      }
    }
  }
}
console.log(lines.join('\n'));
writeFileSync(join('dist', 'report', 'pictures.md'), `${lines.join('\n')}\n`);
db.close();
