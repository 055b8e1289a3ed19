import { go, login } from '../routes/links.ts';
import { showToast } from '../stores/screen/toasts.ts';
import { dropSession, storedSession, token, turnTo } from '../stores/session/session.ts';

/**
 * The platform refused a token: sign out, say so, and ask to sign in again, keeping the path to come back to (DESIGN.md section 4).
 * Several calls may learn it at once; only the first for the token in use acts.
 */
export function loseSession(refused: string): void {
  if (token() !== refused) return;
  const kept = storedSession();
  // Another tab has renewed it while this one slept.
  if (kept && kept.token !== refused) {
    turnTo(kept);
    return;
  }
  const here = location.pathname + location.search;
  dropSession();
  showToast('info', 'session_expired', 3);
  go(login(here), { replace: true });
}
