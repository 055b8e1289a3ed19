/** What had the focus last, and what it lies in, from inside out. */
let path: HTMLElement[] = [];

/** What took the focus of a control that is switched off for now. */
let stand: HTMLElement | undefined;

/** Notes where the focus is. */
export function noteFocus({ target }: FocusEvent): void {
  if (target === stand) return;
  stand = undefined;
  path = [];
  for (let one = target as HTMLElement | null; one && one !== document.body; one = one.parentElement) path.push(one);
}

/**
 * Takes the focus of what has gone, as a form does for its result, or was switched off, as "claim all" is, to the heading of what it lay
 * in, else to that. What is switched on again has it back.
 */
export function keepFocus(): void {
  const [last, ...around] = path;
  const { activeElement, body } = document;
  if (!last) return;
  const usable = last.isConnected && !last.matches(':disabled');
  if (usable) {
    if (stand && activeElement === stand) last.focus();
    return;
  }
  if (activeElement !== body && activeElement !== last) return;
  const near =
    around.find((one) => one.isConnected && one.closest('main, .modal-panel')) ?? document.querySelector('main');
  const place = near?.querySelector<HTMLElement>('h2') ?? near;
  if (!place) return;
  stand = place;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
