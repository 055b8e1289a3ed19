const element = typeof document === 'object' && document.getElementById('snapshot');

/**
 * What the HTML file already shows of the platform, by the names of stores (src/build/snapshot): each store starts with its part, so
 * that the first render draws what stands there, and asks again behind. Empty where there is no snapshot for this visitor.
 */
export const snapshot: Readonly<Record<string, unknown>> = element ? JSON.parse(element.textContent) : {};

/**
 * The first tap, swipe, key or scroll; a finger's first touch does not tell yet whether it leaves the page. None where the file is too old
 * for those who only look (src/build/snapshot/early.js), or not shown.
 */
const use =
  element &&
  document.documentElement.dataset.fresh &&
  new Promise<unknown>((used) => {
    for (const event of ['touchmove', 'click', 'keydown', 'scroll']) addEventListener(event, used, { once: true });
  });

/** Calls `ask` at once, or where the file is enough for now, with the first use of the page; never where that use has left the page. */
export const whenUsed = (ask: () => void): void => {
  const { pathname } = location;
  void (use ? use.then(() => location.pathname === pathname && ask()) : ask());
};
