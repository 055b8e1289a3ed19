import { resolve } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const SITE = 'https://leve.test';
const BYTES = 3000;

/** What src/sw/meter.ts exports. */
interface Meter {
  startMeter(): void;
  noteInstall(): void;
  noteLoad(): void;
  stopMeter(): void;
}

/** A worker's world, as far as the meter sees it. */
interface World {
  readonly meter: Meter;
  /** All notes that are kept. */
  kept(): { app: number; pictures: number }[];
  /** What the worker fetched, as the browser tells. */
  fetched(...entries: object[]): void;
  /** Lets the time pass in which notes are gathered. */
  calm(): Promise<void>;
  /** The line is gone. */
  offline(): void;
  /** From now on the browser keeps nothing, or does again. */
  full(is: boolean): void;
}

/** The meter's code, with the build's facts in it. */
async function bundled(): Promise<string> {
  const facts = `export const SHELL = ['/logo.svg']; export const BYTES = ${BYTES};`;
  const { outputFiles } = await build({
    entryPoints: [resolve('src/sw/meter.ts')],
    bundle: true,
    format: 'iife',
    globalName: 'meter',
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

const code = bundled();

async function openWorld(): Promise<World> {
  const notes = new Map<string, Response>();
  const late: (() => void)[] = [];
  let isFull = false;
  let tell = (_list: object): void => undefined;
  class Observer {
    constructor(take: typeof tell) {
      tell = take;
    }
    observe = (): void => undefined;
    disconnect(): void {
      tell = () => undefined;
    }
  }
  const put = async (key: string, note: Response) => {
    if (isFull) throw new Error('QuotaExceededError');
    notes.set(key, note);
  };
  const context: Record<string, unknown> = {
    ...{ URL, Response, PerformanceObserver: Observer, console: { warn: () => undefined } },
    caches: { open: async () => ({ put }) },
    navigator: { onLine: true },
    setTimeout: (work: () => void) => late.push(work),
    clearTimeout: () => late.splice(0),
    location: { origin: SITE },
  };
  context.self = context;
  runInContext(await code, createContext(context));
  const texts = async () => Promise.all([...notes.values()].map((note) => note.clone().text()));
  let entries: ReturnType<World['kept']> = [];
  return {
    meter: context.meter as Meter,
    kept: () => entries,
    fetched: (...list) => tell({ getEntries: () => list }),
    async calm() {
      for (const work of late.splice(0)) work();
      await new Promise((done) => setImmediate(done));
      entries = (await texts()).map((text) => JSON.parse(text));
    },
    full: (is) => {
      isFull = is;
    },
    offline: () => {
      context.navigator = { onLine: false };
    },
  };
}

const entry = (path: string, transferSize: number): object => ({
  name: SITE + path,
  initiatorType: 'fetch',
  transferSize,
  encodedBodySize: transferSize - 300,
  nextHopProtocol: 'h2',
});

/** Notes without what a worker never takes. */
const sums = (notes: ReturnType<World['kept']>): [number, number][] =>
  notes.map(({ app, pictures }) => [app, pictures]);

test('what came over the line is kept for the pages, by what it was for and without what was asked', async () => {
  const { meter, kept, fetched, calm } = await openWorld();
  meter.startMeter();
  meter.noteInstall();
  fetched(entry('/m/slot-games?gameName=x', 5300), entry('/img/game/7?w=224', 1900), entry('/logo.svg', 700));
  fetched(entry('/a/entry-AAAA1.js', 0), entry('/d/a/entry.txt', 800));
  await calm();
  const app = BYTES + (5000 + 750) + (400 + 212) + (500 + 212);
  assert.equal(kept(), [{ app, pictures: 1600 + 110, answers: 0, games: 0, saved: 0, unknown: 0, opened: 0 }]);
});

test('what has not changed weighs its headers, and what an older browser or HTTP/1 counts is right', async () => {
  const { meter, kept, fetched, calm } = await openWorld();
  meter.startMeter();
  fetched({ ...entry('/m/home', 300), encodedBodySize: 5000 }, { ...entry('/logo.svg', 300), encodedBodySize: 900 });
  fetched({ ...entry('/a/entry-AAAA1.js', 1187), encodedBodySize: 1000 });
  fetched({ ...entry('/img/game/7', 1300), nextHopProtocol: 'http/1.1' });
  await calm();
  assert.equal(sums(kept()), [[750 + 130 + 1187, 1300]]);
});

test('at a load the browser asks for the worker, unless there is no line', async () => {
  const { meter, kept, calm, offline } = await openWorld();
  meter.startMeter();
  meter.noteLoad();
  await calm();
  offline();
  meter.noteLoad();
  await calm();
  assert.equal(sums(kept()), [[130, 0]]);
});

test('a note that cannot be kept is told with the next one, and nothing twice', async () => {
  const { meter, kept, fetched, calm, full } = await openWorld();
  meter.startMeter();
  full(true);
  fetched(entry('/img/game/1', 1000));
  await calm();
  assert.equal(kept(), []);
  full(false);
  fetched(entry('/img/game/2', 2000));
  await calm();
  await calm();
  assert.equal(sums(kept()), [[0, 700 + 1700 + 2 * 110]]);
});

test('a worker that was taken away notes nothing more', async () => {
  const { meter, kept, fetched, calm } = await openWorld();
  meter.startMeter();
  fetched(entry('/img/game/1', 1000));
  meter.stopMeter();
  fetched(entry('/img/game/2', 2000));
  await calm();
  assert.equal(kept(), []);
});

test.run();
