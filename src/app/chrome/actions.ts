import type { SessionType } from '../../contract/shapes/session.ts';
import {
  deposit,
  go,
  home,
  inviteFriends,
  login,
  memberHome,
  message,
  register,
  rewardCenter,
} from '../routes/links.ts';
import { ask } from '../stores/dialogs.ts';
import { chooseCategory } from '../stores/lobby.ts';
import { isAgent, session } from '../stores/session.ts';
import { hasPromo } from '../stores/system.ts';
import { showToast } from '../stores/toasts.ts';

const DEPOSITORS: readonly SessionType[] = [0, 1, 2];

/** Home, and its first category again (SPEC 2.2). */
export function openHome(): void {
  chooseCategory('HOME');
  go(home);
  scrollTo(0, 0);
}

/** Deposit is for types 0, 1 and 2; others are told so for 2 s (SPEC section 6). */
export function openDeposit(): void {
  const type = session.peek()?.type;
  if (type !== undefined && !DEPOSITORS.includes(type)) showToast('offline', 'free_reject', 2);
  else go(deposit);
}

/** The invite action of SPEC section 6: guests log in, agents are told of their links, members need the REFERRAL promo. */
export function openInvite(): void {
  if (!session.peek()) go(login(inviteFriends));
  else if (isAgent.peek()) void ask({ title: 'agent_invite_title', text: 'agent_invite', submit: 'got_it' });
  else if (hasPromo('REFERRAL')) go(inviteFriends);
  else showToast('info', 'coming_soon', 1);
}

/** Messages and chat: type 4 is refused for 1 s (SPEC section 6). */
export function openChat(): void {
  if (!session.peek()) go(login(message));
  else if (session.peek()?.type === 4) showToast('offline', 'free_reject', 1);
  else go(message);
}

export function openRewards(): void {
  go(session.peek() ? rewardCenter : login(rewardCenter));
}

/** The member centre; type 4 is asked to register instead (SPEC section 6). */
export async function openMember(): Promise<void> {
  if (!session.peek()) return go(login(memberHome));
  if (session.peek()?.type !== 4) return go(memberHome);
  const yes = await ask({
    title: 'trial_register_title',
    text: 'trial_register',
    submit: 'register_now',
    cancel: 'cancel',
  });
  if (yes) go(register());
}
