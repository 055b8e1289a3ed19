import '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { renewKept } from '../../../src/app/device/kept-files.ts';
import { isRenewalDue, noteRenewed } from '../../../src/app/device/renewed-version.ts';
import { local } from '../../../src/app/device/storage.ts';

const TABLE = '/a/parts-AAAAAAA2.json';
const NEW = { version: 'two', parts: TABLE, texts: { pt: 'AAAAAAA2', 'pt-PT': 'BBBBBBB2' } };

/** What the phone keeps of the version before: home, the deposit, a shared script, a late part, two sheets, texts. */
const OLD = [
  '/a/entry-AAAA1.js',
  '/a/QX-AAAA1.js',
  '/a/Home-AAAA1.js',
  '/a/Home-BBBB1.css',
  '/a/Deposit-AAAA1.js',
  '/a/SideMenu-AAAA1.js',
  '/a/Detail-Sheet-AAAA1.css',
  '/l/pt.AAAAAAA1/home.json',
  '/l/pt-PT.BBBBBBB1/home.json',
];

/** Texts of the new version by address. */
const TEXTS: Readonly<Record<string, string>> = {
  '/a/entry-AAAA2.js': 'import("/a/later-AAAA2.js");w("SideMenu-AAAA2")',
  [TABLE]: '" Deposit .AAAA2 Home BBBB2.AAAA2 Login CCCC2.AAAA2 Records Detail-Sheet-AAAA2 "',
  '/a/Home-AAAA2.js': 'import{a}from"/a/QX-AAAA2.js";',
};

const RENEWED = OLD.filter((address) => !address.includes('entry'))
  .map((address) => address.replace('1.', '2.').replace('1/', '2/'))
  .sort();

interface Asked {
  readonly file: string;
  readonly bytes: number;
}

/** A phone whose page of the new version is there; `answer` is what its worker says of a file. */
function phone(answer: (file: string) => number, connection: object = {}): Asked[] {
  const asked: Asked[] = [];
  const kept = new Set(OLD);
  for (const address of ['/a/entry-AAAA2.js', TABLE]) kept.add(address);
  const active = {
    postMessage({ renew }: { renew: Asked }, [port]: MessagePort[]) {
      asked.push(renew);
      const bytes = answer(renew.file);
      if (bytes >= 0) kept.add(renew.file);
      port?.postMessage(bytes);
    },
  };
  const define = (name: string, value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });
  define('serviceWorker', { ready: Promise.resolve({ active }) });
  define('connection', connection);
  performance.getEntriesByType = (() => [{ name: `${location.origin}/a/entry-AAAA2.js` }]) as never;
  const caches = {
    open: async () => ({ keys: async () => [...kept].map((path) => ({ url: location.origin + path })) }),
    match: async (path: string) => (kept.has(path) ? new Response(TEXTS[path] ?? '') : undefined),
  };
  Object.assign(globalThis, { caches });
  Object.assign(window, { caches });
  return asked;
}

const filesOf = (asked: readonly Asked[]): string[] => asked.map(({ file }) => file).sort();

const { getEntriesByType } = performance;

test.before.each(() => {
  local.set('renewedTo', undefined);
  history.replaceState(null, '', '/m/home');
});

test.after(() => {
  performance.getEntriesByType = getEntriesByType;
});

test('what a phone has used is asked for in the new version, each file once, and nothing else', async () => {
  noteRenewed('one');
  assert.ok(isRenewalDue('two'));
  const asked = phone(() => 80);
  await renewKept(NEW);
  assert.equal(filesOf(asked), RENEWED);
  assert.not.ok(isRenewalDue('two'), 'once for each version');
});

test('a metered line pays until 10 KB have come, an unmetered one for all', async () => {
  const metered = phone(() => 6000, { type: 'cellular' });
  await renewKept(NEW);
  assert.equal(
    metered.map(({ bytes }) => bytes),
    [10_000, 4000],
  );
  const free = phone(() => 6000, { type: 'wifi' });
  await renewKept(NEW);
  assert.equal(filesOf(free), RENEWED);
  assert.ok(free.every(({ bytes }) => bytes === Number.POSITIVE_INFINITY));
});

test('where money moves nothing is renewed, and another page goes on', async () => {
  noteRenewed('one');
  for (const path of ['/m/voucherCenter', '/m/withdraw', '/m/transfer']) {
    history.replaceState(null, '', path);
    const asked = phone(() => 80);
    await renewKept(NEW);
    assert.equal(asked, []);
    assert.ok(isRenewalDue('two'));
  }
});

test('it ends when the worker says that the line is needed, and another page goes on', async () => {
  noteRenewed('one');
  let left = 3;
  const asked = phone(() => (left-- > 0 ? 80 : -1));
  await renewKept(NEW);
  assert.is(asked.length, 4);
  assert.ok(isRenewalDue('two'));
});

test('the first version that a phone sees has nothing to be renewed', () => {
  assert.not.ok(isRenewalDue('one'));
  assert.not.ok(isRenewalDue('one'));
  assert.ok(isRenewalDue('two'));
});

test.run();
