import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hashFree } from '../../src/build/report/page/groups.ts';
import { layOut } from '../../src/build/report/page/treemap.ts';
import { type Built, copyOfFixture, heavyText, sharedFixture } from './fixture.ts';
import { runBuild } from './run-build.ts';

const report = suite<{ built: Built }>('report');

report.before(async (context) => {
  context.built = await sharedFixture();
  assert.is(context.built.code, 0, context.built.output);
});

const read = ({ root }: Built, file: string): string => readFileSync(join(root, 'dist', 'report', file), 'utf8');

report('sizes.json holds every route in every language, raw, gzip and brotli, as the files are', ({ built }) => {
  const { routes, chunks } = JSON.parse(read(built, 'sizes.json'));
  const keys = routes.map(({ path, language }: { path: string; language: string }) => `${path} ${language}`);
  assert.equal(keys.sort(), ['/m/home en', '/m/home pt', '/m/login en', '/m/login pt']);
  for (const { files, total } of routes) {
    let sum = 0;
    for (const { address, raw, gzip, brotli } of files) {
      const sizeOf = (ending: string): number => readFileSync(join(built.root, 'dist/public', address + ending)).length;
      assert.equal({ raw, gzip, brotli }, { raw: sizeOf(''), gzip: sizeOf('.gz'), brotli: sizeOf('.br') }, address);
      sum += brotli;
    }
    assert.is(total, sum);
  }
  const home = Object.keys(chunks).find((address) => hashFree(address) === '/a/Home.js') ?? '';
  assert.ok(chunks[home]['src/app/pages/home/Home.tsx'] > 50);
});

report('the page needs nothing but itself, and shows every route, limit and module', ({ built }) => {
  const page = read(built, 'index.html');
  assert.not.match(page, /(?:src|href)="(?!#)/);
  assert.not.match(page, /@import|url\(/);
  for (const text of ['/m/login en', '20.0 KiB', 'src/app/pages/home/Home.tsx', 's at 400 kbit/s']) {
    assert.match(page, text);
  }
});

report('a line of 400 kbit/s takes the bytes and four round trips', ({ built }) => {
  const row =
    read(built, 'sizes.md')
      .match(/\| \/m\/home pt \|.*/)?.[0]
      .split('|') ?? [];
  const alone = Number(row[10]);
  assert.is(Number(row[11]).toFixed(2), (alone + 1.6).toFixed(2));
});

report('--baseline compares with an older sizes.json, and refuses any other file', async () => {
  const built = await copyOfFixture('report');
  const { root } = built;
  const old = resolve('dist/test/fixtures/report-old.json');
  cpSync(join(root, 'dist/report/sizes.json'), old);
  writeFileSync(
    join(root, 'src/app/pages/home/Home.tsx'),
    `export default function Home() {\n  return <p>{${JSON.stringify(heavyText(900))}}</p>;\n}\n`,
  );
  const again = (file: string) => runBuild(['--root', root, '--baseline', file]);
  const { code, output } = await again(old);
  assert.is(code, 0, output);
  assert.match(output, 'against the baseline: ');
  assert.match(output, /B in 2 routes: src\/app\/boot\/entry\.tsx > .* >> src\/app\/pages\/home\/Home\.tsx/);
  assert.match(read(built, 'delta.md'), '## Bytes');
  const wrong = await again(join(root, 'budget.json'));
  assert.is(wrong.code, 1);
  assert.match(wrong.output, 'is not a sizes.json of this build');
});

report('a treemap fills its box with areas as the weights', () => {
  const weights = [60, 20, 10, 5, 4, 1];
  const cells = layOut(
    weights.map((bytes) => ({ bytes })),
    2,
  );
  assert.is(cells.length, weights.length);
  for (const { item, x, y, width, height } of cells) {
    assert.ok(Math.abs((width * height) / 100 - item.bytes) < 1e-6);
    assert.ok(x > -1e-6 && y > -1e-6 && x + width < 100 + 1e-6 && y + height < 100 + 1e-6);
    const shape = (2 * width) / height;
    assert.ok(Math.max(shape, 1 / shape) < 6, `${item.bytes} is drawn as a strip`);
  }
});

report('names lose their hashes', () => {
  assert.is(hashFree('/a/Home-6EAIYFMY.js'), '/a/Home.js');
  assert.is(hashFree('/l/pt.qdC8KI2y/common.json'), '/l/pt/common.json');
  assert.is(hashFree('/m/home.html'), '/m/home.html');
});

report.run();
