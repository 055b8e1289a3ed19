import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withSandbox } from '../support/sandbox.ts';

const FILES: Record<string, string> = {
  'index.html': '<p>home</p>',
  'm.html': '<p>m</p>',
  'm/login.html': '<p>login</p>',
  'm/mall/mallHome.html': '<p>mall</p>',
  '404.html': '<p>shell</p>',
  'a/entry-AB12.js': 'export const a = 1;',
  'l/pt.1234/common.json': '{}',
  'sw.js': 'self.x = 1;',
  'manifest.webmanifest': '{}',
  'icon.svg': '<svg/>',
};

async function withBuilt(
  run: (
    get: (path: string, headers?: Record<string, string>) => Promise<Response>,
    url: string,
    folder: string,
  ) => Promise<void>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'leve-static-'));
  const publicDir = join(folder, 'public');
  for (const [name, content] of Object.entries(FILES)) {
    const file = join(publicDir, name);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, content);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content));
  }
  writeFileSync(join(folder, 'secret.json'), '"secret"');
  await withSandbox(({ url }) => run((path, headers = {}) => fetch(url + path, { headers }), url, folder), {
    publicDir,
  });
  rmSync(folder, { recursive: true });
}

/** What fetch would tidy up before sending. */
function asWritten(url: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, path }, (answer) => resolve(answer.resume().statusCode ?? 0))
      .on('error', reject)
      .end();
  });
}

test('each page has its own HTML, asked anew each time', () =>
  withBuilt(async (get) => {
    const pages = [
      ['/', 'home'],
      ['/m', 'm'],
      ['/m/', 'm'],
      ['/m/login', 'login'],
      ['/m/login?next=%2Fm', 'login'],
      ['/m/mall/mallHome', 'mall'],
      ['/m/nowhere', 'shell'],
      ['/m/nowhere.html', 'shell'],
      ['/elsewhere', 'shell'],
    ];
    for (const [path = '', content] of pages) {
      const answer = await get(path);
      assert.equal([answer.status, await answer.text()], [200, `<p>${content}</p>`], path);
      assert.is(answer.headers.get('Cache-Control'), 'no-cache', path);
      assert.is(answer.headers.get('Content-Type'), 'text/html; charset=utf-8', path);
    }
    const etag = (await get('/')).headers.get('ETag') ?? '';
    assert.is((await get('/', { 'If-None-Match': etag })).status, 304);
  }));

test('hashed files stay for a year; a missing one is never HTML', () =>
  withBuilt(async (get) => {
    for (const path of ['/a/entry-AB12.js', '/l/pt.1234/common.json']) {
      assert.is((await get(path)).headers.get('Cache-Control'), 'max-age=31536000, immutable');
    }
    assert.is((await get('/sw.js')).headers.get('Cache-Control'), 'no-cache');
    assert.is(
      (await get('/manifest.webmanifest')).headers.get('Content-Type'),
      'application/manifest+json; charset=utf-8',
    );
    for (const path of ['/a/gone-00.js', '/a/gone', '/l/pt.0/common.json', '/icon.png', '/a/entry-AB12.js.br']) {
      const answer = await get(path);
      assert.equal([answer.status, answer.headers.get('Content-Type')], [404, 'text/plain; charset=UTF-8'], path);
    }
  }));

test('the compressed neighbour is sent to who can read it', () =>
  withBuilt(async (get) => {
    for (const [accept, expected] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const answer = await get('/a/entry-AB12.js', { 'Accept-Encoding': accept });
      assert.equal([answer.headers.get('Content-Encoding'), await answer.text()], [expected, 'export const a = 1;']);
      assert.is(answer.headers.get('Vary'), 'Accept-Encoding');
      assert.is(answer.headers.get('Content-Type'), 'text/javascript; charset=utf-8');
    }
  }));

test('nothing outside the folder can be had, and every answer is guarded', () =>
  withBuilt(async (get, url) => {
    for (const path of [
      '/../secret.json',
      '/%2e%2e/secret.json',
      '/a/..%2f..%2fsecret.json',
      '/..%5csecret.json',
      '/%00',
      '/%ff',
    ]) {
      const status = await asWritten(url, path);
      assert.ok(status === 400 || status === 404, `${path} ${status}`);
    }
    const { headers } = await get('/');
    assert.is(headers.get('X-Content-Type-Options'), 'nosniff');
    assert.is(headers.get('Referrer-Policy'), 'strict-origin-when-cross-origin');
    assert.is(headers.get('Content-Security-Policy'), "frame-ancestors 'self'");
  }));

test("the app's files go out with the headers of the build's manifest", () =>
  withBuilt(async (get, _url, folder) => {
    const kinds = {
      document: { 'Cache-Control': 'no-cache', 'Content-Security-Policy': "script-src 'self'" },
      hashed: { 'Cache-Control': 'public, max-age=60' },
      fresh: {},
      picture: {},
    };
    mkdirSync(join(folder, 'cdn'));
    writeFileSync(join(folder, 'cdn', 'manifest.json'), JSON.stringify({ kinds }));
    const { headers } = await get('/m/login');
    assert.is(headers.get('Content-Security-Policy'), "script-src 'self'");
    assert.is(headers.get('X-Frame-Options'), 'SAMEORIGIN');
    assert.is((await get('/a/entry-AB12.js')).headers.get('Cache-Control'), 'public, max-age=60');
    assert.is((await get('/sandbox')).headers.get('Content-Security-Policy'), "frame-ancestors 'self'");
  }));

test('a post to a page is refused', () =>
  withBuilt(async (_get, url) => {
    assert.is((await fetch(url, { method: 'POST' })).status, 404);
  }));

test.run();
