import { local } from './storage.ts';

/** ms of a visit that are watched: its first scrolls and taps show what a phone can do. */
const WATCHED = 20_000;

/** ms after which a task is long (W3C Long Tasks): a finger waits for what goes beyond. */
const SHORT = 50;

/** An earlier visit's measure weighs this much in the new one: one bad day does not make a phone slow. */
const MEMORY = 0.5;

/**
 * Counts how long tasks hold fingers back in the first 20 s from now, and keeps it for the tier of the next visit (DESIGN.md
 * section 7). A page left earlier keeps what it saw when that is worse than what was known. Browsers that do not tell, Safari
 * among them, keep nothing.
 */
export function countLongTasks(): void {
  if (!('PerformanceLongTaskTiming' in window)) return;
  let heldBack = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) heldBack += duration - SHORT;
  });
  const end = (whole: boolean) => {
    clearTimeout(timer);
    removeEventListener('pagehide', leave);
    observer.disconnect();
    keep(heldBack, whole);
  };
  const leave = () => end(false);
  const timer = setTimeout(end, WATCHED, true);
  addEventListener('pagehide', leave);
  // Chromium 67 knows no `type` and no `buffered`.
  observer.observe({ entryTypes: ['longtask'] });
}

function keep(heldBack: number, whole: boolean): void {
  const known = local.get('heldBack');
  const before = Number(known || heldBack);
  if (!whole && known && heldBack <= before) return;
  local.set('heldBack', String(Math.round(before * MEMORY + heldBack * (1 - MEMORY))));
}
