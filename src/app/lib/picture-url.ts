/** How pictures are asked for: `saver` asks for one pixel per pixel at a lower quality, `off` asks for none. */
export type PictureMode = 'full' | 'saver' | 'off';

interface PictureSettings {
  /** Address that picture paths are put after: an image host of the site status, or '' for this origin. */
  origin: string;
  /** Most device pixels asked for per CSS pixel. */
  maxRatio: number;
  mode: PictureMode;
}

/** Widths are rounded up to this many pixels, so that near sizes share one entry of the caches on the way. */
const WIDTH_STEP = 16;
const QUALITY = { full: 72, saver: 45 };

let settings: PictureSettings = { origin: '', maxRatio: 2, mode: 'full' };

/** Changes the named settings for every address made from now on (DESIGN.md section 7). */
export function configurePictures(changes: Partial<PictureSettings>): void {
  settings = { ...settings, ...changes };
}

/**
 * The address of the picture at `path`, as wide as `cssWidth` px needs on this screen.
 * A whole address (another host, data:, blob:) is left as it is; '' means: ask for nothing.
 */
export function pictureUrl(path: string, cssWidth: number): string {
  const { origin, maxRatio, mode } = settings;
  if (mode === 'off' || !path) return '';
  if (/^[a-z]+:/i.test(path)) return path;
  const ratio = mode === 'saver' ? 1 : Math.min(globalThis.devicePixelRatio || 1, maxRatio);
  const width = Math.ceil((cssWidth * ratio) / WIDTH_STEP) * WIDTH_STEP;
  return `${origin}${path}${path.includes('?') ? '&' : '?'}w=${width}&q=${QUALITY[mode]}`;
}
