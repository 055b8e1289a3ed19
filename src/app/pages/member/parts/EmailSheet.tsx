import { useEffect } from 'react';
import { t } from '../../../i18n/texts.ts';
import { profile, saveEmail } from '../../../stores/profile.ts';
import { securityConfig } from '../../../stores/security.ts';
import { hasFeature } from '../../../stores/system.ts';
import { showToast } from '../../../stores/toasts.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { faultText } from '../fault-text.ts';
import { codeFault, type Fault, faultsOf, knownSecretFault, textFault } from '../form-rules.ts';
import type { EditorProps } from '../use-editor.tsx';
import { useForm } from '../use-form.ts';
import { EditSheet } from './EditSheet.tsx';
import { OwnerCode } from './OwnerCode.tsx';
import { OwnerPassword } from './OwnerPassword.tsx';

/** What anybody's address looks like, where the platform has no rule (SPEC section 5). */
const ADDRESS = { pattern: '\\w+([.+-]\\w+)*@\\w+([.-]\\w+)*\\.[A-Za-z]{2,}', maxLength: 120 };

/** The e-mail address: proven by a code where the site does so, and by the login password where it replaces another one. */
export function EmailSheet({ open, onClose }: EditorProps) {
  useEffect(() => profile.want(), []);
  const replaces = securityConfig.value.value?.email ?? profile.value.value?.email !== undefined;
  const proven = hasFeature('emailVerification');
  const emailFault = (email: string): Fault | undefined =>
    textFault('email', email.trim(), profile.value.peek()?.rules.email ?? ADDRESS, true);
  const form = useForm({
    name: 'email',
    first: { email: '', verificationCode: '', password: '' },
    secrets: ['verificationCode', 'password'],
    check: ({ email, verificationCode, password }) =>
      faultsOf({
        email: emailFault(email),
        verificationCode: proven ? codeFault(verificationCode) : undefined,
        password: replaces ? knownSecretFault(password) : undefined,
      }),
    send: ({ email, verificationCode, password }) =>
      saveEmail({
        email: email.trim(),
        ...(proven && { verificationCode }),
        ...(replaces && { password }),
      }),
    done: () => {
      onClose();
      showToast('success', 'saved_email', 2);
    },
  });
  const { fields, faults } = form;
  const target = () => {
    const email = emailFault(fields.email);
    if (!email) return { to: 'newEmail', email: fields.email.trim() } as const;
    form.show({ email });
    return undefined;
  };
  return (
    <EditSheet
      open={open}
      onClose={onClose}
      title={t(replaces ? 'email_change' : 'email_add')}
      lead={t('email_lead')}
      failed={form.failed}
      busy={form.busy}
      onSubmit={() => void form.submit()}
    >
      <Field
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('email_new')}
        value={fields.email}
        error={faultText(faults.email)}
        maxLength={120}
        onChange={(email) => form.set({ email })}
      />
      {proven && (
        <OwnerCode
          to="newEmail"
          target={target}
          value={fields.verificationCode}
          error={faultText(faults.verificationCode)}
          onChange={(verificationCode) => form.set({ verificationCode })}
          onRefused={form.refuse}
        />
      )}
      {replaces && (
        <OwnerPassword
          value={fields.password}
          error={faultText(faults.password)}
          onChange={(password) => form.set({ password })}
        />
      )}
    </EditSheet>
  );
}
