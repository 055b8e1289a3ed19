/** Runs `action` at once and then at most once in `ms`; of the calls in between, the last one runs at the end. */
export function throttleLast<Args extends unknown[]>(
  ms: number,
  action: (...args: Args) => void,
): (...args: Args) => void {
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (...args) => {
    clearTimeout(timer);
    const run = () => {
      last = Date.now();
      action(...args);
    };
    const wait = last + ms - Date.now();
    if (wait > 0) timer = setTimeout(run, wait);
    else run();
  };
}
