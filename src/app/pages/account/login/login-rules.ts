import { typedTexts } from '../../../device/form-draft.ts';
import {
  type RememberedLogin,
  rememberedLogin,
  rememberedMethod,
  rememberLogin,
} from '../../../device/remembered-login.ts';
import { NO_PHONE, type PhoneValues, phoneFaults } from '../../../features/codes/phone-rules.ts';
import { type Faults, faultsOf } from '../../../features/forms/faults.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { knownPasswordFault, type LoginRules, phoneRules, usernameFault } from '../field-faults.ts';

/** The two ways to log in (SPEC 2.3). */
export type LoginMethod = RememberedLogin['type'];

/** What is typed into the login form. */
export interface LoginFields extends PhoneValues {
  method: LoginMethod;
  username: string;
  password: string;
  captcha: string;
  remember: boolean;
}

/** The fields that can be wrong, in the order of the form. */
export const LOGIN_ORDER = ['username', 'password', 'mobileNum', 'verificationCode', 'captcha'] as const;

export type LoginFaults = Faults<(typeof LOGIN_ORDER)[number]>;

/** What is wrong with the form; the server's rules count when they are known. */
export function loginFaults(fields: LoginFields, rules: LoginRules, withCaptcha: boolean): LoginFaults {
  const { method, username, password, captcha } = fields;
  const faults: LoginFaults =
    method === 'sms'
      ? phoneFaults(fields, phoneRules(rules))
      : faultsOf({ username: usernameFault(username, rules), password: knownPasswordFault(password, rules) });
  if (withCaptcha && !/^\d{6}$/.test(captcha)) faults.captcha = { key: captcha ? 'rule_captcha' : 'captcha_required' };
  return faults;
}

/** Name of the form among the kept texts. */
export const LOGIN_FORM = 'login';

/** The method to begin with: the one chosen before a reload, as phones end a tab behind the SMS app, else the one remembered last. */
export function firstMethod(): LoginMethod {
  const method = typedTexts(LOGIN_FORM).method ?? rememberedMethod();
  return method === 'sms' ? 'sms' : 'username';
}

/** What a method's form begins with: what was typed before a reload, else what is remembered for the method (SPEC 2.3). */
export function startFields(method: LoginMethod): LoginFields {
  const known = rememberedLogin(method);
  const typed = typedTexts(LOGIN_FORM);
  const name = method === 'sms' ? typed.mobileNum : typed.username;
  const knows = name === undefined || name === known?.username;
  const shown = name ?? known?.username ?? '';
  const dialingCode = typed.countryDialingCode || known?.countryDialingCode;
  return {
    ...NO_PHONE,
    ...(dialingCode && { countryDialingCode: dialingCode }),
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
