import './Account.css';
import { type FormEvent, useEffect } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { t } from '../../i18n/texts.ts';
import { go, goBack, register } from '../../routes/links.ts';
import { registerSettings } from '../../stores/registration.ts';
import { TitleBar } from '../../ui/bar/TitleBar.tsx';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { Press } from '../../ui/press/Press.tsx';
import { Captcha } from './Captcha.tsx';
import { FormHero } from './FormHero.tsx';
import { faultText } from './field-text.ts';
import { TrialButton } from './TrialButton.tsx';
import { useLogin } from './use-login.ts';

/** Login by username and password (SPEC 2.3). */
export default function Login() {
  const search = useSearch();
  const { fields, faults, withCaptcha, busy, set, submit } = useLogin(search);
  useEffect(() => registerSettings.want(), []);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <>
      <TitleBar title={t('title_login')} backLabel={t('back')} onBack={goBack} />
      <FormHero group="m_login" title={t('login_title')} />
      <form className="form" method="post" noValidate onSubmit={onSubmit}>
        <Field
          name="username"
          label={t('login_username')}
          value={fields.username}
          error={faultText(faults.username)}
          maxLength={20}
          autoComplete="username"
          onChange={(username) => set({ username })}
        />
        <Field
          name="password"
          type="password"
          label={t('login_password')}
          value={fields.password}
          error={faultText(faults.password)}
          maxLength={64}
          autoComplete="current-password"
          reveal={{ show: t('password_show'), hide: t('password_hide') }}
          onChange={(password) => set({ password })}
        />
        {withCaptcha && (
          <Captcha value={fields.captcha} error={faultText(faults.captcha)} onChange={(captcha) => set({ captcha })} />
        )}
        <div className="form-line">
          <Checkbox name="remember" checked={fields.remember} onChange={(remember) => set({ remember })}>
            {t('login_remember')}
          </Checkbox>
          <Press className="btn btn-quiet form-link" href="/m/forget" onPress={() => go('/m/forget')}>
            {t('login_forget')}
          </Press>
        </div>
        <button type="submit" className="btn btn-primary btn-wide" aria-busy={busy}>
          {t('login_submit')}
        </button>
        <p className="form-foot">
          {t('login_no_account')}
          <Press
            className="btn btn-quiet form-link"
            href={register(search)}
            onPress={() => go(register(search), { replace: true })}
          >
            {t('register')}
          </Press>
        </p>
        <TrialButton />
      </form>
    </>
  );
}
