import { BYTES } from 'leve:build';

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

/**
 * Tells a page's meter what this worker took from the line since it told last: of what a worker answers, a page sees no more than that it
 * came.
 */
export function tellMeter(page: Client): void {
  const entries = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ transferSize }) => transferSize > 0,
  );
  page.postMessage({ moved: [...untold, ...entries.map((entry) => entry.toJSON())] });
  performance.clearResourceTimings();
  untold = [];
}
