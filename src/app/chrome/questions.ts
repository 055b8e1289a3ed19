import { go, register } from '../routes/links.ts';
import { ask } from '../stores/screen/dialogs.ts';

/** Tells an agent where the links to invite with are (SPEC section 6). */
export const explainInvite = (): Promise<boolean> =>
  ask({ title: 'agent_invite_title', text: 'agent_invite', submit: 'got_it' });

/** Asks free play to register, and leads there (SPEC section 6). */
export async function askToRegister(): Promise<void> {
  const yes = await ask({
    title: 'trial_register_title',
    text: 'trial_register',
    submit: 'register_now',
    cancel: 'cancel',
  });
  if (yes) go(register());
}
