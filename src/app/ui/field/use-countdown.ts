import { useEffect, useState } from 'react';

/** The countdown moves twice a second (SPEC section 9). */
const TICK = 500;

const secondsTo = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** Seconds until a moment (ms since 1970); 0 once it has passed, and then nothing ticks. */
export function useCountdown(moment: number): number {
  const [left, setLeft] = useState(() => secondsTo(moment));
  useEffect(() => {
    setLeft(secondsTo(moment));
    if (secondsTo(moment) === 0) return;
    const timer = setInterval(() => {
      const now = secondsTo(moment);
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, TICK);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}
