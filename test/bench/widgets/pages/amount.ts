import { useEffect, useState } from 'react';

/** A jackpot as the product's grows: by a little, every 3 s (SPEC section 9). */
export function useAmount(): number {
  const [amount, setAmount] = useState(1_234_567_890);
  useEffect(() => {
    const timer = setInterval(() => setAmount((now) => now + 317), 3000);
    return () => clearInterval(timer);
  }, []);
  return amount;
}
