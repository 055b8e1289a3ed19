import { afterLogin, go, samePage } from '../../routes/links.ts';
import { grantWish, takeWish } from '../../stores/wish.ts';

/**
 * Leads whoever has just signed in to where they came from, and does there what they had wished without a session. A login that was
 * not asked for by that wish does not bring it up again.
 */
export function enterSite(search: string): void {
  const next = afterLogin(search);
  const wish = takeWish();
  go(next, { replace: true });
  if (wish && new URLSearchParams(search).has('next') && samePage(wish.from, next)) void grantWish(wish, next);
}
