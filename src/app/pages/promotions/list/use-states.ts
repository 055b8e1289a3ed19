import { useEffect } from 'react';
import { isClaimOpen, promotionStates } from '../../../stores/promotion-states.ts';
import { signedIn } from '../../../stores/session.ts';
import { settle } from './act.ts';

/** Asks for the end of a claim whose answer was lost, if there is one. */
function settleOpen(): void {
  if (isClaimOpen()) settle();
}

/** Asks where the member stands each time a page of promotions opens, and how a claim ended that was left open. */
export function useStates(): void {
  const member = signedIn.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another member stands elsewhere
  useEffect(() => {
    if (signedIn.peek()) void promotionStates.load();
    settleOpen();
    addEventListener('online', settleOpen);
    return () => removeEventListener('online', settleOpen);
  }, [member]);
}
