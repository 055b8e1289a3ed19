import { effect } from '@preact/signals';
import { language, t } from '../../i18n/texts.ts';
import styles from './keyboard.css';
import { keepFocus, noteFocus } from './lost.ts';
import { firstStop, markStops, stopsBox } from './stops.ts';
import { walk } from './walk.ts';

/** Keys that say where to go inside a box. */
const WAYS = /^(?:Arrow|Home$|End$)/;

/** The first stop of every page: over its bars, to what it shows. */
function addSkipLink(): HTMLElement {
  const link = document.createElement('button');
  link.type = 'button';
  link.className = `${styles.skip} btn btn-primary`;
  effect(() => {
    language();
    link.textContent = t('skip');
  });
  link.onclick = () => {
    const main = document.querySelector('main');
    if (!main) return;
    main.tabIndex = -1;
    main.focus();
  };
  document.body.prepend(link);
  return link;
}

/**
 * A box is one stop of the Tab key, where it was left; arrow keys go on inside it. A grid goes from row to row by itself, as most of its
 * rows are not drawn: here the keys go along one.
 */
function onKey(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key === 'Tab') markStops();
  if (event.altKey || event.ctrlKey || event.metaKey || !WAYS.test(key) || !(target instanceof HTMLElement)) return;
  const box = stopsBox(target);
  if (!box) return;
  const grid = box.matches('.grid');
  const along = grid ? /Left|Right/.test(key) && target.closest<HTMLElement>('.grid-row') : box;
  if (!along || !walk(along, target, key)) return;
  event.preventDefault();
  event.stopPropagation();
}

let marking = 0;

/** Marks the stops anew before the next frame, and sees to it that something has the focus. */
function markSoon(): void {
  cancelAnimationFrame(marking);
  marking = requestAnimationFrame(() => {
    markStops();
    keepFocus();
  });
}

let started = false;

/** Called with each Tab. The first one of a visit leads to the skip link, as it would have, had the link been there. */
export function followKeyboard(): void {
  if (started) return;
  started = true;
  const { activeElement } = document;
  const skip = addSkipLink();
  markStops();
  if (activeElement && activeElement === firstStop()) skip.focus();
  // The first Tab may have gone below a bar, as the room for the bars has come with this.
  else activeElement?.scrollIntoView({ block: 'nearest' });
  // Before a grid hears of it.
  addEventListener('keydown', onKey, true);
  addEventListener('focusin', noteFocus);
  addEventListener('focusin', markSoon);
  const seen = { childList: true, subtree: true, attributeFilter: ['disabled'] };
  new MutationObserver(markSoon).observe(document.body, seen);
}
