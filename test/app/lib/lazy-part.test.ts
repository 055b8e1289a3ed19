import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { configureParts, loadPart, withSheet } from '../../../src/app/lib/lazy-part.ts';
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

/** An `import()` of code with this sheet, as the build writes it. */
const bring = (sheet: string) => loadPart(() => withSheet(load(), sheet));

test.before.each(() => {
  gone = 0;
  links = [];
  asked = 0;
  table = Promise.resolve(' GameList HASH');
  configureParts(
    { Home: '/a/home.css' },
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
  const first = bring('Home').then((given) => {
    ready = true;
    return given;
  });
  const second = bring('Home');
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
  assert.is(await loadPart(load), part);
  assert.equal([links.length, asked], [0, 0]);
});

test('a sheet that cannot be had fails the part, tells so, and can be asked for again', async () => {
  const failing = bring('GameList');
  await settled();
  answer('error');
  let failed = false;
  await failing.catch(() => {
    failed = true;
  });
  assert.ok(failed);
  assert.is(gone, 1);
  const again = bring('GameList');
  await settled();
  answer('load');
  assert.is(await again, part);
});

test('a chunk that is gone after a deploy is told', async () => {
  const failing = loadPart(() => Promise.reject(new Error('404')));
  await failing.catch((error: Error) => assert.is(error.message, '404'));
  assert.is(gone, 1);
});

test('the table of sheets is asked for by the first sheet that this page does not know, and once', async () => {
  assert.is(await bring('Launch'), part);
  assert.is(await bring('Other'), part);
  assert.is(asked, 1);
});

test('a table of sheets that is lost fails the part, and is asked for again', async () => {
  table = Promise.reject(new Error('no line'));
  let failed = false;
  await bring('Launch').catch(() => {
    failed = true;
  });
  assert.ok(failed);
  assert.is(gone, 1);
  table = Promise.resolve('');
  assert.is(await bring('Launch'), part);
  assert.is(asked, 2);
});

test.run();
