import { type ReadonlySignal, signal } from '@preact/signals';

const up = signal(navigator.onLine, { name: 'line.online' });

/** When the phone said that the line is gone, on the page's clock. */
let lostAt = 0;

/** False while the phone says that it has no line, and nothing proves it wrong. */
export const online: ReadonlySignal<boolean> = up;

/** Whether an answer of the platform, which no worker keeps, came after the line was said to be gone. */
const provesLine = (entry: PerformanceEntry): boolean => {
  const { name, startTime, transferSize } = entry as PerformanceResourceTiming;
  return startTime > lostAt && transferSize > 0 && /\/(wps|lgw)\//.test(name);
};

/**
 * Follows the phone's line; called once. A phone may be wrong for long (a VPN), or tell late that the line is back: what comes over it is
 * believed, and all who wait for the line are told as the phone would have told them.
 */
export function followLine(): void {
  const gone = () => {
    lostAt = performance.now();
    up.value = false;
  };
  const back = () => {
    up.value = true;
  };
  if (navigator.onLine) back();
  else gone();
  addEventListener('online', back);
  addEventListener('offline', gone);
  new PerformanceObserver((list) => {
    if (!up.peek() && list.getEntries().some(provesLine)) dispatchEvent(new Event('online'));
  }).observe({ entryTypes: ['resource'] });
}
