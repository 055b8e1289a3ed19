/** Runs `action` at once, and again only when `ms` have passed: of the calls meanwhile the last one waits its turn. */
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
