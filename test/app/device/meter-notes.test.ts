import '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { noUsage, type Usage } from '../../../src/app/device/meter.ts';
import { takeNotes } from '../../../src/app/device/meter-notes.ts';

/** Notes of the worker, by name. */
const notes = new Map<string, string>();
let isThere = true;

const store = {
  keys: async () => [...notes.keys()],
  match: async (key: string) => (notes.has(key) ? new Response(notes.get(key)) : undefined),
  delete: async (key: string) => notes.delete(key),
};

test.before(() => {
  Object.defineProperty(window, 'caches', { value: { has: async () => isThere, open: async () => store } });
  Object.assign(globalThis, { caches: window.caches });
});

test.before.each(() => {
  notes.clear();
  isThere = true;
});

const noted = (pictures: number): string => JSON.stringify({ ...noUsage(), pictures });

/** What so many tabs take, all at once. */
async function takenBy(tabs: number): Promise<Usage[]> {
  const taken: Usage[] = [];
  await Promise.all(Array.from({ length: tabs }, () => takeNotes((usage) => taken.push(usage))));
  return taken;
}

test('each note is taken once over all tabs', async () => {
  notes.set('/1', noted(1300));
  notes.set('/2', noted(2600));
  const taken = await takenBy(3);
  assert.equal(taken.map(({ pictures }) => pictures).sort(), [1300, 2600]);
  assert.is(notes.size, 0);
  assert.equal(await takenBy(2), []);
});

test('a note of another shape is nothing, and those after it are taken', async () => {
  const { warn } = console;
  console.warn = () => undefined;
  for (const wrong of ['{"cut', 'null', '[]', '{"app":1}', JSON.stringify({ ...noUsage(), app: 'much' })]) {
    notes.set(wrong, wrong);
  }
  notes.set('last', noted(1300));
  const taken = await takenBy(1);
  console.warn = warn;
  assert.equal(taken, [{ ...noUsage(), pictures: 1300 }]);
  assert.is(notes.size, 0);
});

test('where no worker has noted anything, no store is made', async () => {
  isThere = false;
  notes.set('/1', noted(1));
  assert.equal(await takenBy(1), []);
});

test.run();
