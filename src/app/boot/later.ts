import { countLongTasks } from '../device/long-tasks.ts';
import { startMeter } from '../stores/meter.ts';
import { followBrowserSaver } from '../stores/saver-choices.ts';
import { tier } from '../stores/settings.ts';
import { readManifest } from './manifest.ts';

/** What runs from the first idle moment after the first paint; its bytes are no part of the first load. */
export function startLater(): void {
  countLongTasks();
  startMeter();
  followBrowserSaver();
  measureVisit();
}

/** Measures this visit if the site wants figures, off by default, and the draw falls on it; only then comes the library. */
function measureVisit(): void {
  const { site, version } = readManifest();
  if (!site.vitals || Math.random() >= site.vitals.sample) return;
  const target = { url: site.vitals.url, version, tier: tier.peek() };
  import('../device/vitals.ts').then(({ startVitals }) => startVitals(target)).catch(console.warn);
}
