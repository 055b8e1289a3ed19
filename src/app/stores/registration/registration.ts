import {
  checkAffiliate,
  checkEmail,
  checkUsername,
  getRegisterSettings,
  registerByMobile,
  registerByUsername,
} from '../../../contract/calls/registration.ts';
import { getCaptcha } from '../../../contract/calls/session.ts';
import type { RegisterForm, RegisterSettings } from '../../../contract/schemas/registration.ts';
import type { Captcha } from '../../../contract/schemas/session.ts';
import { send } from '../../api/client.ts';
import { runMode } from '../../device/run-mode.ts';
import { tab } from '../../device/storage.ts';
import { type Resource, resource } from '../data/resource.ts';
import { adoptSession } from '../session/session.ts';
import { merchantCode } from '../system/system.ts';

const AFFILIATE_KEY = 'affiliateCode';
const DROPPED_KEY = 'affiliateDropped';

/** The server's rules for the form and for login fields (SPEC section 5). */
export const registerSettings: Resource<RegisterSettings> = resource('registration.settings', () =>
  send(getRegisterSettings, {}),
);

/** The image captcha of login and registration. */
export const captcha: Resource<Captcha> = resource('registration.captcha', () => send(getCaptcha, {}));

/** The invitation code that a link carried (`?affiliateCode=` or `?code=`), kept for the tab until somebody takes it out. */
export function linkedAffiliate(search: string): string {
  const query = new URLSearchParams(search);
  const code = query.get('affiliateCode') ?? query.get('code');
  if (code) tab.set(AFFILIATE_KEY, code.slice(0, 32));
  const kept = tab.get(AFFILIATE_KEY) ?? '';
  return kept === tab.get(DROPPED_KEY) ? '' : kept;
}

/** The link's code was taken out or changed: a reload does not bring it back, another link brings its own. */
export function dropLinkedAffiliate(): void {
  tab.set(DROPPED_KEY, tab.get(AFFILIATE_KEY));
}

/** Whether an invitation code may be used here. @throws CallError `affiliate.invalid`. */
export async function checkAffiliateCode(code: string): Promise<string> {
  const answer = await send(checkAffiliate, { query: { code, domain: location.hostname } });
  return answer.code;
}

/** Whether nobody has this username yet. @throws CallError. */
export async function isUsernameFree(username: string): Promise<boolean> {
  return (await send(checkUsername, { query: { username } })).available;
}

/** Whether no account has this address yet. @throws CallError. */
export async function isEmailFree(email: string): Promise<boolean> {
  return (await send(checkEmail, { body: { email } })).available;
}

/** What the form gives; the rest of the payload is filled in here. */
export type RegisterFields = Omit<
  RegisterForm,
  'type' | 'merchantCode' | 'registerUrl' | 'registerMethod' | 'domain' | 'confirmPassword'
>;

/** Registers by username or by mobile number and signs in (SPEC 2.4). @throws CallError. */
export async function register(way: 'username' | 'mobileNum', fields: RegisterFields): Promise<void> {
  const form: RegisterForm = {
    ...fields,
    confirmPassword: fields.password,
    type: 0,
    merchantCode: merchantCode(),
    registerUrl: location.hostname,
    registerMethod: runMode(),
    domain: location.hostname,
  };
  const call = way === 'username' ? registerByUsername : registerByMobile;
  adoptSession(await send(call, { body: form }));
}
