import { isOpen } from '../features/switches/is-open.ts';
import { loadPart } from '../lib/lazy-part.ts';
import { deposit, go, home, inviteFriends, login, memberHome, message, rewardCenter } from '../routes/links.ts';
import { showSheet } from '../stores/screen/menu.ts';
import { showToast } from '../stores/screen/toasts.ts';
import { checkRole, hasRole, type Role } from '../stores/session/roles.ts';
import { signedIn } from '../stores/session/session.ts';
import { hasAll } from '../stores/system/system.ts';

/** Home, and its first category again (SPEC 2.2). */
export function openHome(): void {
  go(home);
  scrollTo(0, 0);
}

/** A page for members: a guest logs in first, and who has not the role is told so (SPEC section 6). */
function open(path: string, role?: Role): void {
  if (!signedIn.peek()) go(login(path));
  else if (!role || checkRole(role)) go(path);
}

export const openDeposit = (): void => open(deposit, 'money');

/** Messages and chat; where the site has no messages, what else reaches its service. */
export function openChat(): void {
  if (isOpen(message)) open(message, 'messages');
  else showSheet('service');
}

/** Support: what is written to a member; a guest is shown the ways to reach the site (SPEC 2.2). */
export const openSupport = (): void => (signedIn.peek() ? openChat() : showSheet('service'));

export const openRewards = (): void => open(rewardCenter);

/** The invite action of SPEC section 6: guests log in, agents are told of their links, members need the REFERRAL promo. */
export function openInvite(): void {
  if (hasRole('agent')) explain((part) => part.explainInvite());
  else if (!signedIn.peek() || hasAll('REFERRAL')) open(inviteFriends);
  else showToast('info', 'coming_soon', 1);
}

/** The member centre; free play is asked to register instead (SPEC section 6). */
export function openMember(): void {
  if (!signedIn.peek() || hasRole('account')) open(memberHome);
  else explain((part) => part.askToRegister());
}

/** Questions come with the first tap that needs one. */
function explain(by: (part: typeof import('./questions.ts')) => unknown): void {
  loadPart(() => import('./questions.ts')).then(by, () => showToast('offline', 'no_internet', 3));
}
