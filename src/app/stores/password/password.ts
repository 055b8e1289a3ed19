import { changePassword, recoverByEmail, setPasswordByPhone } from '../../../contract/calls/password.ts';
import type { ChangePasswordForm, EmailRecoveryForm, SetPasswordForm } from '../../../contract/schemas/password.ts';
import { send } from '../../api/client.ts';
import { rememberedLogin, rememberLogin } from '../../device/remembered-login.ts';
import { randomKey } from '../../lib/random-key.ts';
import { adoptSession, nameOf, session } from '../session/session.ts';
import { holdPassword } from './held-password.ts';

/** Has a mail with a temporary password sent (SPEC 2.5). @throws CallError `recovery.unmatched`. */
export async function recoverPassword(form: EmailRecoveryForm): Promise<void> {
  await send(recoverByEmail, { body: form });
}

/** Sets a new password by phone and signs in (SPEC 2.5). @throws CallError `modify.new.old.same`, `verification.invalid`. */
export async function resetPassword(form: SetPasswordForm): Promise<void> {
  adoptSession(await send(setPasswordByPhone, { body: form }));
}

/** Changes the member's password; what is remembered of it follows (SPEC section 4). @throws CallError. */
export async function replacePassword(form: ChangePasswordForm): Promise<void> {
  await send(changePassword, { body: form });
  holdPassword(undefined);
  const known = rememberedLogin('username');
  const mine = session.peek();
  if (!known || !mine || known.username.toLowerCase() !== nameOf(mine)) return;
  rememberLogin('username', { ...known, password: form.newPassword }, randomKey().slice(0, 8));
}
