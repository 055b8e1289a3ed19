import { KINDS } from './kinds.ts';

export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png';

/** One picture as it will be kept: same request, same bytes. */
export interface PictureRequest {
  kind: string;
  id: string;
  /** Pixels, a multiple of 8 from 16 to 1080. */
  width: number;
  /** 1 to 100, in steps of 5. */
  quality: number;
  format: PictureFormat;
}

const MIN_WIDTH = 16;
const MAX_WIDTH = 1080;
const WIDTH_STEP = 8;
const DEFAULT_WIDTH = 208;
const DEFAULT_QUALITY = 70;
/** Narrower pictures, in px, are smaller as WebP (test/bench/pictures/README.md). */
const AVIF_FROM = 160;

/**
 * Reads `/img/<kind>/<id>?w=<px>&q=<quality>`. Widths are rounded up to steps of 8, so that phones of odd sizes share
 * pictures. Gives an error text for input that is not understood (status 400) or a kind that does not exist (404).
 */
export function readPictureRequest(
  kind: string,
  id: string,
  query: URLSearchParams,
  accept: string,
): PictureRequest | { status: 400 | 404; error: string } {
  const known = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (!known) {
    return { status: 404, error: 'no such kind of picture' };
  }
  const width = readNumber(query.get('w'), DEFAULT_WIDTH);
  const quality = readNumber(query.get('q'), DEFAULT_QUALITY);
  if (width === undefined || quality === undefined || !/^[\w-]{1,64}$/.test(id)) {
    return { status: 400, error: 'w and q are whole numbers' };
  }
  const clamped = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width));
  const stepped = Math.ceil(clamped / WIDTH_STEP) * WIDTH_STEP;
  return {
    kind,
    id,
    width: stepped,
    quality: Math.min(100, Math.max(5, Math.round(quality / 5) * 5)),
    format: chooseFormat(accept, known.alpha, stepped),
  };
}

function readNumber(text: string | null, otherwise: number): number | undefined {
  if (text === null) {
    return otherwise;
  }
  return /^\d{1,5}$/.test(text) ? Number(text) : undefined;
}

function chooseFormat(accept: string, alpha: boolean, width: number): PictureFormat {
  const webp = accept.includes('image/webp');
  if (accept.includes('image/avif') && !(webp && width < AVIF_FROM)) {
    return 'avif';
  }
  if (webp) {
    return 'webp';
  }
  return alpha ? 'png' : 'jpeg';
}
