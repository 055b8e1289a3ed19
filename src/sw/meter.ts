import { BYTES, SHELL } from 'leve:build';
import { isCode, isPage } from './rules.ts';
import { MOVED } from './stores.ts';

declare const self: ServiceWorkerGlobalScope;

/** ms between what comes and its note: many come together. */
const CALM = 500;

/** Bytes of headers that current browsers count with every answer, and all that they count of what has not changed (304). */
const COUNTED = 300;

/** Bytes of headers as HTTP/2 packs them, by what nginx sends: see the pages' meter (src/app/device/meter.ts). */
const HEADERS = { app: 212, pictures: 110 } as const;
const HTML_HEADERS = 750;
const UNCHANGED = 130;

type Kind = keyof typeof HEADERS;

/** A usage as the pages add it up; a worker takes code and pictures from the line, and nothing else. */
const noUsage = () => ({ app: 0, pictures: 0, answers: 0, games: 0, saved: 0, unknown: 0, opened: 0 });

let untold = noUsage();
let soon: ReturnType<typeof setTimeout> | undefined;
let observer: PerformanceObserver | undefined;

/**
 * Notes from now on what this worker takes from the line: a page sees of what a worker answers no more than that it came. Notes outlive
 * the worker, which ends when it has nothing to do, and the page that caused them.
 */
export function startMeter(): void {
  if (!('PerformanceObserver' in self)) return;
  // An observer is told of every entry; the browser's own list holds 250. Where sizes are not told, pages count what is unknown.
  observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      const { pathname } = new URL(entry.name);
      const kind = kindOf(pathname);
      if (entry.transferSize > 0) note(kind, movedBy(entry, isPage(pathname) ? HTML_HEADERS : HEADERS[kind]));
    }
  });
  // Chromium 67 knows `entryTypes` alone.
  observer.observe({ entryTypes: ['resource'] });
}

/** Notes that this worker's own file came over the line, which no timeline holds. */
export const noteInstall = (): void => note('app', BYTES);

/** Notes that the browser asks at a load whether this worker's file has changed, which no timeline holds either. */
export function noteLoad(): void {
  if (self.navigator.onLine) note('app', UNCHANGED);
}

/** Notes nothing more. */
export function stopMeter(): void {
  observer?.disconnect();
  clearTimeout(soon);
  untold = noUsage();
}

/** What is neither a page, nor a file of the shell, nor by its folder the app's, is a picture. */
const kindOf = (path: string): Kind =>
  isPage(path) || isCode(path) || SHELL.includes(path) || path.startsWith('/d/') ? 'app' : 'pictures';

/** Older browsers count the headers that came, and HTTP/1 does not pack them. */
function movedBy(
  { transferSize, encodedBodySize, nextHopProtocol }: PerformanceResourceTiming,
  headers: number,
): number {
  const isWhole = transferSize === encodedBodySize + COUNTED;
  if (!/^h[23]/.test(nextHopProtocol) || !(isWhole || transferSize === COUNTED)) return transferSize;
  if (isWhole) return encodedBodySize + headers;
  return headers === HTML_HEADERS ? headers : UNCHANGED;
}

function note(kind: Kind, bytes: number): void {
  untold[kind] += bytes;
  soon = soon ?? setTimeout(() => void tell().catch(console.warn), CALM);
}

/** Keeps what is untold as one note. One that cannot be kept is told with the next. */
async function tell(): Promise<void> {
  const told = untold;
  untold = noUsage();
  soon = undefined;
  try {
    const notes = await caches.open(MOVED);
    await notes.put(`/${Date.now()}-${Math.random()}`, new Response(JSON.stringify(told)));
  } catch (error) {
    untold.app += told.app;
    untold.pictures += told.pictures;
    throw error;
  }
}
