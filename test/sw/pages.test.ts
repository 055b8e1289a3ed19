import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { keepUsed } from '../../src/sw/code.ts';
import { answerPage } from '../../src/sw/pages.ts';

declare global {
  /** What a worker is asked; the tests are compiled for pages, which know no workers. */
  interface FetchEvent extends Event {
    readonly request: Request;
    readonly preloadResponse: Promise<unknown>;
    waitUntil(work: Promise<unknown>): void;
  }
}

const ORIGIN = 'https://leve.example';
const pathOf = (of: string | { url: string }): string => new URL(typeof of === 'string' ? of : of.url, ORIGIN).pathname;

/** A page of the version that is used below. */
const htmlOf = (path: string): string => `html of ${path} {"version":"AB12CD34"}`;

/** What a host answers for a page: where its redirect ended, and its type. */
interface Hosted {
  readonly end?: string;
  readonly type?: ResponseType;
}

/** A worker behind a host; gives what it keeps. Without a line nothing is answered. */
function worker(hosted: Readonly<Record<string, Hosted>>, line = true) {
  const kept = new Map<string, Response>();
  const cache = {
    match: async (of: string | { url: string }) => kept.get(pathOf(of))?.clone(),
    keys: async () => [...kept.keys()].map((path) => ({ url: ORIGIN + path })),
    put: async (of: string, answer: Response) => void kept.set(pathOf(of), answer),
  };
  const fetched = async (of: string | { url: string }) => {
    const path = pathOf(of);
    const { end, type = 'basic' } = hosted[path] ?? {};
    if (!line || !hosted[path]) throw new TypeError('no line');
    return Object.defineProperties(new Response(htmlOf(path), { headers: { 'Content-Type': 'text/html' } }), {
      type: { value: type },
      redirected: { value: end !== undefined },
      url: { value: ORIGIN + (end ?? path) },
    });
  };
  Object.assign(globalThis, { caches: { open: async () => cache }, fetch: fetched });
  return kept;
}

/** What the worker hears of a navigation. */
type Heard = Parameters<typeof answerPage>[0];

const navigation = (path: string): Heard =>
  ({ request: { url: ORIGIN + path, mode: 'navigate' }, preloadResponse: Promise.resolve() }) as unknown as Heard;

const use = (page: string): Promise<void> => keepUsed({ page, version: 'AB12CD34', files: [] });

test('a page behind a host that adds slashes is kept, and opens without a line', async () => {
  const hosted = { '/m/login': { end: '/m/login/' }, '/m/home': {} };
  const kept = worker(hosted);
  await use('/m/home');
  await use('/m/login');
  const pages = [...kept];
  const offline = worker(hosted, false);
  for (const [path, answer] of pages) offline.set(path, answer);
  for (const path of ['/m/login', '/m/login/', '/m/login/?next=%2Fm%2Fvip']) {
    const answer = await answerPage(navigation(path));
    assert.is(await answer.text(), htmlOf('/m/login'), path);
    assert.not.ok(answer.redirected, 'a redirected answer may not answer a navigation');
    assert.is(answer.headers.get('Content-Type'), 'text/html');
  }
});

test('a host that takes slashes away is none the worse for it', async () => {
  const kept = worker({ '/m/login/': { end: '/m/login' } });
  await use('/m/login/');
  assert.equal([...kept.keys()], ['/m/login']);
});

test('what a redirect has led elsewhere is not kept', async () => {
  const kept = worker({ '/m/login': { end: '/portal' }, '/m/vip': { end: '/m/home' }, '/m/set': { type: 'cors' } });
  for (const page of ['/m/login', '/m/vip', '/m/set']) await use(page);
  assert.equal([...kept.keys()], []);
});

test.run();
