import styles from './lock.css';

/** How many modals keep the page from scrolling. */
let locks = 0;

/** Elements beside `element` and beside each of its ancestors: all that lies behind a modal. Live regions stay heard. */
function outsideOf(element: HTMLElement): HTMLElement[] {
  const outside: HTMLElement[] = [];
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (
        sibling !== inner &&
        sibling instanceof HTMLElement &&
        !sibling.ariaLive &&
        !sibling.getAttribute('aria-live')
      ) {
        outside.push(sibling);
      }
    }
  }
  return outside;
}

/**
 * Takes everything but `element` from the keyboard and from screen readers, and stops the page's scroll; gives the way back.
 * Browsers before Chromium 102 and iOS 15.5 know no `inert`: there aria-hidden and the modal's own Tab trap do it.
 */
export function isolate(element: HTMLElement): () => void {
  // What opens behind something that has shut the page away, as the lock does, shuts nothing: that is answered first.
  if (element.closest('[inert]')) return () => undefined;
  const hidden = outsideOf(element).filter((outside) => !outside.hasAttribute('inert'));
  for (const outside of hidden) {
    outside.setAttribute('inert', '');
    outside.setAttribute('aria-hidden', 'true');
  }
  locks += 1;
  document.documentElement.classList.add(styles.modalLock);
  return () => {
    for (const outside of hidden) {
      outside.removeAttribute('inert');
      outside.removeAttribute('aria-hidden');
    }
    locks -= 1;
    if (locks === 0) document.documentElement.classList.remove(styles.modalLock);
  };
}

const REACHABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex="0"]';

/** What scrolls and holds no control becomes a stop itself: the keys that scroll it go to what has the focus. */
function stopAtScrollers(element: HTMLElement): void {
  for (const part of element.querySelectorAll<HTMLElement>('div')) {
    if (part.scrollHeight > part.clientHeight && !part.querySelector(REACHABLE)) {
      if (getComputedStyle(part).overflowY === 'auto') part.tabIndex = 0;
    }
  }
}

/** Keeps the Tab key inside `element`: from the last control to the first, and back. */
export function trapTab(element: HTMLElement, event: { shiftKey: boolean; preventDefault: () => void }): void {
  stopAtScrollers(element);
  const reachable = [...element.querySelectorAll<HTMLElement>(REACHABLE)].filter((item) => item.offsetParent !== null);
  const first = reachable[0] ?? element;
  const last = reachable[reachable.length - 1] ?? element;
  const active = document.activeElement;
  const leaving = event.shiftKey ? active === first || active === element : active === last;
  if (!leaving && element.contains(active)) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}
