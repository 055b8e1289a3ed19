const element = typeof document === 'object' && document.getElementById('snapshot');

/**
 * What the HTML file already shows of the platform, by the names of stores (src/build/snapshot): each store starts with its part, so
 * that the first render draws what stands there, and asks again behind. Empty where there is no snapshot for this visitor.
 */
export const snapshot: Readonly<Record<string, unknown>> = element ? JSON.parse(element.textContent) : {};

/** What somebody does who uses the page. */
const USES = ['touchstart', 'click', 'keydown', 'scroll'];

const waiting = new Set<() => void>();
/** Whether the file is young enough for those who only look (src/build/snapshot/early.js), and nobody has used the page yet. */
let enough = !!element && document.documentElement.dataset.fresh !== undefined;

/** Calls `ask` at once, or where the file is enough for now, with the first use of the page. */
export function whenUsed(ask: () => void): void {
  if (enough) waiting.add(ask);
  else ask();
}

if (enough) {
  const use = () => {
    enough = false;
    for (const ask of waiting) ask();
    waiting.clear();
  };
  for (const event of USES) addEventListener(event, use, { once: true, passive: true });
}
