/** Runs `action` at once and then at most once in `ms`; calls in between are dropped. */
export function throttle<Args extends unknown[]>(ms: number, action: (...args: Args) => void): (...args: Args) => void {
  let last = 0;
  return (...args) => {
    const now = Date.now();
    if (now - last < ms) return;
    last = now;
    action(...args);
  };
}

/** Runs `action` once calls have paused for `ms`, with the last arguments. */
export function debounce<Args extends unknown[]>(ms: number, action: (...args: Args) => void): (...args: Args) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (...args) => {
    clearTimeout(timer);
    timer = setTimeout(action, ms, ...args);
  };
}
