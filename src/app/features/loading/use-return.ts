import { useEffect, useRef } from 'react';

/** Asks again whenever the page is looked at anew or the line is back, as the counters do: what it shows may have been decided elsewhere. */
export function useReturn(ask: () => void): void {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    const look = () => {
      if (!document.hidden && navigator.onLine) latest.current();
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
      removeEventListener('online', look);
    };
  }, []);
}
