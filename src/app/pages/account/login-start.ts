import { typedTexts } from '../../device/form-draft.ts';
import { rememberedLogin, rememberLogin } from '../../device/remembered-login.ts';
import { randomKey } from '../../lib/random-key.ts';
import type { LoginFields, LoginMethod } from './login-rules.ts';
import { NO_PHONE } from './phone-rules.ts';

/** Name of the form among the kept texts. */
export const LOGIN_FORM = 'login';

/** What a method's form begins with: what was typed before a reload, else what is remembered for the method (SPEC 2.3). */
export function startFields(method: LoginMethod): LoginFields {
  const known = rememberedLogin(method);
  const typed = typedTexts(LOGIN_FORM);
  const name = method === 'sms' ? typed.mobileNum : typed.username;
  const knows = name === undefined || name === known?.username;
  const shown = name ?? known?.username ?? '';
  return {
    ...NO_PHONE,
    ...(known?.countryDialingCode && { countryDialingCode: known.countryDialingCode }),
    method,
    username: method === 'username' ? shown : '',
    mobileNum: method === 'sms' ? shown : '',
    password: method === 'username' && knows ? (known?.password ?? '') : '',
    captcha: '',
    remember: known !== undefined,
  };
}

/** Remembers the login that worked, or forgets the method's (SPEC section 3). A code by SMS holds once and is not kept. */
export function remember({ method, remember: wanted, ...fields }: LoginFields): void {
  const sms = method === 'sms';
  const login = {
    type: method,
    username: sms ? fields.mobileNum : fields.username,
    password: sms ? '' : fields.password,
    countryDialingCode: sms ? fields.countryDialingCode : '',
  };
  rememberLogin(method, wanted ? login : undefined, randomKey().slice(0, 8));
}
