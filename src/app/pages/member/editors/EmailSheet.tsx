import { useEffect } from 'react';
import { OwnerCode } from '../../../features/codes/OwnerCode.tsx';
import { type Fault, faultsOf, faultText } from '../../../features/forms/faults.ts';
import { codeFault, knownSecretFault, tellRefusal, textFault } from '../../../features/forms/field-faults.ts';
import { SheetForm } from '../../../features/forms/SheetForm.tsx';
import { useForm } from '../../../features/forms/use-form.ts';
import { OwnerPassword } from '../../../features/passwords/PasswordField.tsx';
import { t } from '../../../i18n/texts.ts';
import { profile, saveEmail } from '../../../stores/member/profile.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { securityConfig } from '../../../stores/security/security.ts';
import { hasFeature } from '../../../stores/system/system.ts';
import { Field } from '../../../ui/field/Field.tsx';
import type { EditorProps } from './use-editor.tsx';

/** What anybody's address looks like, where the platform has no rule (SPEC section 5). */
const ADDRESS = { pattern: '\\w+([.+-]\\w+)*@\\w+([.-]\\w+)*\\.[A-Za-z]{2,}', maxLength: 120 };

/** The e-mail address: proven by a code where the site does so, and by the login password where it replaces another one. */
export default function EmailSheet({ open, onClose }: EditorProps) {
  useEffect(() => profile.want(), []);
  const replaces = securityConfig.value.value?.email ?? profile.value.value?.email !== undefined;
  const proven = hasFeature('emailVerification');
  const emailFault = (email: string): Fault | undefined =>
    textFault('email', email.trim(), profile.value.peek()?.rules.email ?? ADDRESS, true);
  const form = useForm({
    name: 'member.email',
    first: { email: '', verificationCode: '', password: '' },
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
    refused: tellRefusal,
    done: () => {
      onClose();
      showToast('success', 'saved_email', 2);
    },
  });
  const { values, faults } = form;
  const target = () => {
    const email = emailFault(values.email);
    if (!email) return { to: 'newEmail', email: values.email.trim() } as const;
    form.show({ email });
    return undefined;
  };
  return (
    <SheetForm
      open={open}
      onClose={onClose}
      title={t(replaces ? 'email_change' : 'email_add')}
      lead={t('email_lead')}
      form={form}
    >
      <Field
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('email_new')}
        value={values.email}
        error={faultText(faults.email)}
        maxLength={120}
        onChange={(email) => form.set({ email })}
      />
      {proven && (
        <OwnerCode
          to="newEmail"
          target={target}
          value={values.verificationCode}
          error={faultText(faults.verificationCode)}
          onChange={(verificationCode) => form.set({ verificationCode })}
          onRefused={form.refuse}
        />
      )}
      {replaces && (
        <OwnerPassword
          value={values.password}
          error={faultText(faults.password)}
          onChange={(password) => form.set({ password })}
        />
      )}
    </SheetForm>
  );
}
