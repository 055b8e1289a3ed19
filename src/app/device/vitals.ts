import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { type BeaconData, connectBeacon, report } from './beacon.ts';

/** Where figures of this visit go, and what they are sorted by. */
export interface VitalsTarget {
  readonly url: string;
  readonly version: string;
  readonly tier: string;
}

/** A metric as it is sent: ms, or a share of the screen for CLS, to three places. No id, no entries: nothing that tells visits apart. */
function tell({ name, value, rating, navigationType }: Metric): void {
  report(name, { value: Math.round(value * 1000) / 1000, rating, navigation: navigationType });
}

/**
 * Measures web vitals and counts events until the page is hidden, and then sends them: the path without its query, the tier, the
 * version; nothing of the person. The body is text, so that a collector elsewhere needs no preflight.
 */
export function startVitals({ url, version, tier }: VitalsTarget): void {
  let events: (BeaconData & { name: string; path: string })[] = [];
  connectBeacon((name, data) => events.push({ ...data, name, path: location.pathname }));
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(tell);
  const flush = (): void => {
    if (events.length > 0 && navigator.sendBeacon(url, JSON.stringify({ version, tier, events }))) events = [];
  };
  // At the window, after the library's listeners at the document: they give their last figures at the same moment.
  window.addEventListener('visibilitychange', () => document.hidden && flush());
  // Safari 12 leaves a page without a change of visibility; elsewhere the last figures then come in a second beacon.
  window.addEventListener('pagehide', flush);
}
