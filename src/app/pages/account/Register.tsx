import './Account.css';
import { type FormEvent, useEffect } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { t } from '../../i18n/texts.ts';
import { go, goBack } from '../../routes/links.ts';
import { failureOf } from '../../stores/error-text.ts';
import { registerSettings } from '../../stores/registration.ts';
import { info } from '../../stores/system.ts';
import { TitleBar } from '../../ui/bar/TitleBar.tsx';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { Press } from '../../ui/press/Press.tsx';
import { FormHero } from './FormHero.tsx';
import { RegisterField } from './RegisterField.tsx';
import { useRegister } from './use-register.ts';

/** Registration by username, with the fields and rules that the server sets (SPEC 2.4). */
export default function Register() {
  const search = useSearch();
  useEffect(() => registerSettings.want(), []);
  const settings = registerSettings.value.value;
  return (
    <>
      <TitleBar title={t('title_register')} backLabel={t('back')} onBack={goBack} />
      <FormHero group="m_reg" title={t('register_title')} />
      {settings?.usernameEnabled && <RegisterForm search={search} />}
      {settings && !settings.usernameEnabled && <Face kind="closed" title={t('register_closed')} />}
      {!settings && <SettingsWait />}
    </>
  );
}

function SettingsWait() {
  const error = registerSettings.error.value;
  if (!error) {
    return (
      <div className="form">
        <LineBones count={5} />
      </div>
    );
  }
  return (
    <Face
      kind="error"
      title={t('register_failed_load')}
      text={t(failureOf(error).text)}
      action={t('retry')}
      onAction={() => void registerSettings.load()}
      busy={registerSettings.busy.value}
    />
  );
}

function RegisterForm({ search }: { search: string }) {
  const form = useRegister(search);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <form className="form" method="post" noValidate onSubmit={onSubmit}>
      {form.names.map((name) => (
        <RegisterField key={name} name={name} form={form} />
      ))}
      <Checkbox name="agree" checked={form.agreed} onChange={form.setAgreed}>
        {t('register_agree', { age: info.value?.minAge ?? 18 })}
      </Checkbox>
      <button type="submit" className="btn btn-primary btn-wide" disabled={!form.agreed} aria-busy={form.busy}>
        {t('register_submit')}
      </button>
      <p className="form-foot">
        {t('register_have')}
        <Press
          className="btn btn-quiet form-link"
          href={`/m/login${search}`}
          onPress={() => go(`/m/login${search}`, { replace: true })}
        >
          {t('register_login')}
        </Press>
      </p>
    </form>
  );
}
