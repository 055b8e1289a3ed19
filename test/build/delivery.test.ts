import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type HeaderBlock, headerFaults } from '../../src/build/cdn/headers-file.ts';
import { redirectFaults } from '../../src/build/cdn/redirects-file.ts';
import type { Delivery } from '../../src/build/cdn/rules.ts';
import { KEPT_VERSIONS, planUpload, remember, type Upload } from '../../src/build/cdn/upload.ts';
import { type Built, sharedFixture } from './fixture.ts';

const delivery = suite<{ built: Built }>('delivery');

delivery.before(async (context) => {
  context.built = await sharedFixture();
  assert.is(context.built.code, 0, context.built.output);
});

/** `_headers` as Netlify and Cloudflare Pages read it: every block that matches, one name's values joined by a comma. */
function headersFor(text: string, path: string): Map<string, string> {
  const headers = new Map<string, string>();
  let matches = false;
  for (const line of text.split('\n').filter((one) => one !== '')) {
    if (!line.startsWith(' ')) {
      matches = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
      continue;
    }
    const [name = '', value = ''] = line.trim().split(/: (.*)/);
    if (matches) headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value);
  }
  return headers;
}

/** Where a path leads; `always` is Cloudflare, which follows a rule even where there is a file and knows no 404. */
function redirectFor(text: string, path: string, always: boolean, files: readonly string[]): string {
  const isFile = (name: string) =>
    [name, `${name}.html`, `${name}index.html`].some((one) => files.includes(one.slice(1)));
  if (!always && isFile(path)) return path;
  for (const [from = '', to = '', status] of text.split('\n').map((line) => line.split(' '))) {
    const hit = from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from;
    if (hit && !(always && status === '404')) return `${to}${status === '200' ? '' : ` ${status}`}`;
  }
  return isFile(path) ? path : '404';
}

delivery('each file has one lifetime, and a document every guard, as both hosts read _headers', ({ built }) => {
  const text = built.read('_headers');
  const life = (path: string): string | undefined => headersFor(text, path).get('Cache-Control');
  for (const path of ['/', '/m', '/m/home', '/m/nowhere', '/m/', '/404.html']) {
    assert.is(life(path), 'no-cache', path);
    assert.match(
      headersFor(text, path).get('Content-Security-Policy') ?? '',
      /script-src 'self'(?: 'sha256-[^']+'){3};/,
    );
  }
  const hashed = built.files.filter((file) => /^[al]\/.*(?:js|css|json)$/.test(file));
  assert.ok(hashed.length > 5);
  for (const file of hashed) assert.is(life(`/${file}`), 'max-age=31536000, immutable', file);
  assert.is(life('/favicon.svg'), 'max-age=86400');
});

delivery('a page leads to itself, an unknown one to home, a missing file to no page', ({ built }) => {
  const text = built.read('_redirects');
  for (const always of [false, true]) {
    for (const path of ['/m/login', '/m/login/', '/m/login.html']) {
      assert.match(redirectFor(text, path, always, built.files), /^\/m\/login(?:\.html)?$/, path);
    }
    assert.is(redirectFor(text, '/m/nowhere', always, built.files), '/m/home');
    assert.match(redirectFor(text, '/a/gone.js', always, built.files), /^(?:\/missing\.txt )?404$/);
    const script = built.files.find((file) => /^a\/entry.*\.js$/.test(file)) ?? '';
    assert.is(redirectFor(text, `/${script}`, always, built.files), `/${script}`);
  }
});

delivery('what a host would cut off, count out or join by a comma is a fault', () => {
  const block = (path: string, value = 'x'): HeaderBlock => ({ path, headers: { 'Cache-Control': value } });
  assert.equal(headerFaults([block('/a/*'), block('/m/*'), block('/m')]), []);
  assert.equal(headerFaults([block('/*'), block('/a/*')]), ['_headers: /* and /a/* would join their Cache-Control']);
  assert.equal(headerFaults([block('/m/*'), block('/m/login')]).length, 1);
  assert.match(headerFaults([block('/', 'x'.repeat(2100))])[0] ?? '', 'the limit is 2000');
  const many = Array.from({ length: 101 }, (_, index) => block(`/${index}`));
  assert.equal(headerFaults(many), ['_headers: 101 rules, the limit is 100']);
  const stars = Array.from({ length: 101 }, (_, index) => `/${index}/* /m/home 200`);
  assert.equal(redirectFaults(stars), ['_redirects: 101 rules from the first star on, the limit is 100']);
  assert.equal(redirectFaults(['/a /b 200', '/c/* /b 200']), []);
});

delivery('hashed files go up before pages, the worker last, and everything goes up', ({ built }) => {
  const upload = JSON.parse(readFileSync(join(built.root, 'dist', 'cdn', 'upload.json'), 'utf8')) as Upload;
  const [hashed, rest, pages, worker] = upload.order.map(({ files }) => files);
  assert.ok(hashed?.every((file) => /^\/[al]\//.test(file)));
  assert.ok(pages?.every((file) => /\.html(?:\.br|\.gz)?$/.test(file)));
  assert.ok(rest?.includes('/favicon.svg'));
  assert.equal(
    worker?.filter((file) => !file.startsWith('/sw.js')),
    [],
  );
  const all = upload.order.flatMap(({ files }) => files).sort();
  const everything = built.files.filter((file) => !file.startsWith('_')).map((file) => `/${file}`);
  assert.equal(all, everything.sort());
  assert.equal(upload.prune, []);
});

delivery('a file is pruned when no version that may be open needs it', () => {
  const kinds = { document: {}, hashed: {}, fresh: {}, picture: {} };
  const at = (version: string) => ({ version, kinds }) as unknown as Delivery;
  let history: ReturnType<typeof remember> = [];
  for (let turn = 0; turn <= KEPT_VERSIONS + 2; turn += 1) {
    history = remember(history, `v${turn}`, ['/a/shared.js', `/a/own-${turn}.js`, '/m/home.html']);
  }
  const now = `v${KEPT_VERSIONS + 2}`;
  assert.equal(planUpload(at(now), [], history).prune, ['/a/own-0.js', '/a/own-1.js']);
  assert.is(remember(history, now, ['/a/shared.js']).length, history.length);
});

delivery('nginx has the headers of the manifest, and its own types', ({ built }) => {
  const conf = readFileSync(join(built.root, 'dist', 'cdn', 'nginx.conf'), 'utf8');
  const { kinds } = JSON.parse(readFileSync(join(built.root, 'dist', 'cdn', 'manifest.json'), 'utf8')) as Delivery;
  for (const [name, value] of Object.entries(kinds.document)) assert.match(conf, `add_header ${name} "${value}";`);
  assert.match(conf, 'text/javascript js;');
  assert.is(conf.match(/\{/g)?.length, conf.match(/\}/g)?.length);
});

delivery('nginx, whose HTTP/2 repeats each header whole, sends none that says nothing', ({ built }) => {
  const conf = readFileSync(join(built.root, 'dist', 'cdn', 'nginx.conf'), 'utf8');
  assert.match(conf, 'charset_types text/plain;');
  const blocks = conf.split(/\n {2}location /).filter((block) => /^(?:\^~ \/|= \/\w)/.test(block));
  assert.ok(blocks.length > 5);
  for (const block of blocks) assert.match(block, 'add_header Last-Modified "";');
  assert.not.match(conf, '"public, ');
  // A page's date tells how old its snapshot is.
  assert.not.match(conf.slice(conf.indexOf('location / {')).split('}')[0] ?? '', 'Last-Modified');
});

delivery('servers know the folder of differences from the first build on: a site is set up once', ({ built }) => {
  assert.not(built.files.some((file) => file.startsWith('d/')));
  const site = readFileSync(join(built.root, 'dist', 'cdn', 'nginx.conf'), 'utf8');
  assert.match(site, 'location ^~ /d/ {');
  assert.is(headersFor(built.read('_headers'), '/d/a/x.txt').get('Cache-Control'), 'max-age=31536000, immutable');
});

delivery.run();
