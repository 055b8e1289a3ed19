import { type FormEvent, useState } from 'react';
import { keepTyped, typedTexts } from '../../device/form-draft.ts';
import { t } from '../../i18n/texts.ts';
import { goBack } from '../../routes/links.ts';
import { failureOf } from '../../stores/error-text.ts';
import { recoverPassword } from '../../stores/password.ts';
import { registerSettings } from '../../stores/registration.ts';
import { showToast } from '../../stores/toasts.ts';
import { Field } from '../../ui/field/Field.tsx';
import { focusField } from '../../ui/field/shell.tsx';
import { faultText } from './field-text.ts';
import { type EmailFaults, type EmailFields, emailFaults } from './forget-rules.ts';

const FORM = 'forget';

/** A forgotten password by e-mail: both values are trimmed, errors stand under their fields (SPEC 2.5, section 5). */
export function ForgetByEmail() {
  const { fields, faults, busy, set, submit } = useRecovery();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
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
        name="email"
        type="email"
        inputMode="email"
        label={t('forget_email')}
        value={fields.email}
        error={faultText(faults.email)}
        maxLength={120}
        autoComplete="email"
        onChange={(email) => set({ email })}
      />
      <button type="submit" className="btn btn-primary btn-wide" aria-busy={busy}>
        {t('forget_email_submit')}
      </button>
      <p className="form-tips">{t('forget_email_tips')}</p>
    </form>
  );
}

function useRecovery() {
  const [fields, setFields] = useState<EmailFields>({ username: '', email: '', ...typedTexts(FORM) });
  const [faults, setFaults] = useState<EmailFaults>({});
  const [busy, setBusy] = useState(false);

  const set = (change: Partial<EmailFields>) => {
    const next = { ...fields, ...change };
    setFields(next);
    keepTyped(FORM, { ...next });
    setFaults({});
  };
  const show = (found: EmailFaults) => {
    setFaults(found);
    focusField(found.username ? 'username' : 'email');
  };
  const submit = async () => {
    if (busy) return;
    const found = emailFaults(fields, registerSettings.value.peek());
    if (Object.keys(found).length) return show(found);
    const email = fields.email.trim();
    setBusy(true);
    try {
      await recoverPassword({ username: fields.username.trim(), email });
      keepTyped(FORM, undefined);
      showToast('success', 'forget_email_done', 4, { email });
      goBack();
    } catch (thrown) {
      const { code, text, toast } = failureOf(thrown);
      if (code === 'recovery.unmatched') show({ email: { key: 'forget_unmatched' } });
      else showToast(toast, text, 3);
    } finally {
      setBusy(false);
    }
  };
  return { fields, faults, busy, set, submit };
}
