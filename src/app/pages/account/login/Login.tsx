import { useEffect } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { faultText } from '../../../features/forms/faults.ts';
import { lazy } from '../../../features/loading/lazy.ts';
import { Part } from '../../../features/loading/Part.tsx';
import { PasswordField } from '../../../features/passwords/PasswordField.tsx';
import { ProviderSlot } from '../../../features/sign-in/ProviderSlot.tsx';
import { TrialButton } from '../../../features/sign-in/TrialButton.tsx';
import { t } from '../../../i18n/texts.ts';
import { go, goBack, register } from '../../../routes/links.ts';
import { registerSettings } from '../../../stores/registration/registration.ts';
import { hasFeature, info } from '../../../stores/system/system.ts';
import { TitleBar } from '../../../ui/bar/TitleBar.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { Press } from '../../../ui/press/Press.tsx';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import styles from '../Account.css';
import { FieldBones } from '../FormBones.tsx';
import { FormHero } from '../FormHero.tsx';
import { phoneRules } from '../field-faults.ts';
import type { LoginMethod } from './login-rules.ts';
import { useLogin } from './use-login.ts';

const Captcha = lazy(() => import('../../../features/codes/Captcha.tsx'), { texts: ['captcha'] });
const PhoneFields = lazy(() => import('../../../features/codes/PhoneFields.tsx'), { texts: ['proof'] });

/** Login by username and password, or by mobile number and SMS code (SPEC 2.3). */
export default function Login() {
  const search = useSearch();
  const form = useLogin(search);
  const { values, set } = form;
  const closed = values.method === 'sms' && info.value && !hasFeature('smsLogin');
  useEffect(() => registerSettings.want(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the site is known to have no login by SMS
  useEffect(() => {
    if (closed) form.choose('username');
  }, [closed]);
  return (
    <>
      <TitleBar title={t('title_login')} backLabel={t('back')} onBack={goBack} />
      <FormHero group="m_login" title={t('login_title')} />
      <form className={styles.form} method="post" noValidate onSubmit={form.submit}>
        <ProviderSlot search={search} above />
        <LoginMethods chosen={values.method} onChoose={form.choose} />
        {values.method === 'sms' ? <PhoneLogin form={form} /> : <NameLogin form={form} />}
        {form.withCaptcha && (
          <Part
            of={Captcha}
            props={{
              value: values.captcha,
              error: faultText(form.faults.captcha),
              onChange: (captcha) => set({ captcha }),
            }}
            bones={<FieldBones count={1} />}
          />
        )}
        <div className={styles.formLine}>
          <Checkbox name="remember" checked={values.remember} onChange={(remember) => set({ remember })}>
            {t('login_remember')}
          </Checkbox>
          <Press className={`btn btn-quiet ${styles.formLink}`} href="/m/forget" onPress={() => go('/m/forget')}>
            {t('login_forget')}
          </Press>
        </div>
        <button type="submit" className="btn btn-primary btn-wide" aria-busy={form.busy}>
          {t('login_submit')}
        </button>
        <p className={styles.formFoot}>
          {t('login_no_account')}
          <Press
            className={`btn btn-quiet ${styles.formLink}`}
            href={register(search)}
            onPress={() => go(register(search), { replace: true })}
          >
            {t('register')}
          </Press>
        </p>
        <TrialButton />
        <ProviderSlot search={search} />
      </form>
    </>
  );
}

type LoginForm = ReturnType<typeof useLogin>;

/** The toggle of the two methods, where the site has both (SPEC 2.3). */
function LoginMethods({ chosen, onChoose }: { chosen: LoginMethod; onChoose: (method: LoginMethod) => void }) {
  // The room stays free until the site says that it has one method only.
  if (info.value && !hasFeature('smsLogin')) return null;
  return (
    <div className={styles.formMethods}>
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

function NameLogin({ form: { values, faults, set } }: { form: LoginForm }) {
  return (
    <>
      <Field
        name="username"
        label={t('login_username')}
        value={values.username}
        error={faultText(faults.username)}
        maxLength={20}
        autoComplete="username"
        onChange={(username) => set({ username })}
      />
      <PasswordField
        name="password"
        label={t('login_password')}
        value={values.password}
        error={faultText(faults.password)}
        autoComplete="current-password"
        onChange={(password) => set({ password })}
      />
    </>
  );
}

function PhoneLogin({ form: { values, faults, set, show } }: { form: LoginForm }) {
  const rules = phoneRules(registerSettings.value.value?.login);
  return (
    <Part
      of={PhoneFields}
      props={{ purpose: 'noLogin', values, faults, rules, onChange: set, onFault: show }}
      bones={<FieldBones count={2} />}
    />
  );
}
