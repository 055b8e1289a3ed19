import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Version } from './versions.ts';

/** What becomes of a difference: `cut` in the middle as a whole answer, `broken` with the line, another one's, HTML, an error, late. */
export type Fault = 'none' | 'missing' | 'cut' | 'broken' | 'foreign' | 'html' | 'error' | 'empty' | 'late';

/** What stands behind the line now. */
export interface Behind {
  readonly version: Version;
  /** Where that version is served; nothing: by a plain server that packs nothing and says nothing of keeping. */
  readonly nginx?: string;
  /** Another version whose hashed files are still there. */
  readonly before?: Version;
  readonly fault: (path: string) => Fault;
  /** Nobody answers. */
  readonly down?: boolean;
  /** What is asked for and never answered. */
  readonly silent?: (path: string) => boolean;
}

/** One address before all versions: deploys happen behind it. */
export interface Line {
  readonly url: string;
  put(behind: Behind): void;
  /** Bytes of bodies by path since the last look. */
  taken(): ReadonlyMap<string, number>;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  png: 'image/png',
  webmanifest: 'application/manifest+json',
};

const LATE_MS = 700;
const HTML = '<!doctype html><title>Elsewhere</title><h1>Sign in to this network</h1>';

/** Starts the line; `platform` answers what is no file. */
export async function startLine(platform: string): Promise<Line> {
  let behind: Behind | undefined;
  let bytes = new Map<string, number>();
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', 'http://line');
    if (behind === undefined || behind.down) return void asked.socket.destroy();
    if (/^\/(?:wps|lgw|img|sandbox)\//.test(pathname)) return pass(asked, answer, platform);
    if (behind.silent?.(pathname)) return;
    const fault = pathname.startsWith('/d/') ? behind.fault(pathname) : 'none';
    const done = (): void => serve(behind as Behind, pathname, asked, answer);
    answer.on('finish', () =>
      bytes.set(pathname, (bytes.get(pathname) ?? 0) + Number(answer.getHeader('Content-Length') ?? 0)),
    );
    if (fault === 'none') return done();
    if (fault === 'late') return void setTimeout(done, LATE_MS);
    spoil(fault, behind, pathname, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    put(next) {
      behind = next;
    },
    taken() {
      const was = bytes;
      bytes = new Map();
      return was;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function serve(behind: Behind, path: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { version, nginx, before } = behind;
  const old =
    before && /^\/[al]\//.test(path) && !existsSync(join(version.public, path)) ? fileOf(before, path) : undefined;
  const file = old ?? fileOf(version, path);
  if (old === undefined && nginx !== undefined) pass(asked, answer, nginx);
  else if (file !== undefined) plain(file, asked, answer);
  else answer.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
}

/** `/m/login` is `m/login.html`. */
function fileOf({ public: folder }: Version, path: string): string | undefined {
  const page = decodeURIComponent(path);
  const named = [join(folder, page), join(folder, `${page}.html`), join(folder, page, 'index.html')];
  return named.find((file) => existsSync(file) && statSync(file).isFile());
}

function plain(file: string, asked: IncomingMessage, answer: ServerResponse): void {
  const body = readFileSync(file);
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  // No date: a browser would take HTML for fresh by its age.
  const headers = { 'Content-Type': TYPES[extname(file).slice(1)] ?? 'text/plain', ETag: tag };
  if (asked.headers['if-none-match'] === tag) return void answer.writeHead(304, headers).end();
  answer.setHeader('Content-Length', body.length);
  answer.writeHead(200, headers).end(asked.method === 'HEAD' ? undefined : body);
}

function pass(asked: IncomingMessage, answer: ServerResponse, target: string): void {
  const { hostname, port } = new URL(target);
  const further = request(
    { hostname, port, path: asked.url, method: asked.method, headers: asked.headers },
    (reply) => {
      for (const [name, value] of Object.entries(reply.headers)) if (value !== undefined) answer.setHeader(name, value);
      answer.writeHead(reply.statusCode ?? 502);
      reply.pipe(answer);
    },
  );
  further.on('error', () => asked.socket.destroy());
  asked.pipe(further);
}

/** Answers a difference with what is not it. */
function spoil(
  fault: Exclude<Fault, 'none' | 'late'>,
  { version }: Behind,
  path: string,
  answer: ServerResponse,
): void {
  const file = fileOf(version, path);
  const body = file === undefined ? Buffer.alloc(0) : readFileSync(file);
  const text = { 'Content-Type': 'text/plain; charset=utf-8' };
  if (fault === 'missing') return void answer.writeHead(404, text).end('Not found');
  if (fault === 'error') return void answer.writeHead(500, text).end('Error');
  if (fault === 'html') return void answer.writeHead(200, { 'Content-Type': 'text/html' }).end(HTML);
  if (fault === 'empty') return void answer.writeHead(200, text).end();
  if (fault === 'cut') return void answer.writeHead(200, text).end(body.subarray(0, body.length >> 1));
  if (fault === 'foreign') return void answer.writeHead(200, text).end(foreign(version, path));
  answer.writeHead(200, { ...text, 'Content-Length': body.length + 1 });
  answer.write(body.subarray(0, body.length >> 1), () => answer.destroy());
}

/** A difference that makes another file. */
function foreign({ public: folder }: Version, path: string): Buffer {
  const scripts = join(folder, 'd', 'a');
  const other = readdirSync(scripts).find((name) => name.endsWith('.txt') && !path.endsWith(name)) ?? '';
  return readFileSync(join(scripts, other));
}
