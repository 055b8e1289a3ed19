import type { Site } from '../steps/site.ts';
import { documentGuards } from './policy.ts';

/** How files are treated on their way to a browser. */
export type FileKind = 'document' | 'hashed' | 'fresh' | 'picture';

/** The one manifest of delivery: the headers of every server are written from it. */
export interface Delivery {
  readonly version: string;
  /** Headers of every answer, whatever it is. */
  readonly every: Readonly<Record<string, string>>;
  /** Headers by kind, beside those of every answer. */
  readonly kinds: Readonly<Record<FileKind, Readonly<Record<string, string>>>>;
  /** Address of a page's file without its ending, to the path of its route. */
  readonly pages: Readonly<Record<string, string>>;
  /** Folders of files, `/a` among them, but those of pages. */
  readonly folders: readonly string[];
  /** Files beside the folders, but pages. */
  readonly files: readonly string[];
  /** Origin of the platform; empty when it answers on the site's own. */
  readonly platform: string;
}

const NO_CACHE = { 'Cache-Control': 'no-cache' };

/** Headers by kind: hashed names for a year, pictures for a day, all else is asked anew each time. */
export const kindHeaders = (site: Site, scripts: readonly string[]): Delivery['kinds'] => ({
  document: { ...NO_CACHE, ...documentGuards(site, scripts) },
  hashed: { 'Cache-Control': 'max-age=31536000, immutable' },
  fresh: NO_CACHE,
  picture: { 'Cache-Control': 'max-age=86400' },
});

export const EVERY = { 'X-Content-Type-Options': 'nosniff' };

/** Where the platform keeps its pictures. A browser that still asks the site for them is led to another origin's platform. */
export const PICTURES = '/img';

/** The folders whose files never change under their name: it has a hash of their content, or of the two texts that they lie between. */
export const HASHED_FOLDERS: readonly string[] = ['/a', '/l', '/d'];

/** The kind of a file that is no page, by its address. */
export function kindOf(address: string): Exclude<FileKind, 'document'> {
  if (HASHED_FOLDERS.some((folder) => address === folder || address.startsWith(`${folder}/`))) return 'hashed';
  return /\.(?:js|json|webmanifest|txt)$/.test(address) ? 'fresh' : 'picture';
}
