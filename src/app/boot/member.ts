import { depositPlace } from '../device/deposit-place.ts';
import { local } from '../device/storage.ts';
import { deposit } from '../routes/links.ts';
import { refreshCounters } from '../stores/member/refresh-counters.ts';
import { account } from '../stores/session/session.ts';
import { wallet } from '../stores/wallet/wallet.ts';

/**
 * Does what is due for who is signed in: see stay-in.ts. Its bytes come for members alone, with the first thing they do, or at home.
 */
export const attend = (): void => void import('./stay-in.ts').then((part) => part.attend()).catch(console.warn);

/**
 * What a signed-in member sees on every page is asked again: at the start, when the page comes to the front, when the line is back. The
 * counts wait for the status: what the site does without is not asked for.
 */
export function refreshMember(known = Promise.resolve()): void {
  const member = account();
  if (document.hidden || !member) return;
  void wallet.load();
  void known.then(refreshCounters);
  // A deposit whose end is not known; its own page asks by itself.
  if (!local.get(depositPlace(member)) || location.pathname === deposit) return;
  import('../chrome/line/deposit-news.ts').then(({ tellDeposit }) => tellDeposit()).catch(console.warn);
}
