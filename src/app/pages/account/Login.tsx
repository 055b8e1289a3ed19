import './Account.css';
import { type FormEvent, useEffect } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { t } from '../../i18n/texts.ts';
import { go, goBack, register } from '../../routes/links.ts';
import { registerSettings } from '../../stores/registration.ts';
import { hasFeature, info } from '../../stores/system.ts';
import { TitleBar } from '../../ui/bar/TitleBar.tsx';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { usePart } from '../../ui/part/use-part.ts';
import { Press } from '../../ui/press/Press.tsx';
import { Segmented } from '../../ui/segmented/Segmented.tsx';
import { captchaPart } from './captcha-part.ts';
import { FormHero } from './FormHero.tsx';
import { faultText } from './field-text.ts';
import { type LoginMethod, phoneRules } from './login-rules.ts';
import { LateCaptcha, PartFace } from './PartFace.tsx';
import { ProviderSlot } from './ProviderSlot.tsx';
import { phonePart } from './phone-part.ts';
import { withTexts } from './provider-texts.ts';
import { TrialButton } from './TrialButton.tsx';
import { useLogin } from './use-login.ts';

/** Below the form, on its first screen: they come when it is there. */
const providers = {
  load: withTexts(() => import('./parts/Providers.tsx')),
  afterPaint: true,
};

/** Login by username and password, or by mobile number and SMS code (SPEC 2.3). */
export default function Login() {
  const search = useSearch();
  const { fields, faults, withCaptcha, busy, set, choose, show, submit } = useLogin(search);
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
        <ProviderSlot part={providers} search={search} above />
        <LoginMethods chosen={fields.method} onChoose={choose} />
        {fields.method === 'sms' ? (
          <PhoneLogin fields={fields} faults={faults} set={set} show={show} />
        ) : (
          <NameLogin fields={fields} faults={faults} set={set} />
        )}
        {withCaptcha && (
          <LateCaptcha
            part={captchaPart}
            value={fields.captcha}
            error={faultText(faults.captcha)}
            onChange={(captcha) => set({ captcha })}
          />
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
        <ProviderSlot part={providers} search={search} />
      </form>
    </>
  );
}

type LoginForm = Pick<ReturnType<typeof useLogin>, 'fields' | 'faults' | 'set'>;

/** The toggle of the two methods, where the site has both (SPEC 2.3). */
function LoginMethods({ chosen, onChoose }: { chosen: LoginMethod; onChoose: (method: LoginMethod) => void }) {
  // Its room is kept until the site has said that there is none.
  if (info.value && !hasFeature('smsLogin')) return null;
  return (
    <div className="form-methods">
      {info.value && (
        <Segmented
          name="method"
          label={t('login_method')}
          options={[
            { id: 'username', label: t('login_by_username') },
            { id: 'sms', label: t('login_by_sms') },
          ]}
          value={chosen}
          onChange={onChoose}
        />
      )}
    </div>
  );
}

function NameLogin({ fields, faults, set }: LoginForm) {
  return (
    <>
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
    </>
  );
}

function PhoneLogin({ fields, faults, set, show }: LoginForm & Pick<ReturnType<typeof useLogin>, 'show'>) {
  const { Part, failed, retry } = usePart(phonePart);
  if (!Part) return <PartFace count={2} failed={failed} onRetry={retry} />;
  const rules = phoneRules(registerSettings.value.value?.login);
  return <Part purpose="noLogin" values={fields} faults={faults} rules={rules} onChange={set} onFault={show} />;
}
