import { loadPart } from '../../lib/lazy-part.ts';
import { throttle } from '../../lib/throttle.ts';
import { onSignIn, token } from '../session/session.ts';

/** What asks comes with a member: a guest has no badges. Without it they keep their figures. */
async function countAll(): Promise<void> {
  if (token()) await loadPart(() => import('./count-badges.ts')).then((part) => part.countBadges(), console.warn);
}

/** Asks for the badges, at most once in 250 ms (SPEC section 9). */
export const refreshCounters = throttle(250, () => void countAll());

onSignIn(() => void countAll());
