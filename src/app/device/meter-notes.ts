import { noUsage, type Timing, UNCHANGED, type Usage, usageOf } from './meter.ts';

/** Notes of the service worker (src/sw/stores.ts), which outlive it. */
const MOVED = 'leve-moved';

/** An entry as a worker notes it; one of another version may note otherwise. */
function isTiming(value: unknown): value is Timing {
  const known = value as Timing | null;
  const areSizes = Number.isFinite(known?.transferSize) && Number.isFinite(known?.encodedBodySize);
  return typeof known?.name === 'string' && areSizes;
}

function entriesOf(note: string): Timing[] {
  const entries: unknown = JSON.parse(note);
  return Array.isArray(entries) ? entries.filter(isTiming) : [];
}

/** Takes the worker's notes. Only one tab can take a note away, and that one counts it. */
async function takeNotes(take: (usage: Usage) => void): Promise<void> {
  if (document.hidden || !('caches' in window) || !(await caches.has(MOVED))) return;
  const notes = await caches.open(MOVED);
  for (const key of await notes.keys()) {
    const note = await (await notes.match(key))?.text();
    if (note !== undefined && (await notes.delete(key))) take(usageOf(entriesOf(note), location.origin));
  }
}

/**
 * Gives what the service worker took from the line, now and whenever it says that there is more. A page that is hidden leaves it to the
 * one that is seen.
 */
export function observeWorker(take: (usage: Usage) => void): void {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const look = () => void takeNotes(take).catch(console.warn);
  look();
  worker?.addEventListener('message', ({ data }) => data?.moved === true && look());
  document.addEventListener('visibilitychange', look);
  // At each load the browser asks whether the worker's file has changed, and tells nobody what came.
  if (worker?.controller && navigator.onLine) take({ ...noUsage(), app: UNCHANGED });
}
