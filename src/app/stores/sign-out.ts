import { ask } from './dialogs.ts';
import { signOut } from './session.ts';

/** Removes every picture that the phone keeps (device/kept-pictures.ts). A browser without databases has kept none. */
function forgetPictures(): void {
  try {
    indexedDB.deleteDatabase('leve-pictures');
  } catch (error) {
    console.warn(error);
  }
}

/**
 * Sign-out with its question (SPEC section 4); `leave` leads away from what only members see, before the session ends. Pictures that
 * wait to be sent stay through a lost session, as their owner comes back to them, but not through this.
 */
export async function confirmSignOut(leave: () => void): Promise<void> {
  const yes = await ask({ title: 'logout', text: 'logout_confirm', submit: 'submit', cancel: 'cancel' });
  if (!yes) return;
  leave();
  forgetPictures();
  await signOut();
}
