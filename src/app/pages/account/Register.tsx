import './Account.css';
import { type FormEvent, useEffect } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import type { RegisterSettings } from '../../../contract/schemas/registration.ts';
import { t } from '../../i18n/texts.ts';
import { go, goBack } from '../../routes/links.ts';
import { failureOf } from '../../stores/error-text.ts';
import { registerSettings } from '../../stores/registration.ts';
import { TitleBar } from '../../ui/bar/TitleBar.tsx';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { usePart } from '../../ui/part/use-part.ts';
import { Press } from '../../ui/press/Press.tsx';
import { Segmented } from '../../ui/segmented/Segmented.tsx';
import { Agreement } from './Agreement.tsx';
import { FormHero } from './FormHero.tsx';
import { PartFace } from './PartFace.tsx';
import { ProviderSlot } from './ProviderSlot.tsx';
import { phonePart } from './phone-part.ts';
import { withTexts } from './provider-texts.ts';
import { RegisterField } from './RegisterField.tsx';
import { type RegisterFormState, useRegister } from './use-register.ts';

/** At the end of a long form: they come when it is near. */
const providers = {
  load: withTexts(() => import('./parts/Providers.tsx')),
};

/** Registration by username or mobile number, with the fields and rules that the server sets (SPEC 2.4). */
export default function Register() {
  const search = useSearch();
  useEffect(() => registerSettings.want(), []);
  const settings = registerSettings.value.value;
  return (
    <>
      <TitleBar title={t('title_register')} backLabel={t('back')} onBack={goBack} />
      <FormHero group="m_reg" title={t('register_title')} />
      {settings &&
        (isOpen(settings) ? <RegisterForm search={search} /> : <Face kind="closed" title={t('register_closed')} />)}
      {!settings && <SettingsWait />}
    </>
  );
}

const isOpen = ({ usernameEnabled, mobileEnabled }: RegisterSettings): boolean => usernameEnabled || mobileEnabled;

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
      <ProviderSlot part={providers} search={search} above />
      <RegisterWays form={form} />
      {form.names.map((name) =>
        form.proven && name === 'mobileNum' ? (
          <ProvenPhone key={name} form={form} />
        ) : (
          name !== 'verificationCode' && <RegisterField key={name} name={name} form={form} />
        ),
      )}
      <Agreement age={form.minAge} agreed={form.agreed} onChange={form.setAgreed} />
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
      <ProviderSlot part={providers} search={search} />
    </form>
  );
}

/** The two tabs, where the site has both ways (SPEC 2.4). */
function RegisterWays({ form }: { form: RegisterFormState }) {
  const { usernameEnabled, mobileEnabled } = registerSettings.value.value as RegisterSettings;
  if (!usernameEnabled || !mobileEnabled) return null;
  return (
    <div className="form-methods">
      <Segmented
        name="way"
        label={t('register_method')}
        options={[
          { id: 'username', label: t('register_by_username') },
          { id: 'mobileNum', label: t('register_by_mobile') },
        ]}
        value={form.way}
        onChange={form.setWay}
      />
    </div>
  );
}

/** The number and the code that proves it. */
function ProvenPhone({ form }: { form: RegisterFormState }) {
  const { Part, failed, retry } = usePart(phonePart);
  if (!Part) return <PartFace count={2} failed={failed} onRetry={retry} />;
  const { mobileNum = '', verificationCode = '' } = form.values;
  return (
    <Part
      purpose="register"
      values={{ countryDialingCode: form.dialingCode, mobileNum, verificationCode }}
      faults={form.faults}
      rules={{ mobileNum: form.rules.mobileNum, verificationCode: form.rules.verificationCode }}
      onChange={({ countryDialingCode, ...texts }) => {
        if (countryDialingCode) form.setDialingCode(countryDialingCode);
        for (const [name, text] of Object.entries(texts)) form.set(name as keyof typeof texts, text);
      }}
      onFault={form.showFaults}
      onLeave={form.check}
    />
  );
}
