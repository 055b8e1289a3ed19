import '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { noUsage, type Usage } from '../../../src/app/device/meter.ts';
import { observeWorker } from '../../../src/app/device/meter-notes.ts';

/** Notes of the worker, by name. */
const notes = new Map<string, string>();
/** What waits for messages of the worker. */
const listeners: ((event: { data: unknown }) => void)[] = [];

const store = {
  keys: async () => [...notes.keys()],
  match: async (key: string) => (notes.has(key) ? new Response(notes.get(key)) : undefined),
  delete: async (key: string) => notes.delete(key),
};

test.before(() => {
  const addEventListener = (_type: string, listener: (typeof listeners)[number]) => listeners.push(listener);
  Object.defineProperty(navigator, 'serviceWorker', { value: { addEventListener }, configurable: true });
  Object.defineProperty(window, 'caches', { value: { has: async () => true, open: async () => store } });
  Object.assign(globalThis, { caches: window.caches });
});

test.before.each(() => {
  notes.clear();
  listeners.length = 0;
});

const picture = (name: string) => ({
  name: `${location.origin}/img/game/${name}`,
  initiatorType: 'img',
  transferSize: 1300,
  encodedBodySize: 1000,
  nextHopProtocol: 'http/1.1',
});
const noted = (...entries: unknown[]): string => JSON.stringify(entries);

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 20));

/** A tab's meter: what it has taken. */
function openTab(): () => Usage[] {
  const taken: Usage[] = [];
  observeWorker((usage) => taken.push(usage));
  return () => taken;
}

const sayMore = (): void => {
  for (const listener of listeners) listener({ data: { moved: true } });
};

const sumOf = (taken: Usage[]): number => taken.reduce((sum, { pictures }) => sum + pictures, 0);

test('a hidden tab leaves notes to the one that is seen', async () => {
  const hide = (is: boolean) => Object.defineProperty(document, 'hidden', { value: is, configurable: true });
  hide(true);
  notes.set('/1', noted(picture('a')));
  const tab = openTab();
  await settled();
  assert.equal(tab(), []);
  hide(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  assert.equal(tab(), [{ ...noUsage(), pictures: 1300 }]);
});

test('what the worker noted before and what it notes later is taken, each once over all tabs', async () => {
  notes.set('/1', noted(picture('a'), picture('b')));
  const tabs = [openTab(), openTab()];
  await settled();
  notes.set('/2', noted(picture('c')));
  sayMore();
  sayMore();
  await settled();
  assert.is(
    tabs.reduce((sum, tab) => sum + sumOf(tab()), 0),
    3900,
  );
  assert.is(notes.size, 0);
});

test('a message, an entry or a note of another shape changes nothing, and what comes after is taken', async () => {
  const warn = console.warn;
  console.warn = () => undefined;
  notes.set('/1', '{"cut');
  notes.set('/2', noted(null, 7, { name: 'x' }, { ...picture('a'), transferSize: 'much' }));
  notes.set('/3', '{"moved":1}');
  const tab = openTab();
  await settled();
  for (const data of [undefined, null, 'moved', { moved: 1 }]) for (const listener of listeners) listener({ data });
  notes.set('/4', noted(picture('a')));
  sayMore();
  await settled();
  console.warn = warn;
  assert.is(sumOf(tab()), 1300);
  assert.ok(tab().every((usage) => Object.values(usage).every(Number.isFinite)));
});

test.run();
