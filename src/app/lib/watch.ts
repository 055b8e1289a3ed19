type VisibleListener = (visible: boolean) => void;

const listeners = new WeakMap<Element, VisibleListener>();
const observers = new Map<number, IntersectionObserver>();

function observerFor(margin: number): IntersectionObserver {
  const known = observers.get(margin);
  if (known) return known;
  const tell = (entries: IntersectionObserverEntry[]) => {
    for (const entry of entries) listeners.get(entry.target)?.(entry.isIntersecting);
  };
  const made = new IntersectionObserver(tell, { rootMargin: `${margin}px` });
  observers.set(margin, made);
  return made;
}

/**
 * Tells `listener` whenever `element` comes within `margin` px of the screen or leaves it; gives the way to stop.
 * One listener per element, one observer per margin. A browser without IntersectionObserver sees everything.
 */
export function watchVisible(element: Element, listener: VisibleListener, margin = 0): () => void {
  if (!('IntersectionObserver' in globalThis)) {
    listener(true);
    return () => undefined;
  }
  const observer = observerFor(margin);
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    observer.unobserve(element);
    listeners.delete(element);
  };
}

/** Tells `listener` when the size of `element` may have changed; gives the way to stop. iOS 12 only knows the window's. */
export function watchSize(element: Element, listener: () => void): () => void {
  addEventListener('resize', listener);
  const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(listener) : undefined;
  observer?.observe(element);
  return () => {
    removeEventListener('resize', listener);
    observer?.disconnect();
  };
}
