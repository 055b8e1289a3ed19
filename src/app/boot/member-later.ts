import { isHome } from '../routes/match.ts';
import { onSignIn, SESSION_KEY, storedSession, token } from '../stores/session.ts';
import { attend } from './member.ts';

/** Somebody is signed in, here or in another tab. */
function look(): void {
  if (token() || storedSession()) attend();
}

/**
 * Looks after the session whenever somebody does something or comes back, when another tab signs in or out, and at home. Nothing runs
 * by the clock: who is idle keeps no session alive.
 */
export function followMember(): void {
  // iOS 12 shows :active only where somebody listens to touches.
  document.addEventListener('touchstart', look, { passive: true });
  document.addEventListener('click', look);
  document.addEventListener('visibilitychange', look);
  addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY) attend();
  });
  onSignIn(look);
  if (isHome(location.pathname)) look();
}
