import { useEffect, useState } from 'react';

/** A jackpot as the product's grows: by a little, every 3 s at most often (SPEC section 9). */
export const START = 1_234_567_890;
export const STEP = 317;
/** ms */
export const PAUSE = 3000;

/** The amount, for counters that are told each step when it comes. */
export function useAmount(): number {
  const [amount, setAmount] = useState(START);
  useEffect(() => {
    const timer = setInterval(() => setAmount((now) => now + STEP), PAUSE);
    return () => clearInterval(timer);
  }, []);
  return amount;
}
