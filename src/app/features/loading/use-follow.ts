import { useEffect, useRef } from 'react';
import { backoff } from '../../lib/send-pieces.ts';

/** How often money under way is asked for, in ms, while the page is seen: at first, and after so many questions. */
const EVERY = 5000;
const PATIENT = 20_000;
const AT_FIRST = 24;

/** Longest pause between two questions while the platform fails, in ms. */
const SELDOM = 60_000;

/**
 * Asks again and again how something stands, while the page is seen: more seldom once it takes long or the platform fails, and at once when
 * the line is back. `ask` gives true when it failed. What is talk rather than money has a rhythm of its own: `every` so many ms.
 */
export function useFollow(active: boolean, ask: () => Promise<boolean>, every?: number): void {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (!active) return;
    let left = false;
    let failures = 0;
    let asked = 0;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      timer = setTimeout(look, backoff(failures, every ?? (asked < AT_FIRST ? EVERY : PATIENT), SELDOM));
    };
    const look = async () => {
      if (!document.hidden && navigator.onLine) {
        asked += 1;
        failures = (await latest.current()) ? failures + 1 : 0;
      }
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
  }, [active, every]);
}
