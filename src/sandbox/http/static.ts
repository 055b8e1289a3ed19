import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { Context, MiddlewareHandler } from 'hono';
import { deliveryHeaders, kindOf } from './delivery.ts';
import { encodingFor } from './encoding.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
};

interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>;
  changed: number;
  etag: string;
}

/**
 * Serves the built app as a CDN would (DESIGN.md section 2): hashed files for a year, HTML always asked anew, `.br` and
 * `.gz` by Accept-Encoding. A page's path serves its own HTML; a path that is no page gets 404.html with status 200, as
 * the app then leads home; a missing file is a plain 404 and never HTML. Pages in `snapshotDir` are laid over those of the build.
 */
export function serveStatic(publicDir: string, snapshotDir?: string): MiddlewareHandler {
  const files = new Map<string, StoredFile>();
  const headersOf = deliveryHeaders(publicDir);
  const send = async (c: Context, path: string, folder = publicDir): Promise<Response | undefined> =>
    sendFile(c, files, folder, path, await headersOf(kindOf(path)));
  const sendPage = async (c: Context, path: string): Promise<Response | undefined> =>
    (snapshotDir && (await send(c, path, snapshotDir))) || send(c, path);
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const path = cleanPath(c.req.path);
    if (path === undefined) return c.text('Bad request', 400);
    if (isFile(path)) return (await send(c, path)) ?? c.text('Not found', 404);
    const page = (await sendPage(c, pageFile(path))) ?? (await send(c, '/404.html'));
    return page ?? c.text('The app is not built yet: run npm run build.', 503);
  };
}

function pageFile(path: string): string {
  if (path === '/') return '/index.html';
  return path.endsWith('.html') ? path : `${path}.html`;
}

function isFile(path: string): boolean {
  const extension = extname(path);
  return /^\/[ald]\//.test(path) || (extension !== '' && extension !== '.html');
}

/** The path below the public folder, or undefined for one that tries to leave it. */
function cleanPath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    if (decoded.includes('\0') || decoded.includes('\\') || decoded.split('/').includes('..')) return undefined;
    return normalize(decoded).replace(/(.)\/$/, '$1');
  } catch {
    // Not UTF-8 behind its percent signs.
    return undefined;
  }
}

async function sendFile(
  c: Context,
  files: Map<string, StoredFile>,
  publicDir: string,
  path: string,
  told: Readonly<Record<string, string>>,
): Promise<Response | undefined> {
  const type = TYPES[extname(path)];
  const plain = type ? await load(files, join(publicDir, path)) : undefined;
  if (!plain || !type) return undefined;
  const headers = new Headers({
    ...told,
    'Content-Type': type,
    ETag: plain.etag,
    Vary: 'Accept-Encoding',
  });
  if (c.req.header('If-None-Match') === plain.etag) return new Response(null, { status: 304, headers });
  const encoding = encodingFor(c.req.raw);
  const packed = encoding && (await load(files, join(publicDir, `${path}.${encoding === 'br' ? 'br' : 'gz'}`)));
  // A compressed neighbour older than its file belongs to an earlier build.
  const fresh = packed && packed.changed >= plain.changed ? packed : undefined;
  if (encoding && fresh) headers.set('Content-Encoding', encoding);
  const { bytes } = fresh ?? plain;
  headers.set('Content-Length', String(bytes.length));
  return new Response(c.req.method === 'HEAD' ? null : bytes, { headers });
}

/** The file from memory, read again when it has changed on disk, as it does while developing. */
async function load(files: Map<string, StoredFile>, file: string): Promise<StoredFile | undefined> {
  const info = await stat(file).catch(() => undefined);
  if (!info?.isFile()) return undefined;
  const known = files.get(file);
  if (known?.changed === info.mtimeMs) return known;
  const bytes = new Uint8Array(await readFile(file));
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const stored = { bytes, changed: info.mtimeMs, etag };
  files.set(file, stored);
  return stored;
}
