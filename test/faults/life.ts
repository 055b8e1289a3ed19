import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { Window } from 'happy-dom';
import { readOptions } from '../../src/build/options.ts';
import { quickRuntime } from '../../src/build/steps/runtime.ts';
import type { Phone, Start } from './phone.tsx';

/** How many times faster than the clock the app's timers run. */
const SPEED = 50;

/** The long ones, which give up on a call, run less fast: a busy machine is not a dead line. */
const LONG = { from: 10_000, speed: 10 };

/** Names of the window that app code meets as globals. */
const WINDOW_NAMES = [
  'document',
  'location',
  'history',
  'navigator',
  'HTMLElement',
  'HTMLInputElement',
  'Element',
  'Node',
  'Event',
  'CustomEvent',
  'CSS',
  'matchMedia',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'scrollBy',
  'scrollTo',
  'getComputedStyle',
  'MutationObserver',
] as const;

/** What outlives an app: its storage. */
export type Disk = Map<string, string>;

/** One run of the app, from its start to its end. */
export interface Life {
  readonly phone: Phone;
  /** Ends it as a phone that needs the memory does: nothing that was under way is heard of again. */
  kill(): void;
}

export interface LifeOptions extends Omit<Start, 'onReady'> {
  readonly disk: Disk;
  /** Which tab of the phone's it runs in: each has a session storage of its own. */
  readonly tab?: number;
  /** Hears of each call before it leaves and after its answer has come; it may kill. */
  readonly onCall: (kill: () => void) => void;
}

/** The app's code, and a way to run it as often as wanted: each run has modules, a window and timers of its own. */
export async function appCode(): Promise<(options: LifeOptions) => Promise<Life>> {
  const { outputFiles } = await build({
    ...quickRuntime(readOptions(['dev'], resolve('.'))),
    entryPoints: ['test/faults/phone.tsx'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'app',
    target: 'node20',
    jsx: 'automatic',
    conditions: ['browser'],
    loader: { '.css': 'empty' },
    logLevel: 'silent',
  });
  const run = new Function('scope', `with (scope) { return (() => { ${outputFiles[0]?.text}\nreturn app; })(); }`);
  return (options) => begin(run as (scope: object) => { start(start: Start): Promise<Phone> }, options);
}

/** All dictionaries of a language, by area. */
export function dictionariesOf(language: string): Record<string, Record<string, string>> {
  return JSON.parse(readFileSync(`locales/${language}.json`, 'utf8')) as Record<string, Record<string, string>>;
}

async function begin(
  run: (scope: object) => { start(start: Start): Promise<Phone> },
  options: LifeOptions,
): Promise<Life> {
  const window = new Window({ url: 'http://leve.test/m/home', width: 360, height: 640 });
  let alive = true;
  let whenDead = (): void => undefined;
  const kill = (): void => {
    alive = false;
    whenDead();
  };
  const never = new Promise<never>(() => undefined);
  const later = (task: () => void, time = 0) =>
    setTimeout(() => alive && task(), time / (time < LONG.from ? SPEED : LONG.speed)).unref();

  async function call(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    if (alive) options.onCall(kill);
    if (!alive) return never;
    try {
      const answer = await fetch(input, init);
      const text = await answer.text();
      if (alive) options.onCall(kill);
      if (!alive) return never;
      return new Response(text === '' ? null : text, answer);
    } catch (error) {
      if (!alive) return never;
      throw error;
    }
  }

  const storageOf = (name: string) => ({
    getItem: (key: string) => options.disk.get(name + key) ?? null,
    setItem: (key: string, text: string) => void (alive && options.disk.set(name + key, text)),
    removeItem: (key: string) => void (alive && options.disk.delete(name + key)),
  });
  const bound = (name: (typeof WINDOW_NAMES)[number]): unknown => {
    const value: unknown = window[name];
    return typeof value === 'function' && !/^[A-Z]/.test(name) ? value.bind(window) : value;
  };
  const own: Record<string, unknown> = {
    ...Object.fromEntries(WINDOW_NAMES.map((name) => [name, bound(name)])),
    localStorage: storageOf(''),
    sessionStorage: storageOf(`tab ${options.tab ?? 0} `),
    fetch: call,
    setTimeout: later,
    requestAnimationFrame: (task: (at: number) => void) => later(() => task(performance.now())),
    cancelAnimationFrame: clearTimeout,
    requestIdleCallback: (task: () => void) => later(task),
    cancelIdleCallback: clearTimeout,
    innerWidth: 360,
    innerHeight: 640,
  };
  const everything = new Proxy(own, {
    get: (target, name) => (name in target ? target[name as string] : Reflect.get(globalThis, name)),
  });
  Object.assign(own, { window: everything, globalThis: everything, self: everything });
  const phone = await new Promise<Phone>((ready, failed) => {
    const started = run(own).start({ ...options, onReady: () => ready(started) });
    started.catch(failed);
    whenDead = () => ready(started);
  });
  return { phone, kill };
}
