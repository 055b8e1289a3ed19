import './Account.css';
import { type FormEvent, useEffect } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { t } from '../../i18n/texts.ts';
import { goBack } from '../../routes/links.ts';
import { registerSettings } from '../../stores/registration.ts';
import { session } from '../../stores/session.ts';
import { Field, type FieldProps } from '../../ui/field/Field.tsx';
import type { ChangeFields } from './change-rules.ts';
import { FormHero } from './FormHero.tsx';
import { faultText } from './field-text.ts';
import { useChange } from './use-change.ts';

/** A new password (SPEC 2.6): the old one is asked for only where this session does not hold it. */
export default function ChangePassword() {
  useEffect(() => registerSettings.want(), []);
  const form = useChange(useSearch());
  const secret = (name: keyof ChangeFields, label: string, autoComplete: NonNullable<FieldProps['autoComplete']>) => (
    <Field
      name={name}
      type="password"
      label={label}
      value={form.fields[name]}
      error={faultText(form.faults[name])}
      maxLength={registerSettings.value.value?.fields.password?.maxLength ?? 64}
      autoComplete={autoComplete}
      reveal={{ show: t('password_show'), hide: t('password_hide') }}
      onChange={(text) => form.set({ [name]: text })}
    />
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <>
      <FormHero group="m_change" title={t('title_changePsw')} />
      <form className="form" method="post" noValidate onSubmit={onSubmit}>
        {!form.asked && <p className="form-tips form-lead">{t('change_first')}</p>}
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
          <p className="form-failed" role="alert">
            {t(form.failed)}
          </p>
        )}
        <button type="submit" className="btn btn-primary btn-wide" aria-busy={form.busy}>
          {t('change_submit')}
        </button>
        <button type="button" className="btn btn-quiet btn-wide form-trial" onClick={goBack}>
          {t('change_cancel')}
        </button>
      </form>
    </>
  );
}
