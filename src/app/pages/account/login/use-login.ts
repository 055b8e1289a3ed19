import { useState } from 'react';
import { typedTexts } from '../../../device/form-draft.ts';
import { phoneProvider } from '../../../features/codes/sms-proof.ts';
import { type FormActions, useForm } from '../../../features/forms/use-form.ts';
import { enterSite } from '../../../features/sign-in/enter-site.ts';
import { providerFlow } from '../../../features/sign-in/ProviderSlot.tsx';
import { firstPassword, go } from '../../../routes/links.ts';
import { failureOf } from '../../../stores/data/error-text.ts';
import { vouchedPerson } from '../../../stores/linked/providers.ts';
import { holdPassword } from '../../../stores/password/held-password.ts';
import { captcha, registerSettings } from '../../../stores/registration/registration.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { session } from '../../../stores/session/session.ts';
import { signIn } from '../../../stores/session/sign-in.ts';
import { wallet } from '../../../stores/wallet/wallet.ts';
import {
  firstMethod,
  LOGIN_FORM,
  LOGIN_ORDER,
  type LoginFields,
  type LoginMethod,
  loginFaults,
  remember,
  startFields,
} from './login-rules.ts';

/** The login form: what is typed, what is wrong with it, and how it is sent (SPEC 2.3, sections 4 and 5). */
export function useLogin(search: string) {
  const [withCaptcha, setWithCaptcha] = useState(false);

  const refused = (thrown: unknown, { current, set, tell }: FormActions<LoginFields>) => {
    const failure = failureOf(thrown);
    if (!failure.refused) return void showToast(failure.toast, failure.text, 3);
    if (failure.captcha || withCaptcha) {
      setWithCaptcha(true);
      set({ captcha: '' });
      void captcha.load();
    }
    const proof = current().method === 'sms' ? 'verificationCode' : 'password';
    tell(failure.code.startsWith('captcha.') ? 'captcha' : proof, { key: failure.text });
  };
  const form = useForm<LoginFields>({
    name: LOGIN_FORM,
    first: () => startFields(firstMethod()),
    order: LOGIN_ORDER,
    check: (fields) => loginFaults(fields, registerSettings.value.peek()?.login, withCaptcha),
    send: async (fields) => {
      await signIn({ ...(await credentials(fields)), ...(withCaptcha && answered(fields)) });
      await arrive(fields, search);
    },
    refused,
  });

  const choose = (method: LoginMethod) => {
    form.reset(startFields(method));
    // Kept like what is typed, so that a reload finds it, and the other method's name too.
    const { username, mobileNum } = typedTexts(LOGIN_FORM);
    form.set({ method, ...(username && { username }), ...(mobileNum && { mobileNum }) });
    if (withCaptcha) void captcha.load();
  };
  return { ...form, withCaptcha, choose };
}

/** The proof of who logs in: the password, or the SMS code, which the phone-authentication provider may have sent. */
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
