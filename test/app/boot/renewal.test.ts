import '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { reload } from '../../../src/app/boot/renewal.ts';
import { outdated } from '../../../src/app/stores/system/version.ts';

/** HTML that names an entry. */
const html = (entry: string): string =>
  `<script type="application/json" id="leve">{}</script><script type="module" src="${entry}"></script>`;

let loads = 0;
let meanwhile = (): void => undefined;
const { now } = Date;

test.before(() => {
  document.head.innerHTML = html('/a/entry-AAAA1.js');
  Object.defineProperty(location, 'reload', {
    configurable: true,
    value: () => {
      loads += 1;
    },
  });
  globalThis.fetch = async () => {
    meanwhile();
    return new Response(html('/a/entry-AAAA2.js'));
  };
});

test.before.each(() => {
  loads = 0;
  meanwhile = () => undefined;
  window.sessionStorage.clear();
});

test.after.each(() => {
  Date.now = now;
});

/** The page has been told to go elsewhere, and the answer is not here yet. */
const leave = (): void => void dispatchEvent(new Event('beforeunload'));

test('a page whose files a deploy has removed loads the new version', async () => {
  await reload();
  assert.is(loads, 1);
});

test('a page on its way to a payment or a game is not called back, whenever it set out', async () => {
  meanwhile = leave;
  await reload();
  assert.is(loads, 0, 'while it was asked which version there is');
  meanwhile = () => undefined;
  await reload();
  assert.is(loads, 0, 'before');
  assert.not.ok(outdated.peek());
});

test('a page that came to nothing elsewhere loads the new version after all', async () => {
  leave();
  Date.now = () => now() + 60_000;
  await reload();
  assert.is(loads, 1);
});

test.run();
