/** Calls `listener` when the browser's data saver is switched, or the line is another one; iOS and Firefox do not tell. */
export function onBrowserSaver(listener: () => void): void {
  (navigator as Navigator & { connection?: EventTarget }).connection?.addEventListener('change', listener);
}
