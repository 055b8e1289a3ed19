import sharp from 'sharp';
import type { PictureFormat } from './request.ts';

/** From so many pixels on AVIF goes lower. Below, a picture is drawn twice as large and shrunk, as filtered edges come out jagged. */
const WIDE_FROM = 480;
/** Below this many pixels AVIF spends its bytes on edges; what is wider has soft grounds, which that washes out. */
const EDGES_BELOW = 240;

/**
 * Turns SVG into a picture of `width` by `height` pixels. `quality` (1-100) is meant as for WebP; AVIF looks the same at
 * about two thirds of it (a small one at four fifths, a wide one at half), JPEG at some more (test/bench/pictures/README.md).
 */
export async function renderPicture(
  svg: string,
  width: number,
  height: number,
  format: PictureFormat,
  quality: number,
): Promise<Buffer> {
  const scale = width < WIDE_FROM ? 2 : 1;
  const sized = svg.replace('<svg ', `<svg width="${width * scale}" height="${height * scale}" `);
  const picture = sharp(Buffer.from(sized)).resize(width, height, { fit: 'fill' });
  switch (format) {
    case 'avif':
      return picture
        .avif({
          quality: Math.max(1, Math.round(quality * avifShare(width))),
          effort: 4,
          chromaSubsampling: '4:2:0',
          tune: width < EDGES_BELOW ? 'ssim' : 'auto',
        })
        .toBuffer();
    case 'webp':
      return picture.webp({ quality, alphaQuality: 80, effort: 6 }).toBuffer();
    case 'jpeg':
      return picture
        .flatten({ background: '#121829' })
        .jpeg({ quality: Math.min(100, quality + 15), mozjpeg: true })
        .toBuffer();
    case 'png':
      return picture.png({ palette: true, quality: Math.min(100, quality + 15), effort: 5 }).toBuffer();
  }
}

/** AVIF's quality by WebP's. */
function avifShare(width: number): number {
  if (width < EDGES_BELOW) return 0.8;
  return width < WIDE_FROM ? 0.7 : 0.5;
}
