import { BYTES } from 'leve:build';
import { isPage } from './rules.ts';

declare const self: ServiceWorkerGlobalScope;

/** Requests that the browser notes until a page asks. */
const MOST = 1000;
performance.setResourceTimingBufferSize(MOST);

/** What no timeline holds: the worker's own file. */
let untold: object[] = [];

/** Notes that this worker's file came over the line. */
export function noteInstall(): void {
  untold = [{ name: `${self.location.origin}/a/sw.js`, transferSize: BYTES, encodedBodySize: BYTES }];
}

/** An entry as a page would have it: here all is `fetch`, and what is neither a page nor by its address the app's is a picture. */
function asPages(entry: PerformanceResourceTiming): object {
  const initiatorType = isPage(new URL(entry.name).pathname) ? 'navigation' : 'img';
  return { ...(entry.toJSON() as object), initiatorType };
}

/**
 * Tells a page's meter what this worker took from the line since it told last: of what a worker answers, a page sees no more than that it
 * came.
 */
export function tellMeter(page: Client): void {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  page.postMessage({ moved: [...untold, ...entries.filter(({ transferSize }) => transferSize > 0).map(asPages)] });
  performance.clearResourceTimings();
  untold = [];
}
