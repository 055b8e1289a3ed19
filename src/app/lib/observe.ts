type VisibleListener = (visible: boolean) => void;

const listeners = new WeakMap<Element, VisibleListener>();
const observers = new Map<number, IntersectionObserver>();

function observerFor(margin: number): IntersectionObserver {
  const known = observers.get(margin);
  if (known) return known;
  const tell = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting, intersectionRatio } of entries) {
      listeners.get(target)?.(isIntersecting && (margin > 0 || intersectionRatio > 0));
    }
  };
  // What only touches the screen's edge, as the slide beside the one on show, is near but not seen.
  const made = new IntersectionObserver(tell, { rootMargin: `${margin}px`, threshold: margin > 0 ? 0 : 0.001 });
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
