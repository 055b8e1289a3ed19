import { throttle } from '../../lib/throttle.ts';
import { onSignIn, token } from '../session/session.ts';

/** What asks comes with a member: a guest has no badges. */
function countAll(): void {
  if (token()) import('./count-badges.ts').then((part) => part.countBadges()).catch(console.warn);
}

/** Asks for the badges, at most once in 250 ms (SPEC section 9). */
export const refreshCounters = throttle(250, countAll);

onSignIn(countAll);
