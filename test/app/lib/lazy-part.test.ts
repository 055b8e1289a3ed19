import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { configureParts, loadPart } from '../../../src/app/lib/lazy-part.ts';
import '../../support/dom.ts';

let gone = 0;
let asked = 0;
let table: Promise<string>;
let links: HTMLLinkElement[] = [];
const answer = (type: 'load' | 'error') => links.at(-1)?.dispatchEvent(new Event(type));

// The document of these tests fetches nothing: what would be fetched is collected, and answered by hand.
document.head.append = (...nodes) => {
  links.push(...(nodes as HTMLLinkElement[]));
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

const part = { name: 'page' };
const load = () => Promise.resolve(part);

test.before.each(() => {
  gone = 0;
  links = [];
  asked = 0;
  table = Promise.resolve(' GameList HASH');
  configureParts(
    { 'pages/home/Home': '/a/home.css' },
    () => {
      asked += 1;
      return table;
    },
    () => {
      gone += 1;
    },
  );
});

test('a part is given only when its style sheet is there, which is loaded once', async () => {
  let ready = false;
  const first = loadPart('pages/home/Home', load).then((given) => {
    ready = true;
    return given;
  });
  const second = loadPart('pages/home/Home', load);
  await settled();
  assert.not(ready);
  assert.equal(
    links.map((link) => link.getAttribute('href')),
    ['/a/home.css'],
  );
  answer('load');
  assert.is(await first, part);
  assert.is(await second, part);
});

test('a part without a sheet waits for none', async () => {
  assert.is(await loadPart('stores/launch', load), part);
  assert.is(links.length, 0);
});

test('a sheet that cannot be had fails the part, tells so, and can be asked for again', async () => {
  const failing = loadPart('pages/games/GameList', load);
  await settled();
  answer('error');
  let failed = false;
  await failing.catch(() => {
    failed = true;
  });
  assert.ok(failed);
  assert.is(gone, 1);
  const again = loadPart('pages/games/GameList', load);
  await settled();
  answer('load');
  assert.is(await again, part);
});

test('a chunk that is gone after a deploy is told', async () => {
  const failing = loadPart('stores/launch', () => Promise.reject(new Error('404')));
  await failing.catch((error: Error) => assert.is(error.message, '404'));
  assert.is(gone, 1);
});

test('the table of sheets is asked for by the first part that this page does not know, and once', async () => {
  assert.is(await loadPart('stores/launch', load), part);
  assert.is(await loadPart('stores/other', load), part);
  assert.is(asked, 1);
});

test('a table of sheets that is lost fails the part, and is asked for again', async () => {
  table = Promise.reject(new Error('no line'));
  let failed = false;
  await loadPart('stores/launch', load).catch(() => {
    failed = true;
  });
  assert.ok(failed);
  assert.is(gone, 1);
  table = Promise.resolve('');
  assert.is(await loadPart('stores/launch', load), part);
  assert.is(asked, 2);
});

test.run();
