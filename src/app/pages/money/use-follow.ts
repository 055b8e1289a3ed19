import { useEffect, useRef } from 'react';
import { backoff } from '../../lib/backoff.ts';

/** How often money under way is asked for, in ms, while the page is seen. */
const EVERY = 5000;

/** Longest pause between two questions while the platform fails, in ms. */
const SELDOM = 60_000;

/**
 * Asks how something goes on while the page is seen: ever more seldom while the platform fails, at once when the line is back. `ask`
 * gives true when it failed.
 */
export function useFollow(active: boolean, ask: () => Promise<boolean>): void {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (!active) return;
    let left = false;
    let failures = 0;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, backoff(failures, EVERY, SELDOM));
    };
    const look = async () => {
      if (!document.hidden && navigator.onLine) failures = (await latest.current()) ? failures + 1 : 0;
      if (!left) wait();
    };
    const lookNow = () => void look();
    wait();
    document.addEventListener('visibilitychange', lookNow);
    addEventListener('online', lookNow);
    return () => {
      left = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookNow);
      removeEventListener('online', lookNow);
    };
  }, [active]);
}
