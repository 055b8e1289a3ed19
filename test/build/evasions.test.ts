import { existsSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { requestsIn } from '../../src/build/checks/requests.ts';
import { ON_OCCASION } from '../../src/build/report/later.ts';
import { findBrowser } from '../support/browser.ts';
import { buildFixture, heavyText } from './fixture.ts';
import { runBuild } from './run-build.ts';

const HOME = 'src/app/pages/home/Home.tsx';
const HEAVY = 'src/app/pages/home/heavy.ts';
const heavy = { [HEAVY]: `export const heavy = "${heavyText(6000)}";\n` };
const budget = {
  'budget.json': JSON.stringify([{ path: '/*', resourceSizes: [{ resourceType: 'later', budget: 2 }] }]),
};
const home = (before: string, body = ''): Record<string, string> => ({
  [HOME]: `${before}\nexport default function Home() {\n  ${body}\n  return <p>home</p>;\n}\n`,
});

const OVER = /over budget: \/m\/home \(\w\w\) later is \d\.\d KiB, the limit is 2\.0 KiB/;

test('a heavy part that a module brings by itself breaks the budget, and is named', async () => {
  const built = await buildFixture('evasion-module', { ...budget, ...heavy, ...home("void import('./heavy.ts');") });
  assert.is(built.code, 1);
  assert.match(built.output, OVER);
  assert.match(built.output, HEAVY);
});

test('so does one that a timer brings', async () => {
  const timer = "setTimeout(() => import('./heavy.ts').then(({ heavy }) => console.log(heavy)), 3000);";
  const built = await buildFixture('evasion-timer', { ...budget, ...heavy, ...home('', timer) });
  assert.is(built.code, 1);
  assert.match(built.output, OVER);
});

test('a part that a tap brings costs the first visit nothing', async () => {
  const built = await buildFixture('evasion-tap', {
    ...budget,
    ...heavy,
    [HOME]:
      "export default function Home() {\n  return <button onClick={() => import('./heavy.ts')}>more</button>;\n}\n",
  });
  assert.is(built.code, 0, built.output);
});

test('data that is fetched by hand is refused', async () => {
  const built = await buildFixture('evasion-fetch', {
    ...home("void fetch('/data.json');"),
    'static/data.json': JSON.stringify(heavyText(300_000)),
  });
  assert.is(built.code, 1);
  assert.match(built.output, /src\/app\/pages\/home\/Home\.tsx asks by fetch, which no budget counts/);
});

test('every way to ask is seen, and a function of the same name is none', async () => {
  assert.equal(await requestsIn("globalThis.fetch('/a'); new XMLHttpRequest(); new EventSource('/b');"), [
    'fetch',
    'XMLHttpRequest',
    'EventSource',
  ]);
  assert.equal(await requestsIn("navigator.sendBeacon('/a'); new Image().src = '/b.png';"), ['sendBeacon', 'Image']);
  assert.equal(await requestsIn('export const list = ({ fetch }) => () => fetch(1);'), []);
});

/** A platform that has nothing but the app. */
const PLATFORM = `import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
const TYPES = { js: 'text/javascript', css: 'text/css', json: 'application/json', html: 'text/html' };
const server = createServer(({ url = '/' }, answer) => {
  const path = /[.][a-z]+$/.test(url) ? url : url + '.html';
  try {
    const file = readFileSync(new URL('../public' + path, import.meta.url));
    answer.writeHead(200, { 'Content-Type': TYPES[path.split('.').pop()] ?? 'text/plain' }).end(file);
  } catch {
    answer.writeHead(404).end();
  }
});
server.listen(0, '127.0.0.1', () => console.log('Leve is ready at http://127.0.0.1:' + server.address().port));
`;

test('what no reading of the code sees is seen in a browser, where there is one', async () => {
  const hidden = "document.head.append(Object.assign(document.createElement('script'), { src: '/hidden.js' }));";
  const files = { 'src/sandbox/main.ts': PLATFORM, 'static/hidden.js': 'document.title = "hidden";' };
  const built = await buildFixture('evasion-hidden', { ...files, ...home(hidden) });
  if (findBrowser() === undefined) {
    assert.match(built.output, 'not driven in a browser (no Chromium on this machine)');
    return;
  }
  assert.is(built.code, 1, built.output);
  assert.match(built.output, 'driven in a browser: /m/home fetches /hidden.js by itself, which no budget counts');
  const honest = await buildFixture('evasion-none', { 'src/sandbox/main.ts': PLATFORM });
  assert.is(honest.code, 0, honest.output);
  assert.match(honest.output, /driven in a browser: \/m\/home, \/m\/login/);
});

test('a build that is told to spare the browser says what is unproved', async () => {
  const { root } = await buildFixture('evasion-spared');
  const { output } = await runBuild(['--root', root, '--no-browser']);
  assert.match(output, 'not driven in a browser (--no-browser): that pages bring nothing uncounted');
});

test('what is told to come on an occasion is there', () => {
  assert.equal(
    Object.keys(ON_OCCASION).filter((module) => !existsSync(module)),
    [],
  );
});

test.run();
