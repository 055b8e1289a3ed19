import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addUsage, noUsage, totalOf, usageOf } from '../../../src/app/device/meter.ts';

const OWN = 'https://site.example';
Object.assign(globalThis, { location: { origin: OWN } });

/** What the browser tells of one resource; 300 bytes of headers came with a body of 1000. */
function entry(path: string, initiatorType: string, sizes: Partial<PerformanceResourceTiming> = {}): PerformanceEntry {
  const name = path.startsWith('/') ? OWN + path : path;
  return { name, initiatorType, transferSize: 1300, encodedBodySize: 1000, ...sizes } as PerformanceResourceTiming;
}

const usage = (...entries: PerformanceEntry[]) => usageOf(entries);

test('bytes are told apart by what they were for', () => {
  const used = usage(
    entry('/m/home', 'navigation'),
    entry('/a/Home-ABC.js', 'script'),
    entry('/a/Home-ABC.css', 'link'),
    entry('/icons/lobby.svg', 'img'),
    entry('/l/pt.abc/home.json', 'fetch'),
    entry('/img/game/7?w=208&q=72', 'img'),
    entry('/wps/system/domainRoute', 'fetch'),
    entry('/lgw/games/hot', 'xmlhttprequest'),
    entry('https://games.example/slot', 'iframe'),
  );
  assert.equal(used, { ...noUsage(), app: 6500, pictures: 1300, answers: 2600, games: 1300 });
  assert.is(totalOf(used), 11_700);
});

test('a picture that the HTML asks for ahead is a picture, and what stands at the root the app', () => {
  const used = usage(
    entry('/img/banner/home-1?w=672&q=20', 'link'),
    entry('https://img.example/img/banner/home-1?w=672&q=20', 'link'),
    entry('/a/Home-ABC.css', 'link'),
    entry('/site.webmanifest', 'link'),
    entry('/favicon.svg', 'link'),
  );
  assert.equal(used, { ...noUsage(), app: 3900, pictures: 2600 });
});

test('code from another host is still the app', () => {
  assert.is(usage(entry('https://cdn.example/a/chunk-1.js', 'other')).app, 1300);
});

test('what a cache gave did not travel, and counts as saved', () => {
  const used = usage(entry('/img/game/7', 'img', { transferSize: 0 }));
  assert.equal(used, { ...noUsage(), saved: 1000 });
});

test('what was only asked whether it had changed cost its headers, and saved its body', () => {
  const used = usage(entry('/wps/system/domainRoute', 'fetch', { transferSize: 300 }));
  assert.equal(used, { ...noUsage(), answers: 300, saved: 1000 });
});

test('another host that keeps its sizes to itself is unknown, not free', () => {
  const silent = { transferSize: 0, encodedBodySize: 0 };
  assert.equal(usage(entry('https://img.example/img/7', 'img', silent)), { ...noUsage(), unknown: 1 });
  // The own origin tells all: nothing is nothing.
  assert.equal(usage(entry('/wps/empty', 'fetch', silent)), noUsage());
  assert.is(usage(entry('https://site.example.evil/a.png', 'img', silent)).unknown, 1);
});

test('a browser that tells no sizes leaves everything unknown', () => {
  const old = { name: `${OWN}/a/x.js`, initiatorType: 'script' } as PerformanceResourceTiming;
  assert.equal(usage(old, old), { ...noUsage(), unknown: 2 });
});

test('headers are weighed as HTTP/2 packs them, where the browser counts 300 bytes for all', () => {
  const packed = (path: string, initiatorType: string, sizes: Partial<PerformanceResourceTiming> = {}) =>
    totalOf(usage(entry(path, initiatorType, { nextHopProtocol: 'h2', ...sizes })));
  assert.is(packed('/a/Home-ABC.js', 'script'), 1190);
  assert.is(packed('/img/game/7', 'img'), 1110);
  // The content policy comes with HTML, changed or not.
  assert.is(packed('/m/home', 'navigation'), 1750);
  assert.is(packed('/m/home', 'navigation', { transferSize: 300 }), 750);
  assert.is(packed('/lgw/games/hot', 'fetch', { transferSize: 300 }), 130);
  // Chromium 67 counts what came.
  assert.is(packed('/a/Home-ABC.js', 'script', { transferSize: 1187 }), 1187);
});

test('what the worker answered is left to its notes', () => {
  const worked = (sizes: Partial<PerformanceResourceTiming> & { deliveryType?: string }) =>
    usage(entry('/img/game/7', 'img', { transferSize: 0, workerStart: 12, nextHopProtocol: '', ...sizes }));
  assert.equal(worked({ deliveryType: 'cache-storage' }), { ...noUsage(), saved: 1000 });
  // Chromium says so of what the worker has just fetched too.
  assert.equal(worked({ deliveryType: 'cache' }), noUsage());
  assert.equal(worked({ nextHopProtocol: 'http/1.1' }), noUsage());
  const html = entry('/m/home', 'navigation', { workerStart: 12, nextHopProtocol: '' });
  assert.equal(usage(html), noUsage());
});

test('what passed through the worker is the page’s own', () => {
  const passed = (sizes: Partial<PerformanceResourceTiming>) =>
    usage(entry('/lgw/games/hot', '', { workerStart: 12, ...sizes })).answers;
  assert.is(passed({ nextHopProtocol: 'h2' }), 1190);
  // Chromium 67 names no line for what has not changed.
  assert.is(passed({ nextHopProtocol: '', transferSize: 228 }), 228);
});

test('usages add up', () => {
  const sum = addUsage({ ...noUsage(), app: 1, opened: 1 }, { ...noUsage(), app: 2, saved: 3 });
  assert.equal(sum, { ...noUsage(), app: 3, opened: 1, saved: 3 });
});

test.run();
