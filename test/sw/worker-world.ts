import { resolve } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';

const SITE = 'https://leve.test';

/** What the line answers, by path: a text is a whole answer of this site. */
export type Site = Map<string, string>;

/** What a browser keeps for a site, by store and path; the last one that was put stands last. */
export type Stores = Map<string, Map<string, Response>>;

/** What may befall a browser. */
export interface Trouble {
  /** Nothing can be read or written: a full disk, a broken profile. */
  stores: boolean;
  /** Nobody answers, and nobody says so. */
  silent: boolean;
}

/** A browser before a site. */
export interface World {
  readonly stores: Stores;
  readonly site: Site;
  /** What the browser's own cache has: it answers first where it is allowed to, and is filled by what comes. */
  readonly browser: Site;
  readonly trouble: Trouble;
  /** Paths of the pages that are open. */
  readonly open: Set<string>;
}

/** A worker of one version. */
export interface Worker {
  install(): Promise<void>;
  activate(): Promise<void>;
  /** Answers as a page would get it. */
  ask(path: string, about?: { readonly mode?: string; readonly destination?: string }): Promise<string>;
  tell(message: object): Promise<void>;
  /** Lets pass what the worker waits for; gives how long that is, in ms. */
  pass(): number[];
  /** Paths that it has asked the line for. */
  readonly asked: string[];
}

/** An empty browser before a site. */
export const openBrowser = (site: Site): World => ({
  site,
  stores: new Map(),
  browser: new Map(),
  trouble: { stores: false, silent: false },
  open: new Set(),
});

/** The worker's code of a version whose shell has these addresses. */
async function bundled(shell: readonly string[]): Promise<string> {
  const facts = `export const SHELL = ${JSON.stringify(shell)}; export const BYTES = 3000;`;
  const { outputFiles } = await build({
    entryPoints: [resolve('src/sw/main.ts')],
    bundle: true,
    format: 'iife',
    write: false,
    plugins: [
      {
        name: 'facts',
        setup(builder) {
          builder.onResolve({ filter: /^leve:build$/ }, ({ path }) => ({ path, namespace: 'facts' }));
          builder.onLoad({ filter: /.*/, namespace: 'facts' }, () => ({ contents: facts }));
        },
      },
    ],
  });
  return outputFiles[0]?.text ?? '';
}

type Key = string | { readonly url: string };

const pathOf = (key: Key): string => new URL(typeof key === 'string' ? key : key.url, SITE).pathname;

function storeOf(kept: Map<string, Response>) {
  return {
    match: async (key: Key) => kept.get(pathOf(key))?.clone(),
    keys: async () => [...kept.keys()].map((path) => ({ url: SITE + path })),
    delete: async (key: Key) => kept.delete(pathOf(key)),
    put: async (key: Key, answer: Response) => {
      const whole = new Response(await answer.text(), { headers: answer.headers });
      kept.delete(pathOf(key));
      kept.set(pathOf(key), whole);
    },
  };
}

function cachesOf({ stores, trouble }: World) {
  const guarded =
    <Result>(work: () => Result) =>
    async () => {
      if (trouble.stores) throw new Error('UnknownError: Unexpected internal error');
      return work();
    };
  const open = (name: string) =>
    guarded(() => {
      const kept = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, kept);
      return storeOf(kept);
    })();
  return {
    open,
    keys: guarded(() => [...stores.keys()]),
    delete: (name: string) => guarded(() => stores.delete(name))(),
    match: (key: Key) =>
      guarded(() =>
        [...stores.values()]
          .map((kept) => kept.get(pathOf(key)))
          .find(Boolean)
          ?.clone(),
      )(),
  };
}

const typeOf = (path: string): string => (/^\/m\//.test(path) ? 'text/html; charset=utf-8' : 'text/plain');

function answerOf(path: string, text: string | undefined): Response {
  const answer = new Response(text ?? '', {
    status: text === undefined ? 404 : 200,
    headers: { 'Content-Type': typeOf(path) },
  });
  return Object.defineProperty(answer, 'type', { value: 'basic' });
}

function fetchOf({ site, browser, trouble }: World, asked: string[]) {
  return async (key: Key, { cache = 'default' }: { cache?: string } = {}): Promise<Response> => {
    const path = pathOf(key);
    const had = browser.get(path);
    const fits =
      cache === 'force-cache' || cache === 'only-if-cached' || (cache === 'default' && /^\/[al]\//.test(path));
    if (fits && had !== undefined) return answerOf(path, had);
    if (cache === 'only-if-cached') throw new TypeError('Failed to fetch');
    asked.push(path);
    if (trouble.silent) return new Promise(() => undefined);
    const text = site.get(path);
    if (text !== undefined) browser.set(path, text);
    return answerOf(path, text);
  };
}

/** Starts the worker of a version in a browser. */
export async function startWorker(world: World, shell: readonly string[]): Promise<Worker> {
  const asked: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const nothing = (): void => undefined;
  const waiting: { readonly work: () => void; readonly time: number }[] = [];
  const context: Record<string, unknown> = {
    ...{ URL, Response, TextEncoder, crypto },
    setTimeout: (work: (...values: unknown[]) => void, time: number, ...values: unknown[]) =>
      waiting.push({ work: () => work(...values), time }),
    clearTimeout: nothing,
    console: { warn: nothing },
    PerformanceObserver: class {
      observe = nothing;
      disconnect = nothing;
    },
    caches: cachesOf(world),
    fetch: fetchOf(world, asked),
    navigator: { onLine: true },
    location: { origin: SITE },
    registration: {
      // What stands in the stores was brought by a worker that is at work.
      active: world.stores.size > 0 ? {} : null,
      navigationPreload: { enable: async () => undefined },
    },
    clients: {
      claim: async () => undefined,
      matchAll: async () => [...world.open].map((path) => ({ url: SITE + path })),
    },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  };
  context.self = context;
  runInContext(await bundled(shell), createContext(context));
  async function dispatch(name: string, more: object): Promise<Promise<Response> | undefined> {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners.get(name)?.({
      ...more,
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (promise: Promise<Response>) => {
        answer = promise;
        work.push(promise);
      },
    });
    // What is to be kept is known only once there is an answer, which it cannot spoil.
    for (const one of work) await (name === 'fetch' ? one.catch(nothing) : one);
    return answer;
  }
  return {
    asked,
    install: async () => void (await dispatch('install', {})),
    activate: async () => void (await dispatch('activate', {})),
    pass: () =>
      waiting.splice(0).map(({ work, time }) => {
        work();
        return time;
      }),
    tell: async (data) => void (await dispatch('message', { data, ports: [] })),
    async ask(path, { mode = 'cors', destination = '' } = {}) {
      const headers = new Headers();
      const request = { url: SITE + path, method: 'GET', mode, destination, headers };
      const answer = await dispatch('fetch', { request, preloadResponse: Promise.resolve(undefined) });
      return (await answer)?.clone().text() ?? '';
    },
  };
}
