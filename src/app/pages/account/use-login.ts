import { useState } from 'react';
import { keepTyped } from '../../device/form-draft.ts';
import { firstPassword, go } from '../../routes/links.ts';
import { type CallFailure, failureOf } from '../../stores/error-text.ts';
import { holdPassword } from '../../stores/held-password.ts';
import { vouchedPerson } from '../../stores/providers.ts';
import { captcha, registerSettings } from '../../stores/registration.ts';
import { session } from '../../stores/session.ts';
import { signIn } from '../../stores/sign-in.ts';
import { showToast } from '../../stores/toasts.ts';
import { wallet } from '../../stores/wallet.ts';
import { focusField } from '../../ui/field/shell.tsx';
import { enterSite } from './enter-site.ts';
import {
  asFault,
  LOGIN_ORDER,
  type LoginFaults,
  type LoginFields,
  type LoginMethod,
  loginFaults,
} from './login-rules.ts';
import { LOGIN_FORM, remember, startFields } from './login-start.ts';
import { providerFlow } from './ProviderSlot.tsx';
import { phoneProvider } from './proof-parts.ts';

/** The login form: what is typed, what is wrong with it, and how it is sent (SPEC 2.3, sections 4 and 5). */
export function useLogin(search: string) {
  const [fields, setFields] = useState<LoginFields>(() => startFields('username'));
  const [faults, setFaults] = useState<LoginFaults>({});
  const [withCaptcha, setWithCaptcha] = useState(false);
  const [busy, setBusy] = useState(false);

  const set = (change: Partial<LoginFields>) => {
    // Password managers fill both fields in one go: each change builds on the one before.
    setFields((now) => ({ ...now, ...change }));
    const { username, mobileNum } = change;
    if (username !== undefined) keepTyped(LOGIN_FORM, { username });
    if (mobileNum !== undefined) keepTyped(LOGIN_FORM, { mobileNum });
    setFaults((now) => {
      const left = { ...now };
      for (const name of Object.keys(change)) delete left[name as keyof LoginFaults];
      return left;
    });
  };

  const choose = (method: LoginMethod) => {
    setFields(startFields(method));
    setFaults({});
    if (withCaptcha) void captcha.load();
  };

  const show = (found: LoginFaults) => {
    setFaults(found);
    const first = LOGIN_ORDER.find((name) => found[name]);
    if (first) focusField(first);
  };

  const refuse = (failure: CallFailure) => {
    if (failure.refused && (failure.captcha || withCaptcha)) {
      setWithCaptcha(true);
      setFields((now) => ({ ...now, captcha: '' }));
      void captcha.load();
    }
    const proof = fields.method === 'sms' ? 'verificationCode' : 'password';
    const field = failure.code.startsWith('captcha.') ? 'captcha' : proof;
    if (failure.refused) show(asFault(field, failure.text));
    else showToast(failure.toast, failure.text, 3);
  };

  const submit = async () => {
    if (busy) return;
    const found = loginFaults(fields, registerSettings.value.peek()?.login, withCaptcha);
    if (Object.keys(found).length) return show(found);
    setBusy(true);
    try {
      await signIn({ ...(await credentials(fields)), ...(withCaptcha && answered(fields)) });
      await arrive(fields, search);
    } catch (thrown) {
      refuse(failureOf(thrown));
    } finally {
      setBusy(false);
    }
  };

  return { fields, faults, withCaptcha, busy, set, choose, show, submit };
}

/** What proves who it is: the password, or the code by SMS, which the phone-authentication provider may have sent. */
async function credentials(fields: LoginFields) {
  const { method: type, username, password, mobileNum, countryDialingCode, verificationCode } = fields;
  if (type === 'username') return { type, username, password };
  const firebaseIdToken = await (await phoneProvider())?.providerProof(fields);
  if (!firebaseIdToken) return { type, mobileNum, countryDialingCode, verificationCode };
  const channel = { type: 'firebase', firebaseChannel: 'sms' } as const;
  return { ...channel, firebaseIdToken, firebaseMobileNo: mobileNum, countryDialingCode };
}

const answered = ({ captcha: text }: LoginFields) => ({
  captcha: text,
  captchaId: captcha.value.peek()?.captchaId ?? '',
});

/** Leads on: to where one was sent from, or first to a password of one's own, where somebody else gave the first. */
async function arrive(fields: LoginFields, search: string): Promise<void> {
  const { userName = '', firstTimeLogin } = session.peek() ?? {};
  keepTyped(LOGIN_FORM, undefined);
  remember(fields);
  void wallet.load();
  if (firstTimeLogin && fields.method === 'username') {
    holdPassword(fields.password);
    go(firstPassword(search), { replace: true });
    return;
  }
  showToast('success', 'login_welcome', 2, { name: userName });
  if (vouchedPerson.peek()) await providerFlow().then(({ offerLink }) => offerLink(), console.error);
  enterSite(search);
}
