import { useEffect } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import type { RegisterSettings } from '../../../../contract/schemas/registration.ts';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { lazy } from '../../../features/loading/lazy.ts';
import { Part } from '../../../features/loading/Part.tsx';
import { ProviderSlot } from '../../../features/sign-in/ProviderSlot.tsx';
import { t } from '../../../i18n/texts.ts';
import { go, goBack } from '../../../routes/links.ts';
import { registerSettings } from '../../../stores/registration/registration.ts';
import { TitleBar } from '../../../ui/bar/TitleBar.tsx';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Face } from '../../../ui/face/Face.tsx';
import { Press } from '../../../ui/press/Press.tsx';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import styles from '../Account.css';
import { FieldBones } from '../FormBones.tsx';
import { FormHero } from '../FormHero.tsx';
import { Agreement } from './Agreement.tsx';
import { RegisterField } from './RegisterField.tsx';
import { type RegisterFormState, useRegister } from './use-register.ts';

const PhoneFields = lazy(() => import('../../../features/codes/PhoneFields.tsx'), { texts: ['proof'] });

/** Registration by username or mobile number, with the fields and rules that the server sets (SPEC 2.4). */
export default function Register() {
  const search = useSearch();
  useEffect(() => registerSettings.want(), []);
  return (
    <>
      <TitleBar title={t('title_register')} backLabel={t('back')} onBack={goBack} />
      <FormHero group="m_reg" title={t('register_title')} />
      <Loaded
        resource={registerSettings}
        title={t('register_failed_load')}
        bones={
          <div className={styles.form}>
            <LineBones count={5} />
          </div>
        }
      >
        {({ usernameEnabled, mobileEnabled }) =>
          usernameEnabled || mobileEnabled ? (
            <RegisterForm search={search} />
          ) : (
            <Face kind="closed" title={t('register_closed')} />
          )
        }
      </Loaded>
    </>
  );
}

function RegisterForm({ search }: { search: string }) {
  const form = useRegister(search);
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.submit}>
      <ProviderSlot search={search} above whenNear />
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
      <p className={styles.formFoot}>
        {t('register_have')}
        <Press
          className={`btn btn-quiet ${styles.formLink}`}
          href={`/m/login${search}`}
          onPress={() => go(`/m/login${search}`, { replace: true })}
        >
          {t('register_login')}
        </Press>
      </p>
      <ProviderSlot search={search} whenNear />
    </form>
  );
}

/** The two tabs, where the site has both ways (SPEC 2.4). */
function RegisterWays({ form }: { form: RegisterFormState }) {
  const { usernameEnabled, mobileEnabled } = registerSettings.value.value as RegisterSettings;
  if (!usernameEnabled || !mobileEnabled) return null;
  return (
    <div className={styles.formMethods}>
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
  const { mobileNum = '', verificationCode = '' } = form.values;
  return (
    <Part
      of={PhoneFields}
      props={{
        purpose: 'register',
        values: { countryDialingCode: form.dialingCode, mobileNum, verificationCode },
        faults: form.faults,
        rules: { mobileNum: form.rules.mobileNum, verificationCode: form.rules.verificationCode },
        onChange: ({ countryDialingCode, ...texts }) => {
          if (countryDialingCode) form.setDialingCode(countryDialingCode);
          for (const [name, text] of Object.entries(texts)) form.set(name as keyof typeof texts, text);
        },
        onFault: form.show,
        onLeave: form.check,
      }}
      bones={<FieldBones count={2} />}
    />
  );
}
