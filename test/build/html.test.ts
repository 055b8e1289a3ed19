import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Built, sharedFixture } from './fixture.ts';

const html = suite<{ built: Built }>('html');

html.before(async (context) => {
  context.built = await sharedFixture();
  assert.is(context.built.code, 0, context.built.output);
});

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

const moduleScript = (page: string): string => all(page, /<script type="module" src="([^"]+)"/g)[0] ?? '';

/** The static imports of a script as it was written, direct and indirect. */
function importsOf(built: Built, script: string, seen = new Set<string>()): Set<string> {
  for (const address of all(built.read(script), /(?:from|import)\s*"\/([^"]+)"/g)) {
    if (seen.has(address)) continue;
    seen.add(address);
    importsOf(built, address, seen);
  }
  return seen;
}

html('each page preloads exactly the chunks it needs', ({ built }) => {
  for (const [file, page] of [
    ['m/home.html', 'Home'],
    ['m/login.html', 'Login'],
  ] as const) {
    const text = built.read(file);
    const entry = moduleScript(text).slice(1);
    const own = built.files.find((name) => new RegExp(`^a/${page}-\\w+\\.js$`).test(name)) ?? '';
    const needed = new Set([...importsOf(built, entry), own, ...importsOf(built, own)]);
    needed.delete(entry);
    const preloaded = all(text, /rel="modulepreload" href="\/([^"]+)"/g);
    assert.equal([...preloaded].sort(), [...needed].sort(), file);
  }
});

html('a page with a sheet of its own preloads it, another does not', ({ built }) => {
  const sheets = (file: string): string[] => all(built.read(file), /as="style" href="\/a\/(\w+)-/g);
  assert.equal(sheets('m/home.html'), ['entry', 'Home']);
  assert.equal(sheets('m/login.html'), ['entry']);
});

html('every path of a route has its file, and an unknown path the home page', ({ built }) => {
  const home = built.read('m/home.html');
  for (const file of ['index.html', 'm.html', 'm/index.html', '404.html']) assert.is(built.read(file), home, file);
  assert.ok(built.files.includes('m/login.html'));
});

html('the skeleton and its style stand in the HTML', ({ built }) => {
  const home = built.read('m/home.html');
  assert.match(home, /<div class="h-b"><\/div>/);
  assert.match(home, /<style>[^<]*\.h-b\{height:48px\}<\/style>/);
  assert.not.match(built.read('m/login.html'), /[."]h-b/);
});

html('the manifest names sheets, dictionaries, the areas of the route and the site', ({ built }) => {
  const manifest = JSON.parse(all(built.read('m/home.html'), /id="leve">([^<]+)</g)[0] ?? '');
  assert.equal(Object.keys(manifest.css).sort(), ['Home', 'entry']);
  assert.equal(manifest.areas, ['common', 'home']);
  assert.is(manifest.site.merchantCode, 'leve');
  for (const [code, hash] of Object.entries(manifest.texts)) {
    assert.ok(built.files.includes(`l/${code}.${hash}/home.json`), code);
  }
});

html('.br and .gz beside each file hold the same bytes', ({ built }) => {
  const path = (file: string): string => join(built.root, 'dist', 'public', file);
  const plain = built.files.filter((file) => /\.(?:html|js|css|json|svg)$/.test(file) && file !== 'files.json');
  assert.ok(plain.length > 10);
  for (const file of plain) {
    const content = readFileSync(path(file));
    assert.ok(brotliDecompressSync(readFileSync(path(`${file}.br`))).equals(content), file);
    assert.ok(gunzipSync(readFileSync(path(`${file}.gz`))).equals(content), file);
  }
});

html('source maps are kept apart and no public file names one', ({ built }) => {
  const scripts = built.files.filter((file) => file.endsWith('.js'));
  for (const file of scripts) assert.not.match(built.read(file), 'sourceMappingURL');
  assert.not.ok(built.files.some((file) => file.endsWith('.map')));
  assert.ok(existsSync(join(built.root, 'dist', 'maps', `${moduleScript(built.read('m/home.html')).slice(1)}.map`)));
});

html('the legacy script brings what the bundle uses, behind the test for just that', ({ built }) => {
  const legacy = built.files.find((file) => /^a\/legacy-.+\.js$/.test(file)) ?? '';
  assert.match(built.read(legacy), 'queueMicrotask');
  assert.not.match(built.read(legacy), 'flatMap');
  assert.match(built.read('m/home.html'), new RegExp(`/${legacy}`));
});

html.run();
