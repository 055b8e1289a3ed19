import { extname } from 'node:path';
import { tell } from '../failure.ts';
import type { GalleryBundler, GalleryFiles } from './bundle.ts';
import { GALLERY } from './pages.ts';

/** An answer to a request for a file of the gallery. */
export interface GalleryAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Whether a path, with or without a query, belongs to the gallery. */
export const isGalleryPath = (url: string): boolean => /^\/gallery(?:[/?]|$)/.test(url);

/** The file at a path of the gallery; nothing when there is none. */
export function galleryFile(files: GalleryFiles, url: string): GalleryAnswer | undefined {
  const name = new URL(url, 'http://gallery').pathname.slice(GALLERY.length) || 'index.html';
  const body = files.get(name);
  return body === undefined ? undefined : { status: 200, type: TYPES[extname(name)] ?? 'text/plain', body };
}

/** The gallery of a dev session. It is bundled when it is looked at, and again only after a change. */
export interface LiveGallery {
  answer(url: string): Promise<GalleryAnswer>;
  /** Something has changed: the next answer is bundled anew. */
  refresh(): void;
}

/** Serves what `open` bundles, which is called with the first request. */
export function liveGallery(open: () => Promise<GalleryBundler>): LiveGallery {
  let bundler: Promise<GalleryBundler> | undefined;
  let files: Promise<GalleryFiles> | undefined;
  const bundle = async (): Promise<GalleryFiles> => {
    bundler ??= open();
    return (await bundler).build();
  };
  return {
    async answer(url) {
      try {
        files ??= bundle();
        return galleryFile(await files, url) ?? { status: 404, type: 'text/plain', body: 'not found' };
      } catch (error) {
        console.error(tell(error));
        return { status: 500, type: 'text/plain; charset=utf-8', body: tell(error) };
      }
    },
    refresh() {
      files = undefined;
    },
  };
}
