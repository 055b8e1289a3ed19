/** Rows and grids of things of one kind: each is one stop of the Tab key. */
const BOXES = '.tabs, .grid, .snap, .marquee-list, .vendor-chips, .lobby-strip, .calendar-days';

const CONTROLS = 'a[href], button:not(:disabled)';

/** The box that an element lies in. */
export const stopsBox = (element: HTMLElement): HTMLElement | null => element.closest<HTMLElement>(BOXES);

/** What can have the focus in a box, as it is read; what is hidden, as the rows that a grid keeps for later, is left out. */
export const controlsIn = (box: HTMLElement): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => one.offsetParent !== null);

/** What the Tab key comes to first on the page. */
export const firstStop = (): Element | null => document.querySelector('#root a[href], #root button');

function onScreen(one: HTMLElement): boolean {
  const { top, bottom } = one.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Where Tab comes into a box: where the focus is or was, as long as it is seen; at what is chosen; else at the first that is seen. */
function entranceOf(box: HTMLElement, controls: readonly HTMLElement[]): HTMLElement | undefined {
  const { activeElement } = document;
  if (activeElement !== box && box.contains(activeElement)) return activeElement as HTMLElement;
  const left = controls.find((one) => 'stop' in one.dataset);
  if (left && onScreen(left)) return left;
  const chosen = controls.find((one) => one.matches('[aria-current=true], [aria-pressed=true].vendor-chip'));
  return chosen ?? controls.find(onScreen) ?? controls[0];
}

/** Leaves one stop in each box. */
export function markStops(): void {
  for (const box of document.querySelectorAll<HTMLElement>(BOXES)) {
    const controls = controlsIn(box);
    const entrance = entranceOf(box, controls);
    for (const one of controls) {
      const tabIndex = one === entrance ? 0 : -1;
      if (one.tabIndex !== tabIndex) one.tabIndex = tabIndex;
      if (one === entrance) one.dataset.stop = '';
      else delete one.dataset.stop;
    }
  }
}
