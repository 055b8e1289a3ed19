import { faultText } from '../../../features/forms/faults.ts';
import { useForm } from '../../../features/forms/use-form.ts';
import { t } from '../../../i18n/texts.ts';
import { goBack } from '../../../routes/links.ts';
import { failureOf } from '../../../stores/data/error-text.ts';
import { recoverPassword } from '../../../stores/password/password.ts';
import { registerSettings } from '../../../stores/registration/registration.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { Field } from '../../../ui/field/Field.tsx';
import styles from '../Account.css';
import { type EmailFields, emailFaults } from './forget-rules.ts';

const EMPTY: EmailFields = { username: '', email: '' };

/** A forgotten password by e-mail: both values are trimmed, errors stand under their fields (SPEC 2.5, section 5). */
export function ForgetByEmail() {
  const { values, faults, busy, set, submit } = useForm({
    name: 'forget',
    first: EMPTY,
    // A name and an address may not belong together: a change of either takes that back.
    together: true,
    check: (fields) => emailFaults(fields, registerSettings.value.peek()),
    send: async (fields) => {
      const email = fields.email.trim();
      await recoverPassword({ username: fields.username.trim(), email });
      showToast('success', 'forget_email_done', 4, { email });
      goBack();
    },
    refused: (thrown, { tell }) => {
      const { code, text, toast } = failureOf(thrown);
      if (code === 'recovery.unmatched') tell('email', { key: 'forget_unmatched' });
      else showToast(toast, text, 3);
    },
  });
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Field
        name="username"
        label={t('login_username')}
        value={values.username}
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
        value={values.email}
        error={faultText(faults.email)}
        maxLength={120}
        autoComplete="email"
        onChange={(email) => set({ email })}
      />
      <button type="submit" className="btn btn-primary btn-wide" aria-busy={busy}>
        {t('forget_email_submit')}
      </button>
      <p className={styles.formTips}>{t('forget_email_tips')}</p>
    </form>
  );
}
