import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compressFiles, wireBytes } from '../../src/build/steps/compress.ts';

const folder = mkdtempSync(join(tmpdir(), 'compress-'));

/** Code as people write it: how much a way saves depends on the text. */
const written = readFileSync('node_modules/terser/dist/bundle.min.js', 'utf8');
const code = (bytes: number): string => written.slice(0, bytes);

test.after(() => rmSync(folder, { recursive: true }));

test('what travels is what was written, and never more than one way of brotli makes of it', async () => {
  const texts = { 'small.js': code(3000), 'large.js': code(80_000), 'sheet.css': code(5000), 'page.html': code(4000) };
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  const sizes = await compressFiles({ public: folder });
  for (const [name, text] of Object.entries(texts)) {
    const path = join(folder, name);
    assert.is(brotliDecompressSync(readFileSync(`${path}.br`)).toString(), text, name);
    assert.is(gunzipSync(readFileSync(`${path}.gz`)).toString(), text, name);
    const size = sizes.get(`/${name}`);
    assert.is(size?.brotli, readFileSync(`${path}.br`).length, name);
    assert.is(size?.brotli, await wireBytes(text, name), name);
    assert.ok((await wireBytes(text, name)) <= (await wireBytes(text)), name);
  }
  assert.ok(
    (sizes.get('/large.js')?.brotli ?? 0) < (await wireBytes(texts['large.js'])),
    'the shell is tried in more ways',
  );
});

test('builds of one run of the gate take from each other what is of the same content and ways', async () => {
  const [kept, site] = [join(folder, 'kept'), join(folder, 'site')];
  for (const path of [kept, site]) mkdirSync(path);
  writeFileSync(join(site, 'app.js'), code(3000));
  process.env.LEVE_SQUEEZED = kept;
  try {
    const made = await compressFiles({ public: site });
    const [name = '', ...others] = readdirSync(kept);
    assert.equal(others, []);
    assert.equal(readFileSync(join(kept, name)), readFileSync(join(site, 'app.js.br')));
    writeFileSync(join(kept, name), 'known');
    assert.is((await compressFiles({ public: site })).get('/app.js')?.brotli, 'known'.length);
    writeFileSync(join(site, 'app.js'), `${code(3000)};`);
    assert.ok((await compressFiles({ public: site })).get('/app.js')?.brotli !== 'known'.length, 'another content');
    delete process.env.LEVE_SQUEEZED;
    writeFileSync(join(site, 'app.js'), code(3000));
    assert.equal(await compressFiles({ public: site }), made);
  } finally {
    delete process.env.LEVE_SQUEEZED;
  }
});

test.run();
