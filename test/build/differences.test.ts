import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writeDifferences } from '../../src/build/differences/differences.ts';
import { keepEarlier, readEarlier } from '../../src/build/differences/earlier.ts';
import { digestOf, patched, versionOf } from '../../src/sw/difference.ts';
import { type Built, buildAgain, buildFixture } from './fixture.ts';
import { runBuild } from './run-build.ts';

const LONG = 'A text that is long enough for a difference to be worth its file. '.repeat(12);
const page = (word: string): string =>
  `export default function Home() {\n  return <p title=${JSON.stringify(LONG)} lang="${word}">home</p>;\n}\n`;
const HOME = 'src/app/pages/home/Home.tsx';

const differencesOf = ({ files }: Built): string[] => files.filter((file) => /^d\/.*\.txt$/.test(file));

/** Every difference of a build, carried out on the files of the build before. */
async function carryOut(before: ReadonlyMap<string, string>, built: Built): Promise<void> {
  for (const at of differencesOf(built)) {
    const [, address = '', mark = ''] = /^d(\/.+)\.(\w+)\.txt$/.exec(at) ?? [];
    const old = [...before.keys()].find((one) => {
      const [had, wanted] = [versionOf(one), versionOf(address)];
      return had?.mark === mark && had.file === wanted?.file;
    });
    const [digest = '', ...steps] = built.read(at).split('\n');
    const text = patched(before.get(old ?? '') ?? '', steps.join('\n'));
    assert.is(text, built.read(address.slice(1)), at);
    assert.is(digest, await digestOf(address, text), at);
  }
}

const hashed = (built: Built): Map<string, string> =>
  new Map(
    built.files
      .filter((file) => /^[al]\/.*\.(?:js|css|json)$/.test(file))
      .map((file) => [`/${file}`, built.read(file)] as const),
  );

test('a build says how to make its files from those of the build before, and of one that is named', async () => {
  const first = await buildFixture('differences', { [HOME]: page('a') });
  assert.is(first.code, 0, first.output);
  assert.equal(differencesOf(first), []);
  const before = hashed(first);
  const named = `${first.root}-named`;
  rmSync(named, { recursive: true, force: true });
  cpSync(join(first.root, 'dist'), named, { recursive: true });

  const second = await buildAgain(first, { [HOME]: page('b') });
  assert.ok(
    differencesOf(second).some((at) => at.includes('/Home-')),
    second.output,
  );
  await carryOut(before, second);

  rmSync(join(first.root, 'dist'), { recursive: true });
  const third = await runBuild(['--root', first.root, '--since', named]);
  assert.is(third.code, 0, third.output);
  assert.match(third.output, /since \w+, .* changed: home \d+ B of \d+/);
});

test('a file gets no difference that saves little of it', async () => {
  const publicDir = mkdtempSync(join(tmpdir(), 'worth-'));
  const text = Array.from({ length: 60 }, (_, line) => `const value${line * 7919} = ${line};`).join('');
  const edited = text.replace('= 30;', '= 31;');
  const files = new Map([
    ['/a/Home-BBBBB.js', edited],
    ['/a/Login-BBBBB.js', edited],
  ]);
  const before = new Map([
    ['/a/Home-AAAAA.js', text],
    ['/a/Login-AAAAA.js', 'nothing of it'],
  ]);
  const brotli = brotliCompressSync(edited).length;
  const size = { raw: edited.length, brotli, gzip: brotli };
  const sizes = new Map([...files.keys()].map((address) => [address, size] as const));
  const written = await writeDifferences(publicDir, files, [{ version: 'one', files: before }], sizes);
  assert.equal([...written.keys()], ['/d/a/Home-BBBBB.js.AAAAA.txt']);
  rmSync(publicDir, { recursive: true });
});

test('a difference lies there packed in each way that a server may choose', async () => {
  const publicDir = mkdtempSync(join(tmpdir(), 'packed-'));
  const old = 'a text of its own; '.repeat(90);
  const fresh = Array.from({ length: 300 }, (_, line) => `const value${line * 7919} = ${line};`).join('');
  const files = new Map([['/a/Home-BBBBB.js', old + fresh]]);
  const size = { raw: 1e6, brotli: 1e6, gzip: 1e6 };
  const earlier = [{ version: 'one', files: new Map([['/a/Home-AAAAA.js', old]]) }];
  await writeDifferences(publicDir, files, earlier, new Map([['/a/Home-BBBBB.js', size]]));
  const at = join(publicDir, '/d/a/Home-BBBBB.js.AAAAA.txt');
  const text = readFileSync(at, 'utf8');
  assert.ok(text.length > 1000);
  assert.is(String(brotliDecompressSync(readFileSync(`${at}.br`))), text);
  assert.is(String(gunzipSync(readFileSync(`${at}.gz`))), text);
  rmSync(publicDir, { recursive: true });
});

test('differences are made from the last ten versions, those of --since first', async () => {
  const work = mkdtempSync(join(tmpdir(), 'earlier-'));
  const version = (name: string) => ({ version: name, files: new Map([[`/a/Home-${name}.js`, name]]) });
  const build = async (folder: string, name: string, kept: readonly string[]) => {
    for (const part of ['public/a', 'cdn']) mkdirSync(join(work, folder, part), { recursive: true });
    writeFileSync(join(work, folder, 'public/a', `Home-${name}.js`), name);
    writeFileSync(join(work, folder, 'cdn/manifest.json'), JSON.stringify({ version: name }));
    await keepEarlier(join(work, folder, 'cdn'), kept.map(version));
  };
  const kept = Array.from({ length: 10 }, (_, place) => `K${place}`);
  await build('last', 'LAST', kept);
  await build('named', 'NAMED', ['K0']);
  const last = { public: join(work, 'last/public'), cdn: join(work, 'last/cdn') };
  const names = async (since: readonly string[]) => (await readEarlier(last, 'NEW', since)).map((one) => one.version);
  assert.equal(await names([]), ['LAST', ...kept.slice(0, 9)]);
  assert.equal(await names([join(work, 'named')]), ['NAMED', 'K0', 'LAST', ...kept.slice(1, 8)]);
  rmSync(work, { recursive: true });
});

test('a folder that holds no build is told', async () => {
  const built = await buildFixture('differences-since');
  const again = await runBuild(['--root', built.root, '--since', join(built.root, 'nowhere')]);
  assert.is(again.code, 1);
  assert.match(again.output, '--since: there is no build in');
});

test.run();
