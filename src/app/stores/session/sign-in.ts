import { login } from '../../../contract/calls/session.ts';
import type { LoginForm } from '../../../contract/schemas/session.ts';
import { send } from '../../api/client.ts';
import { merchantCode } from '../system/system.ts';
import { adoptSession } from './session.ts';

/** Signs in. @throws CallError; `value.captcha` asks for the image captcha (SPEC 2.3). */
export async function signIn(form: Omit<LoginForm, 'merchantCode'>): Promise<void> {
  const merchant = merchantCode();
  adoptSession(await send(login, { body: { ...form, merchantCode: merchant } }), merchant);
}
