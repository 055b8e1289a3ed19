import sharp from 'sharp';
import type { PictureFormat } from './request.ts';

/** From so many pixels on AVIF goes lower. Below, a picture is drawn twice as large and shrunk, as filtered edges come out jagged. */
const WIDE_FROM = 480;
/** Below this many pixels AVIF spends its bytes on edges; what is wider has soft grounds, which that washes out. */
const EDGES_BELOW = 240;

/** What is made of a drawing: its size in pixels, how it is encoded, and whether parts of it are transparent. */
export interface Rendering {
  readonly width: number;
  readonly height: number;
  readonly format: PictureFormat;
  /** 1 to 100. */
  readonly quality: number;
  readonly alpha: boolean;
}

/**
 * Turns SVG into a picture. `quality` is meant as for WebP; AVIF looks the same at about two thirds of it (a small one at four fifths, a wide
 * one at less than half), JPEG at some more (test/bench/pictures/README.md).
 */
export async function renderPicture(svg: string, rendering: Rendering): Promise<Buffer> {
  const { width, height, format, quality, alpha } = rendering;
  const scale = width < WIDE_FROM ? 2 : 1;
  // A height that is rounded would leave a seam of glass.
  const sized = svg.replace(
    '<svg ',
    `<svg width="${width * scale}" height="${height * scale}" preserveAspectRatio="none" `,
  );
  const drawn = sharp(Buffer.from(sized)).resize(width, height, { fit: 'fill' });
  // AVIF would bring a second picture of how opaque each pixel is, some 190 bytes even where all are.
  const picture = alpha && format !== 'jpeg' ? drawn : drawn.flatten({ background: '#121829' });
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
      return picture.jpeg({ quality: Math.min(100, quality + 15), mozjpeg: true }).toBuffer();
    case 'png':
      return picture.png({ palette: true, quality: Math.min(100, quality + 15), effort: 5 }).toBuffer();
  }
}

/** AVIF's quality by WebP's. */
function avifShare(width: number): number {
  if (width < EDGES_BELOW) return 0.8;
  return width < WIDE_FROM ? 0.7 : 0.45;
}
