import { useEffect, useRef } from 'react';

/** The longest that a browser's timer can wait, in ms. */
const LONGEST = 2 ** 31 - 1;

/**
 * Calls `onMoment` once a moment that lies ahead has come, and when the page comes to the front after it.
 * @param at the moment, in ms of the phone's clock
 * @param delay ms to wait after it, so that the platform's clock has passed it too
 */
export function useMoment(at: number, delay: number, onMoment: () => void): void {
  const latest = useRef(onMoment);
  latest.current = onMoment;
  useEffect(() => {
    const left = () => at + delay - Date.now();
    if (left() <= 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      const ms = left();
      if (!document.hidden && ms > 0 && ms < LONGEST) timer = setTimeout(() => latest.current(), ms);
    };
    const look = () => {
      wait();
      if (!document.hidden && Date.now() > at) latest.current();
    };
    wait();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [at, delay]);
}
