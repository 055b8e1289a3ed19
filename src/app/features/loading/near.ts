import { type RefObject, useEffect, useRef } from 'react';
import { watchVisible } from '../../lib/observe.ts';
import type { Resource } from '../../stores/data/resource.ts';

/**
 * Asks for `resource` when a box comes into the screen, as its head and the footer bar lie before what it shows; gives the ref of that box.
 * A page that gives way to the next one asks for nothing: its bars may be gone before it is.
 */
export function useNear<Box extends Element>(resource: Pick<Resource<unknown>, 'want'>): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useEffect(() => {
    if (!box.current) return;
    const { pathname } = location;
    return watchVisible(box.current, (seen) => seen && location.pathname === pathname && resource.want());
  }, [resource]);
  return box;
}

/**
 * Runs `start` whenever `box` comes within `ahead` px of the screen of a page that is seen, and what `start` gave when it leaves or the
 * page is hidden. `start` keeps its identity.
 */
export function useWhileNear(box: RefObject<Element | null>, start: () => () => void, ahead = 0): void {
  useEffect(() => {
    if (!box.current) return;
    let stop: (() => void) | undefined;
    let isNear = false;
    const look = () => {
      stop?.();
      stop = isNear && !document.hidden ? start() : undefined;
    };
    const unwatch = watchVisible(
      box.current,
      (near) => {
        isNear = near;
        look();
      },
      ahead,
    );
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      unwatch();
      stop?.();
    };
  }, [box, start, ahead]);
}
