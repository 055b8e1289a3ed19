import { afterLogin, go, samePage } from '../../routes/links.ts';
import { repeatTap, takePendingTap } from '../../stores/games/pending-tap.ts';

/**
 * Leads whoever has just signed in to where they came from, and repeats there what they had tapped without a session. A login that was
 * not caused by that tap does not bring it up again.
 */
export function enterSite(search: string): void {
  const next = afterLogin(search);
  const left = takePendingTap();
  go(next, { replace: true });
  if (left && new URLSearchParams(search).has('next') && samePage(left.from, next)) void repeatTap(left, next);
}
