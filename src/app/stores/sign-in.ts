import { login, trialLogin } from '../../contract/calls/session.ts';
import type { LoginForm } from '../../contract/shapes/session.ts';
import { send } from '../api/client.ts';
import { adoptSession } from './session.ts';
import { merchantCode, trialMerchantCode } from './system.ts';

/** Signs in. @throws CallError; `value.captcha` asks for the image captcha (SPEC 2.3). */
export async function signIn(form: Omit<LoginForm, 'merchantCode'>): Promise<void> {
  const merchant = merchantCode();
  adoptSession(await send(login, { body: { ...form, merchantCode: merchant } }), merchant);
}

/** Starts free play (SPEC 2.3). @throws CallError. */
export async function signInForTrial(): Promise<void> {
  const merchant = trialMerchantCode();
  const { token, userName, customerType: type } = await send(trialLogin, { body: { merchantCode: merchant } });
  adoptSession({ token, userName, type, firstTimeLogin: false }, merchant);
}
