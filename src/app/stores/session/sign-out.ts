import { logout } from '../../../contract/calls/sessionLife.ts';
import { send } from '../../api/client.ts';
import { asCallError } from '../../api/errors.ts';
import { tab } from '../../device/storage.ts';
import { ask } from '../screen/dialogs.ts';
import { dropSession, token } from './session.ts';

/** Signs out (SPEC section 4). The phone forgets at once; a lost line does not keep anybody signed in here. */
export async function signOut(): Promise<void> {
  const old = token();
  if (old === undefined) return;
  const telling = send(logout, { body: { token: old } });
  dropSession();
  // What was typed is the member's; a session that merely ended finds it again.
  tab.set('typed', undefined);
  await telling.catch((thrown: unknown) => asCallError(thrown));
}

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
