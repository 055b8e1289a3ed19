import type { Metafile } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { deltaOf } from '../../src/build/report/baseline.ts';
import { deltaAsMarkdown, deltaAsText } from '../../src/build/report/delta-text.ts';
import type { CriticalFile, RouteSizes } from '../../src/build/report/measure.ts';
import { recordOf, type SizesRecord } from '../../src/build/report/record.ts';

const ENTRY = 'src/app/boot/entry.tsx';
const PAGE = 'src/app/pages/home/Home.tsx';
const HEAVY = 'src/app/lib/heavy.ts';

const imports = (path: string) => ({ path, kind: 'import-statement' as const, original: path });
const metafile: Metafile = {
  inputs: {
    [ENTRY]: { bytes: 1, imports: [{ ...imports(PAGE), kind: 'dynamic-import' }] },
    [PAGE]: { bytes: 1, imports: [imports(HEAVY)] },
    [HEAVY]: { bytes: 1, imports: [] },
  },
  outputs: {},
};

const file = (address: string, brotli: number, type: CriticalFile['type'] = 'script'): CriticalFile => ({
  address,
  type,
  brotli,
  raw: brotli * 3,
  gzip: brotli + 9,
  shell: false,
});

const route = (path: string, files: CriticalFile[], later: CriticalFile[] = []): RouteSizes => ({
  path,
  page: 'home/Home',
  language: 'pt',
  files,
  later,
  optIn: [],
  offer: [],
  member: [],
  step: [],
});

/** A build in which the page's script has this name, this size and this much of the heavy module. */
function build(hash: string, brotli: number, heavy: number, routes: readonly string[] = ['/m/home']): SizesRecord {
  const address = `/a/Home-${hash}.js`;
  const files = [file(`/a/entry-${hash}.js`, 5000), file(address, brotli), file('/m/home.html', 900, 'document')];
  return recordOf(
    routes.map((path) => route(path, files)),
    new Map([[address, { [PAGE]: 700, ...(heavy > 0 && { [HEAVY]: heavy }) }]]),
  );
}

const delta = (before: SizesRecord, now: SizesRecord): string => deltaAsText(deltaOf(before, now), metafile);

test('a build against itself changes nothing, whatever its files are called', () => {
  assert.is(delta(build('AAAAAAAA', 2000, 0), build('BBBBBBBB', 2000, 0)), 'against the baseline: no route changed');
});

test('less than 100 bytes is noise', () => {
  assert.equal(deltaOf(build('A', 2000, 0), build('B', 2099, 0)).routes, []);
  assert.is(deltaOf(build('A', 2000, 0), build('B', 2100, 0)).routes.length, 1);
});

test('what grew is named with its bytes and its import chain, and no name holds a hash', () => {
  const told = delta(build('AAAAAAAA', 2000, 100), build('BBBBBBBB', 3500, 4100));
  assert.match(told, /\/m\/home pt +7\.7 +9\.2 +\+1500 B +\+1500 B/);
  assert.match(told, `+4000 B in /m/home pt: ${ENTRY} >> ${PAGE} > ${HEAVY}`);
  assert.not.match(told, 'AAAAAAAA');
  assert.not.match(told, 'BBBBBBBB');
});

test('a module that was not there before is new', () => {
  assert.match(delta(build('A', 2000, 0), build('B', 3500, 4100)), `4100 B new in /m/home pt: ${ENTRY}`);
});

test('a route that shrinks blames nobody', () => {
  const told = delta(build('A', 3500, 4100), build('B', 2000, 0));
  assert.match(told, '-1500 B');
  assert.not.match(told, 'what grew');
});

test('routes of one page that change alike are one line; the Markdown has them all', () => {
  const paths = ['/m/home', '/m/one', '/m/two'];
  const change = deltaOf(build('A', 2000, 100, paths), build('B', 3500, 4100, paths));
  const text = deltaAsText(change, metafile);
  assert.match(text, '/m/home pt and 2 alike');
  assert.match(text, '+4000 B in 3 routes');
  const markdown = deltaAsMarkdown(change, metafile);
  assert.match(markdown, '## Bytes: +1500 B on `/m/home pt`');
  for (const path of paths) assert.match(markdown, `| ${path} pt |`);
});

test('routes come and go', () => {
  const told = delta(build('A', 2000, 0, ['/m/home', '/m/old']), build('B', 2000, 0, ['/m/home', '/m/new']));
  assert.match(told, /\/m\/new pt +new +7\.7 +\+7900 B/);
  assert.match(told, /\/m\/old pt +7\.7 +gone +-7900 B/);
});

test('bytes that move behind the first paint are told', () => {
  const base = [file('/a/Home.js', 2000)];
  const before = recordOf([route('/m/home', base)], new Map());
  const now = recordOf([route('/m/home', base, [file('/a/Part.js', 640)])], new Map());
  assert.match(delta(before, now), /\/m\/home pt +2\.0 +2\.0 +\+640 B/);
});

test.run();
