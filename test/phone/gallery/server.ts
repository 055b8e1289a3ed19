import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildGallery } from '../../../src/build/gallery/bundle.ts';
import { galleryFile, isGalleryPath } from '../../../src/build/gallery/serve.ts';
import { readOptions } from '../../../src/build/options.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The gallery on a port of its own. */
export interface GalleryServer {
  readonly url: string;
  close(): Promise<void>;
}

/** What widgets ask for by address: icons and flags. */
const TYPES: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.png': 'image/png' };

/** Bundles the gallery in memory, which takes a second or two, and serves it beside the static files. */
export async function serveGallery(): Promise<GalleryServer> {
  const files = await buildGallery(readOptions(['gallery'], ROOT));
  const server = createServer(async ({ url = '/' }, answer) => {
    const found = isGalleryPath(url) ? galleryFile(files, url) : await staticFile(url);
    answer.writeHead(found?.status ?? 404, { 'Content-Type': found?.type ?? 'text/plain' });
    answer.end(found?.body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function staticFile(url: string) {
  const { pathname } = new URL(url, 'http://gallery');
  const type = TYPES[extname(pathname)];
  if (type === undefined || pathname.includes('..')) return undefined;
  const body = await readFile(join(ROOT, 'static', pathname)).catch(() => undefined);
  return body && { status: 200, type, body };
}
