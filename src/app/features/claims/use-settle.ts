import { useEffect } from 'react';
import type { ClaimEnd } from '../../stores/claim.ts';

/** Asks how a claim ended whose answer was lost, when the page opens and whenever the line is back, and tells it. */
export function useSettle<Value>(settle: () => Promise<ClaimEnd<Value>>, tell: (end: ClaimEnd<Value>) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are the page's own and never change
  useEffect(() => {
    const look = () => void settle().then(tell);
    look();
    addEventListener('online', look);
    return () => removeEventListener('online', look);
  }, []);
}
