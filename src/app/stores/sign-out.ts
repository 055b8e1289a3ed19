import { ask } from './dialogs.ts';
import { signOut } from './session.ts';

/** Sign-out with its question (SPEC section 4); `leave` leads away from what only members see, before the session ends. */
export async function confirmSignOut(leave: () => void): Promise<void> {
  const yes = await ask({ title: 'logout', text: 'logout_confirm', submit: 'submit', cancel: 'cancel' });
  if (!yes) return;
  leave();
  await signOut();
}
