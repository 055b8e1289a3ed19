import { BYTES, SHELL } from 'leve:build';
import { isPage } from './rules.ts';
import { MOVED } from './stores.ts';

declare const self: ServiceWorkerGlobalScope;

/** ms between what comes and its note: many come together. */
const CALM = 500;

/** What the pages' meter reads of an entry of Resource Timing (src/app/device/meter.ts). */
type Timing = Pick<PerformanceResourceTiming, 'name' | 'initiatorType' | 'transferSize' | 'encodedBodySize'> &
  Partial<Pick<PerformanceResourceTiming, 'nextHopProtocol'>>;

let untold: Timing[] = [];
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
    const entries = list.getEntries() as PerformanceResourceTiming[];
    note(entries.filter(({ transferSize }) => transferSize > 0).map(asPages));
  });
  // Chromium 67 knows `entryTypes` alone.
  observer.observe({ entryTypes: ['resource'] });
}

/** Notes that this worker's own file came over the line, which no timeline holds. */
export function noteInstall(): void {
  const { origin } = self.location;
  note([{ name: `${origin}/sw.js`, initiatorType: 'other', transferSize: BYTES, encodedBodySize: BYTES }]);
}

/** Notes nothing more. */
export function stopMeter(): void {
  observer?.disconnect();
  clearTimeout(soon);
  untold = [];
}

/**
 * An entry as a page would have it, without what was asked: here all is `fetch`, and what is neither a page nor a file of the shell, nor
 * by its folder the app's, is a picture.
 */
function asPages(entry: PerformanceResourceTiming): Timing {
  const { origin, pathname } = new URL(entry.name);
  const { transferSize, encodedBodySize, nextHopProtocol } = entry;
  const others = SHELL.includes(pathname) ? 'other' : 'img';
  const initiatorType = isPage(pathname) ? 'navigation' : others;
  return { name: origin + pathname, initiatorType, transferSize, encodedBodySize, nextHopProtocol };
}

function note(entries: readonly Timing[]): void {
  if (entries.length === 0) return;
  untold.push(...entries);
  soon = soon ?? setTimeout(() => void tell().catch(console.warn), CALM);
}

/** Keeps what is untold as one note, and lets the pages know. A note that cannot be kept is told with the next one. */
async function tell(): Promise<void> {
  const told = untold;
  untold = [];
  soon = undefined;
  try {
    const notes = await caches.open(MOVED);
    await notes.put(`/${Date.now()}-${Math.random()}`, new Response(JSON.stringify(told)));
  } catch (error) {
    untold.unshift(...told);
    throw error;
  }
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage({ moved: true });
}
