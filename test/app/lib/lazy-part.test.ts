import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { configureParts, loadPart } from '../../../src/app/lib/lazy-part.ts';
import '../../support/dom.ts';

let gone = 0;
let links: HTMLLinkElement[] = [];
const answer = (type: 'load' | 'error') => links.at(-1)?.dispatchEvent(new Event(type));

// The document of these tests fetches nothing: what would be fetched is collected, and answered by hand.
document.head.append = (...nodes) => {
  links.push(...(nodes as HTMLLinkElement[]));
};

const part = { name: 'page' };
const load = () => Promise.resolve(part);

test.before.each(() => {
  gone = 0;
  links = [];
  const sheets = { 'pages/home/Home': '/a/home.css', 'pages/games/GameList': '/a/games.css' };
  configureParts(sheets, () => {
    gone += 1;
  });
});

test('a part is given only when its style sheet is there, which is loaded once', async () => {
  let ready = false;
  const first = loadPart('pages/home/Home', load).then((given) => {
    ready = true;
    return given;
  });
  const second = loadPart('pages/home/Home', load);
  await Promise.resolve();
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
  answer('error');
  let failed = false;
  await failing.catch(() => {
    failed = true;
  });
  assert.ok(failed);
  assert.is(gone, 1);
  const again = loadPart('pages/games/GameList', load);
  answer('load');
  assert.is(await again, part);
});

test('a chunk that is gone after a deploy is told', async () => {
  const failing = loadPart('stores/launch', () => Promise.reject(new Error('404')));
  await failing.catch((error: Error) => assert.is(error.message, '404'));
  assert.is(gone, 1);
});

test.run();
