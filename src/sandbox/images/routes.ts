import { join } from 'node:path';
import { Hono } from 'hono';
import type { Database } from '../db/database.ts';
import { loadArt } from './art.ts';
import { openGallery } from './gallery.ts';
import { readPictureRequest } from './request.ts';
import { createPictureStore, type PictureStore } from './store.ts';

/** Each header is paid for with each picture: servers of HTTP/2 as nginx repeat them whole. */
const HEADERS = { 'Cache-Control': 'max-age=31536000, immutable', Vary: 'Accept' };

/**
 * The image service, to be mounted at `/img` (DESIGN.md section 5): `/<kind>/<id>?w=<px>&q=<quality>`, format by Accept.
 * Pictures are kept under `<dataDir>/images`. The art is read at the first picture, not at the start.
 */
export function imageRoutes(db: Database, dataDir: string): Hono {
  const folder = join(dataDir, 'images');
  let store: PictureStore | undefined;
  const routes = new Hono();
  routes.get('/:kind/:id', async (c) => {
    const accept = c.req.header('Accept') ?? '';
    const request = readPictureRequest(c.req.param('kind'), c.req.param('id'), new URL(c.req.url).searchParams, accept);
    if ('error' in request) {
      return c.text(request.error, request.status);
    }
    store ??= createPictureStore(folder, openGallery(db, loadArt(folder)));
    const bytes = await store.picture(request);
    if (!bytes) {
      return c.text('no such picture', 404);
    }
    return c.body(new Uint8Array(bytes), 200, { ...HEADERS, 'Content-Type': `image/${request.format}` });
  });
  return routes;
}
