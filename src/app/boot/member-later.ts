import { home, samePage } from '../routes/links.ts';
import { storedSession, token } from '../stores/session/session.ts';
import { attend } from './member.ts';

/** Somebody is signed in, here or in another tab. */
function look(): void {
  if (token() || storedSession()) attend();
}

/**
 * Looks after the session whenever somebody does something, comes back or has signed in, when another tab signs in or out, and at home.
 * Nothing runs by the clock: who is idle keeps no session alive.
 */
export function followMember(): void {
  // iOS 12 shows :active only where somebody listens to touches.
  for (const event of ['touchstart', 'click', 'visibilitychange']) {
    document.addEventListener(event, look, { passive: true });
  }
  // The router tells of replaceState: every way in ends with it.
  for (const event of ['storage', 'replaceState']) addEventListener(event, look);
  if (samePage(location.pathname, home)) look();
}
