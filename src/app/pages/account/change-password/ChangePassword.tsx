import { useEffect } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { faultText } from '../../../features/forms/faults.ts';
import { PasswordField } from '../../../features/passwords/PasswordField.tsx';
import { t } from '../../../i18n/texts.ts';
import { goBack } from '../../../routes/links.ts';
import { registerSettings } from '../../../stores/registration/registration.ts';
import { session } from '../../../stores/session/session.ts';
import { Field } from '../../../ui/field/Field.tsx';
import styles from '../Account.css';
import { FormHero } from '../FormHero.tsx';
import type { ChangeFields } from './change-rules.ts';
import { useChange } from './use-change.ts';

/** A new password (SPEC 2.6): the old one is asked for only where this session does not hold it. */
export default function ChangePassword() {
  useEffect(() => registerSettings.want(), []);
  const form = useChange(useSearch());
  const secret = (name: keyof ChangeFields, label: string, autoComplete: string) => (
    <PasswordField
      name={name}
      label={label}
      value={form.values[name]}
      error={faultText(form.faults[name])}
      maxLength={registerSettings.value.value?.fields.password?.maxLength}
      autoComplete={autoComplete}
      onChange={(text) => {
        form.set({ [name]: text });
        // The repetition is wrong, or right again, by what the password is now (SPEC section 5).
        if (name === 'password') form.leave('confimpsw');
      }}
    />
  );
  return (
    <>
      <FormHero group="m_change" title={t('title_changePsw')} barless />
      <form className={styles.form} method="post" noValidate onSubmit={form.submit}>
        {!form.asked && <p className={`${styles.formTips} ${styles.formLead}`}>{t('change_first')}</p>}
        <Field
          name="username"
          label={t('login_username')}
          value={session.value?.userName ?? ''}
          autoComplete="username"
          readOnly
          onChange={() => undefined}
        />
        {form.asked && secret('old_password', t('old_password'), 'current-password')}
        {secret('password', t('new_password'), 'new-password')}
        {secret('confimpsw', t('new_password_confirm'), 'new-password')}
        {form.failed && (
          <p className={styles.formFailed} role="alert">
            {faultText(form.failed)}
          </p>
        )}
        <button type="submit" className="btn btn-primary btn-wide" aria-busy={form.busy}>
          {t('change_submit')}
        </button>
        <button type="button" className={`btn btn-quiet btn-wide ${styles.formBack}`} onClick={goBack}>
          {t('change_cancel')}
        </button>
      </form>
    </>
  );
}
