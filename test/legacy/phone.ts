import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import CDP from 'chrome-remote-interface';
import { WORK } from './chromium-67.ts';
import { countReceived } from './received.ts';

/** Flags that a browser of any age needs to run headless, also in a container. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
  '--lang=pt-BR',
  '--remote-debugging-port=0',
];
/** An old browser says which newer protections it does not know, and leaves them out, as it should. */
const UNKNOWN = /^Unrecognized Content-Security-Policy directive/;
const PATIENCE = 30_000;
const LOOK_EVERY = 100;
/** A browser of 2018 in one process may end while it starts, on a machine at full load; that is not what is tested. */
const STARTS = 3;

/** A browser with the screen and the touch of a small phone, spoken to in the DevTools protocol, which 2018 knew too. */
export interface Phone {
  /** Uncaught errors and console errors since the start. */
  readonly problems: readonly string[];
  /** Paths of all pages that it went to, reloads too. */
  readonly visited: readonly string[];
  open(address: string): Promise<void>;
  /** From now on a script runs in each page before the page's own. */
  before(script: string): Promise<void>;
  /** From now on what it receives is counted: see {@link countReceived}. */
  countReceived(): Promise<() => ReadonlyMap<string, number>>;
  /** From now on a site may keep no more than so many bytes. Chromium 67 has no such switch. */
  limitStore(origin: string, bytes: number): Promise<void>;
  /** The phone's Back: the browser itself goes to the entry before. */
  back(): Promise<void>;
  /** The value of an expression in the page, as JSON can carry it. */
  read<Value>(expression: string): Promise<Value>;
  /** Waits until the expression is truthy and gives its value. @throws {Error} naming it after 30 s */
  until<Value>(expression: string): Promise<Value>;
  /** Taps the middle of the first element that matches and holds the text, as a finger would. */
  tap(selector: string, text?: string): Promise<void>;
  /** Taps a field and types into it. */
  type(selector: string, text: string): Promise<void>;
  /** What the browser counts of the page since its start, by its own names: durations in s, sizes in bytes. */
  metrics(): Promise<Readonly<Record<string, number>>>;
  /** Bytes of the page's scripts in use, after the garbage is collected. */
  heap(): Promise<number>;
  /** Writes what is on the screen to a PNG file. */
  picture(file: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts a browser: its program, and flags beyond the usual. @throws {Error} of its third start that failed */
export async function openPhone(program: string, flags: readonly string[] = []): Promise<Phone> {
  for (let start = 1; ; start++) {
    try {
      return await startPhone(program, flags);
    } catch (error) {
      if (start === STARTS) throw error;
      console.log(`start ${start} of the browser failed: ${String(error)}`);
    }
  }
}

async function startPhone(program: string, flags: readonly string[]): Promise<Phone> {
  const profile = mkdtempSync(join(WORK, 'profile-'));
  const browser = spawn(program, [...FLAGS, ...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  // Its group: a current Chromium is many processes, and each writes into the profile until it ends.
  const end = async (): Promise<void> => {
    if (browser.pid === undefined || browser.exitCode !== null || browser.signalCode !== null) return;
    const ended = once(browser, 'exit');
    process.kill(-browser.pid, 'SIGKILL');
    await ended;
  };
  const client = await connect(browser).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  const { Page, Runtime, Log, Emulation } = client;
  const problems: string[] = [];
  Runtime.on('exceptionThrown', ({ exceptionDetails: { text, exception } }) =>
    problems.push(`${text} ${exception?.description ?? ''}`),
  );
  Runtime.on('consoleAPICalled', ({ type, args }) => {
    if (type === 'error') problems.push(args.map(({ value, description }) => value ?? description).join(' '));
  });
  Log.on('entryAdded', ({ entry }) => {
    if (entry.level === 'error' && !UNKNOWN.test(entry.text)) problems.push(`${entry.text} (${entry.url ?? ''})`);
  });
  const visited: string[] = [];
  Page.on('frameNavigated', ({ frame }) => {
    if (frame.parentId === undefined) visited.push(new URL(frame.url).pathname);
  });
  await Promise.all([Page.enable(), Runtime.enable(), Log.enable()]);
  await Emulation.setDeviceMetricsOverride({ width: 360, height: 640, deviceScaleFactor: 1, mobile: true });
  await Emulation.setTouchEmulationEnabled({ enabled: true });
  const metrics = async (): Promise<Record<string, number>> => {
    await client.Performance.enable({});
    const { metrics: listed } = await client.Performance.getMetrics();
    return Object.fromEntries(listed.map(({ name, value }) => [name, value]));
  };
  return {
    problems,
    visited,
    ...fingers(client),
    countReceived: () => countReceived(client),
    async limitStore(origin, bytes) {
      await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: bytes });
    },
    async open(url) {
      const loaded = Page.loadEventFired();
      await Page.navigate({ url });
      const late = setTimeout(PATIENCE, 'late', { ref: false });
      if ((await Promise.race([loaded, late])) === 'late') throw new Error(`${url} was not there in ${PATIENCE} ms`);
    },
    async before(source) {
      await Page.addScriptToEvaluateOnNewDocument({ source });
    },
    async back() {
      const { currentIndex, entries } = await Page.getNavigationHistory();
      await Page.navigateToHistoryEntry({ entryId: entries[currentIndex - 1]?.id ?? 0 });
    },
    metrics,
    async heap() {
      await client.HeapProfiler.collectGarbage();
      return (await metrics()).JSHeapUsedSize ?? 0;
    },
    async picture(file) {
      const { data } = await Page.captureScreenshot({ format: 'png' });
      writeFileSync(file, Buffer.from(data, 'base64'));
    },
    async close() {
      await client.close();
      await end();
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** Speaks to the browser's first page, which is there a moment after the port is. */
async function connect(browser: ChildProcess): Promise<CDP.Client> {
  const port = await debuggingPort(browser);
  const last = Date.now() + PATIENCE;
  for (;;) {
    const pages = (await CDP.List({ port })).filter(({ type }) => type === 'page');
    if (pages.length > 0) return CDP({ port });
    if (Date.now() > last) throw new Error('the browser opened no page');
    await setTimeout(LOOK_EVERY);
  }
}

/** The browser writes where it listens to its error output. */
async function debuggingPort(browser: ChildProcess): Promise<number> {
  if (browser.stderr === null) throw new Error('the browser has no error output to read its port from');
  for await (const line of createInterface({ input: browser.stderr })) {
    const port = line.match(/^DevTools listening on ws:\/\/[^:]+:(\d+)/)?.[1];
    if (port !== undefined) {
      browser.stderr.resume();
      return Number(port);
    }
  }
  throw new Error(`the browser ended with code ${browser.exitCode} before it listened`);
}

function fingers({ Runtime, Input }: CDP.Client): Pick<Phone, 'read' | 'until' | 'tap' | 'type'> {
  async function read<Value>(expression: string): Promise<Value> {
    const { result, exceptionDetails } = await Runtime.evaluate({
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(`${expression}: ${result.description ?? exceptionDetails.text}`);
    return result.value as Value;
  }

  async function until<Value>(expression: string): Promise<Value> {
    const last = Date.now() + PATIENCE;
    for (;;) {
      // A page that is being left has no answer, and the next one has.
      const value = await read<Value>(expression).catch(() => undefined);
      if (value) return value;
      if (Date.now() > last) throw new Error(`never true at ${await read('location.href')}: ${expression}`);
      await setTimeout(LOOK_EVERY);
    }
  }

  async function tap(selector: string, text = ''): Promise<void> {
    const point = await until<{ x: number; y: number }>(middleOf(selector, text));
    await Input.dispatchTouchEvent({ type: 'touchStart', touchPoints: [point] });
    await Input.dispatchTouchEvent({ type: 'touchEnd', touchPoints: [] });
  }

  async function type(selector: string, text: string): Promise<void> {
    await tap(selector);
    await until(`document.activeElement === document.querySelector(${JSON.stringify(selector)})`);
    for (const letter of text) await Input.dispatchKeyEvent({ type: 'char', text: letter });
  }

  return { read, until, tap, type };
}

/** An expression: the middle of an element that is enabled, on the screen, uncovered, and has stopped moving. */
const middleOf = (selector: string, text: string): string => `(async () => {
  const found = Array.from(document.querySelectorAll(${JSON.stringify(selector)}))
    .find((element) => (element.textContent || '').includes(${JSON.stringify(text)}) && !element.disabled);
  if (!found) return undefined;
  const before = found.getBoundingClientRect();
  if (before.top < 0 || before.bottom > innerHeight) found.scrollIntoView({ block: 'center' });
  const frame = () => new Promise(requestAnimationFrame);
  const start = found.getBoundingClientRect();
  // What slides in on a busy machine stands still for a frame or two before it begins.
  for (let still = 0; still < 8; still += 1) {
    await frame();
    const { left, top } = found.getBoundingClientRect();
    if (left !== start.left || top !== start.top) return undefined;
  }
  const { left, top, width, height } = found.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  const hit = document.elementFromPoint(x, y);
  return hit && found.contains(hit) ? { x, y } : undefined;
})()`;
