import '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { followWorker } from '../../../src/app/device/service-worker.ts';

interface Told {
  readonly used?: { readonly page: string; readonly files: readonly string[] };
}

const told: Told[] = [];
const late: (() => void)[] = [];
const used: string[] = [];
const { getEntriesByType } = performance;
const wait = globalThis.setTimeout;

test.before(() => {
  const active = { postMessage: (message: Told) => told.push(message) };
  const registration = { active, unregister: async () => true };
  const serviceWorker = { getRegistration: async () => registration, ready: Promise.resolve(registration) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  performance.getEntriesByType = (() => used.map((path) => ({ name: location.origin + path }))) as never;
  globalThis.setTimeout = ((work: () => void) => late.push(work)) as never;
  globalThis.fetch = async () => new Response('');
});

test.after(() => {
  performance.getEntriesByType = getEntriesByType;
  globalThis.setTimeout = wait;
});

test('a file that was on its way when the worker was ready is told once it has come, for the page that used it', async () => {
  history.replaceState(null, '', '/m/home');
  used.push('/a/entry-AAAA1.js');
  await followWorker({ enabled: true, saving: false, version: 'one', files: ['/l/pt.AAAA1111/home.json'] });
  used.push('/a/later-BBBB2.js');
  history.replaceState(null, '', '/m/login');
  for (const work of late) work();
  const files = ['/a/entry-AAAA1.js', '/l/pt.AAAA1111/home.json'];
  assert.equal(
    told.flatMap((one) => one.used ?? []),
    [
      { page: '/m/home', version: 'one', files },
      {
        page: '/m/home',
        version: 'one',
        files: ['/a/entry-AAAA1.js', '/a/later-BBBB2.js', '/l/pt.AAAA1111/home.json'],
      },
    ],
  );
});

test('a worker that is taken away is told nothing more', async () => {
  const cleared: unknown[] = [];
  const clear = globalThis.clearTimeout;
  globalThis.clearTimeout = ((timer: unknown) => cleared.push(timer)) as never;
  Object.assign(globalThis, { caches: { keys: async () => [] } });
  await followWorker({ enabled: false, saving: false, version: 'one', files: [] });
  globalThis.clearTimeout = clear;
  assert.equal(cleared, [late.length]);
});

test.run();
