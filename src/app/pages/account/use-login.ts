import { useState } from 'react';
import { rememberedLogin, rememberLogin } from '../../device/remembered-login.ts';
import { keepTyped, typedTexts } from '../../device/typed.ts';
import { randomKey } from '../../lib/random-key.ts';
import { type CallFailure, failureOf } from '../../stores/error-text.ts';
import { captcha, registerSettings } from '../../stores/registration.ts';
import { signIn } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import { wallet } from '../../stores/wallet.ts';
import { focusField } from '../../ui/field/shell.tsx';
import { enterSite } from './enter-site.ts';
import { asFault, type LoginFaults, type LoginFields, loginFaults } from './login-rules.ts';

const ORDER: readonly (keyof LoginFaults)[] = ['username', 'password', 'captcha'];

const FORM = 'login';

/** The login form: what is typed, what is wrong with it, and how it is sent (SPEC 2.3, sections 4 and 5). */
export function useLogin(search: string) {
  const [fields, setFields] = useState<LoginFields>(startFields);
  const [faults, setFaults] = useState<LoginFaults>({});
  const [withCaptcha, setWithCaptcha] = useState(false);
  const [busy, setBusy] = useState(false);

  const set = (change: Partial<LoginFields>) => {
    // Password managers fill both fields in one go: each change builds on the one before.
    setFields((now) => ({ ...now, ...change }));
    if (change.username !== undefined) keepTyped(FORM, { username: change.username });
    setFaults((now) => {
      const left = { ...now };
      for (const name of Object.keys(change)) delete left[name as keyof LoginFaults];
      return left;
    });
  };

  const show = (found: LoginFaults) => {
    setFaults(found);
    const first = ORDER.find((name) => found[name]);
    if (first) focusField(first);
  };

  const refuse = (failure: CallFailure) => {
    if (failure.captcha || withCaptcha) {
      setWithCaptcha(true);
      setFields((now) => ({ ...now, captcha: '' }));
      void captcha.load();
    }
    const field = failure.code.startsWith('captcha.') ? 'captcha' : 'password';
    if (failure.refused) show(asFault(field, failure.text));
    else showToast(failure.toast, failure.text, 3);
  };

  const submit = async () => {
    if (busy) return;
    const found = loginFaults(fields, registerSettings.value.peek()?.login, withCaptcha);
    if (Object.keys(found).length) return show(found);
    setBusy(true);
    try {
      await signIn({
        type: 'username',
        username: fields.username,
        password: fields.password,
        ...(withCaptcha && { captcha: fields.captcha, captchaId: captcha.value.peek()?.captchaId ?? '' }),
      });
      keepTyped(FORM, undefined);
      remember(fields);
      void wallet.load();
      showToast('success', 'login_welcome', 2, { name: fields.username });
      enterSite(search);
    } catch (thrown) {
      refuse(failureOf(thrown));
    } finally {
      setBusy(false);
    }
  };

  return { fields, faults, withCaptcha, busy, set, submit };
}

function startFields(): LoginFields {
  const known = rememberedLogin('username');
  const typed = typedTexts(FORM).username;
  return {
    username: typed ?? known?.username ?? '',
    password: typed === undefined || typed === known?.username ? (known?.password ?? '') : '',
    captcha: '',
    remember: known !== undefined,
  };
}

function remember({ username, password, remember: wanted }: LoginFields): void {
  const login = { type: 'username' as const, username, password, countryDialingCode: '' };
  rememberLogin('username', wanted ? login : undefined, randomKey().slice(0, 8));
}
