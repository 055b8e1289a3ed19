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
  stopMeter(): void;
}

/** A worker's world, as far as the meter sees it. */
interface World {
  readonly meter: Meter;
  /** Entries of all notes that are kept. */
  kept(): { name: string; initiatorType: string; transferSize: number }[];
  /** Messages to the one page. */
  readonly told: unknown[];
  /** What the worker fetched, as the browser tells. */
  fetched(...entries: object[]): void;
  /** Lets the time pass in which notes are gathered. */
  calm(): Promise<void>;
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
  const [told, late]: [unknown[], (() => void)[]] = [[], []];
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
    clients: { matchAll: async () => [{ postMessage: (message: object) => told.push({ ...message }) }] },
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
    told,
    kept: () => entries,
    fetched: (...list) => tell({ getEntries: () => list }),
    async calm() {
      for (const work of late.splice(0)) work();
      await new Promise((done) => setImmediate(done));
      entries = (await texts()).flatMap((text) => JSON.parse(text));
    },
    full: (is) => {
      isFull = is;
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

test('what came over the line is kept for the pages, by what it was for and without what was asked', async () => {
  const { meter, kept, told, fetched, calm } = await openWorld();
  meter.startMeter();
  meter.noteInstall();
  fetched(entry('/m/slot-games?gameName=x', 5000), entry('/img/game/7?w=224', 1900), entry('/logo.svg', 700));
  fetched(entry('/a/entry-AAAA1.js', 0));
  await calm();
  assert.equal(
    kept().map(({ name, initiatorType, transferSize }) => [name.slice(SITE.length), initiatorType, transferSize]),
    [
      ['/sw.js', 'other', BYTES],
      ['/m/slot-games', 'navigation', 5000],
      ['/img/game/7', 'img', 1900],
      ['/logo.svg', 'other', 700],
    ],
  );
  assert.equal(told, [{ moved: true }]);
});

test('a note that cannot be kept is told with the next one, and nothing twice', async () => {
  const { meter, kept, told, fetched, calm, full } = await openWorld();
  meter.startMeter();
  full(true);
  fetched(entry('/img/game/1', 1000));
  await calm();
  assert.equal([kept(), told], [[], []]);
  full(false);
  fetched(entry('/img/game/2', 2000));
  await calm();
  await calm();
  assert.equal(
    kept().map(({ transferSize }) => transferSize),
    [1000, 2000],
  );
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
