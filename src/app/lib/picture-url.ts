import { signal } from '@preact/signals';
import { platformOrigin, sitePath } from './site-path.ts';

/** How pictures are asked for: `small` asks for fewer pixels at a lower quality, `off` asks for none. */
export type PictureMode = 'full' | 'small' | 'off';

interface PictureSettings {
  /** What picture paths are put after: an image host of the site status, '' for this origin; undefined while it is not known. */
  host: string | undefined;
  /** How an image host writes `{path}` or `{url}` (the path as a query's value), `{width}` and `{quality}`; the build has checked it. */
  pattern: string;
  /** Most device pixels asked for per CSS pixel. */
  maxRatio: number;
  mode: PictureMode;
}

/**
 * Widths that are asked for, in px: few, so that home, lists and search share one file of a game; wide pictures in steps of the last.
 * src/build/snapshot/early.js has the same.
 */
const WIDTHS = [32, 48, 80, 96, 112, 160, 224, 336, 448, 672];

/**
 * Chosen by the curves of test/bench/pictures, which come out alike for icons, tiles and banners: on a screen of two pixels per pixel a low
 * quality shows more than fewer pixels for the same bytes.
 */
const QUALITY = 20;
/** The same where data is saved, and the px asked for per CSS px there: a tile then fits the step of 96. */
const LOW_QUALITY = 6;
const LOW_RATIO = 0.9;
/** How near to the screen, in px, something comes before it is asked for: answers and code take longer than a picture, and weigh less. */
const AHEAD = 120;
const PICTURE_AHEAD = 16;

const settings = signal<PictureSettings>(
  { host: undefined, pattern: '{path}?w={width}&q={quality}', maxRatio: 2, mode: 'full' },
  { name: 'pictures' },
);

/** Changes the named settings (DESIGN.md section 7); pictures on the screen follow at once. */
export function configurePictures(changes: Partial<PictureSettings>): void {
  settings.value = { ...settings.peek(), ...changes };
}

/**
 * How near to the screen, in px, a part comes before it is asked for: 0, what is seen and no more, wherever pictures are not full.
 * Reading it in a component follows the picture mode.
 */
export const lookAhead = (): number => (settings.value.mode === 'full' ? AHEAD : 0);

/** The same of a picture. */
export const pictureAhead = (): number => Math.min(lookAhead(), PICTURE_AHEAD);

function widthFor(pixels: number): number {
  const widest = WIDTHS[WIDTHS.length - 1] as number;
  return WIDTHS.find((width) => width >= pixels) ?? Math.ceil(pixels / widest) * widest;
}

/**
 * The address of the picture at `path`, as wide as `cssWidth` px needs on this screen. A whole address is left as it is; '' means:
 * ask for nothing. Reading it in a component follows the picture mode and the image host.
 */
export function pictureUrl(path: string, cssWidth: number): string {
  const { host, pattern, maxRatio, mode } = settings.value;
  if (mode === 'off') return '';
  if (/^(https?:\/\/|data:image\/|blob:)/i.test(path)) return path;
  if (host === undefined || !sitePath(path)) return '';
  const small = mode === 'small';
  const ratio = small ? LOW_RATIO : Math.min(globalThis.devicePixelRatio || 1, maxRatio);
  const width = widthFor(cssWidth * ratio);
  const values: Record<string, unknown> = {
    path,
    url: encodeURIComponent(path),
    width,
    quality: small ? LOW_QUALITY : QUALITY,
  };
  // A path with a query of its own goes on with `&`.
  const fitting = path.includes('?') ? pattern.replace('{path}?', '{path}&') : pattern;
  return host + fitting.replace(/\{(\w+)\}/g, (_place, name: string) => `${values[name]}`);
}

/** An image host as the platform may name it: `/` for its own origin, or https with an optional path; no credentials, no query. */
const HOST = /^(https:\/\/[\w.-]+(:\d+)?(\/[\w/.~-]*)?|\/)$/;

/**
 * The image host of this session, to put before a path: `kept` while the platform still lists it, else one at random (SPEC section 9).
 * The platform's own origin, '' where that is the page's, is `/` and what stands when nothing usable is listed.
 */
export function chooseHost(listed: unknown, kept: string | undefined): string {
  const named = Array.isArray(listed) ? listed.map(String) : [];
  const hosts = named.filter((host) => HOST.test(host)).map((host) => host.replace(/\/$/, '') || platformOrigin());
  return hosts.find((host) => host === kept) ?? hosts[Math.floor(Math.random() * hosts.length)] ?? platformOrigin();
}
