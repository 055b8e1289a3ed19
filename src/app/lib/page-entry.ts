/** A step to elsewhere; `over` is true where it takes the place of the entry on top. */
export type Step = (over: boolean) => void;

let clear: ((step: Step, own: boolean) => boolean) | undefined;

/** Sets who takes the entries of layers away before a step (see layers.ts); false where none lies above the page's own. */
export function clearLayersBy(how: typeof clear): void {
  clear = how;
}

/**
 * Takes a step that leaves the page, so that no entry of what lies on top of it is left behind in the history: a step to a new entry takes
 * the place of such an entry at once; one that is about the page's `own` entry waits until it is on top.
 */
export function onPageEntry(step: Step, own = true): void {
  if (!clear?.(step, own)) step(false);
}
