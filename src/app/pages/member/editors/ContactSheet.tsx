import { useEffect } from 'react';
import { MobileField } from '../../../features/codes/MobileField.tsx';
import { OwnerCode } from '../../../features/codes/OwnerCode.tsx';
import { type Fault, faultsOf, faultText } from '../../../features/forms/faults.ts';
import { codeFault, knownSecretFault, tellRefusal, textFault } from '../../../features/forms/field-faults.ts';
import { SheetForm } from '../../../features/forms/SheetForm.tsx';
import { useForm } from '../../../features/forms/use-form.ts';
import { OwnerPassword } from '../../../features/passwords/PasswordField.tsx';
import { t } from '../../../i18n/texts.ts';
import { profile, saveEmail, saveMobile } from '../../../stores/member/profile.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { securityConfig } from '../../../stores/security/security.ts';
import { hasFeature } from '../../../stores/system/system.ts';
import type { CodeTarget } from '../../../stores/verification/owner-codes.ts';
import { Field } from '../../../ui/field/Field.tsx';
import type { EditorProps } from './use-editor.tsx';

/** Where a member is reached. */
type Contact = 'email' | 'mobile';

interface ContactFields {
  email: string;
  countryDialingCode: string;
  mobileNum: string;
  verificationCode: string;
  password: string;
}

const EMPTY: ContactFields = { email: '', countryDialingCode: '55', mobileNum: '', verificationCode: '', password: '' };

/** What anybody's address looks like, where the platform has no rule (SPEC section 5). */
const ADDRESS = { pattern: '\\w+([.+-]\\w+)*@\\w+([.-]\\w+)*\\.[A-Za-z]{2,}', maxLength: 120 };

/** What each of the two is called in the payload and the profile. */
const NAMES = { email: 'email', mobile: 'mobileNum' } as const;

function contactFault(contact: Contact, fields: ContactFields): Fault | undefined {
  const name = NAMES[contact];
  const rule = profile.value.peek()?.rules[name] ?? (contact === 'email' ? ADDRESS : undefined);
  return textFault(name, fields[name].trim(), rule, true);
}

/** Where the code that proves it goes. */
function targetOf(contact: Contact, { email, mobileNum, countryDialingCode }: ContactFields): CodeTarget {
  if (contact === 'email') return { to: 'newEmail', email: email.trim() };
  return { to: 'newMobile', mobileNum, countryDialingCode };
}

/** The form of an address or a number: proven by a code where the site has one, and by the login password where it replaces another one. */
function useContact(contact: Contact, onClose: () => void) {
  useEffect(() => profile.want(), []);
  const name = NAMES[contact];
  const replaces = securityConfig.value.value?.[name] ?? profile.value.value?.[name] !== undefined;
  const proven = contact === 'mobile' || hasFeature('emailVerification');
  const form = useForm<ContactFields>({
    name: `member.${contact}`,
    first: EMPTY,
    check: (fields) =>
      faultsOf({
        [name]: contactFault(contact, fields),
        verificationCode: proven ? codeFault(fields.verificationCode) : undefined,
        password: replaces ? knownSecretFault(fields.password) : undefined,
      }),
    send: ({ email, mobileNum, countryDialingCode, verificationCode, password }) => {
      const proof = replaces && { password };
      if (contact === 'mobile') return saveMobile({ mobileNum, countryDialingCode, verificationCode, ...proof });
      return saveEmail({ email: email.trim(), ...(proven && { verificationCode }), ...proof });
    },
    refused: tellRefusal,
    done: () => {
      onClose();
      showToast('success', `saved_${contact}`, 2);
    },
  });
  return { ...form, replaces, proven };
}

/** The e-mail address or the mobile number of a member. */
export default function ContactSheet({ name: editor, open, onClose }: EditorProps) {
  const contact: Contact = editor === 'email' ? 'email' : 'mobile';
  const form = useContact(contact, onClose);
  const { values, faults, set, replaces } = form;
  const target = () => {
    const fault = contactFault(contact, values);
    if (!fault) return targetOf(contact, values);
    form.show({ [NAMES[contact]]: fault });
    return undefined;
  };
  return (
    <SheetForm
      open={open}
      onClose={onClose}
      title={t(replaces ? `${contact}_change` : `${contact}_add`)}
      lead={t(`${contact}_lead`)}
      form={form}
    >
      <ContactField contact={contact} form={form} />
      {form.proven && (
        <OwnerCode
          to={contact === 'email' ? 'newEmail' : 'newMobile'}
          target={target}
          value={values.verificationCode}
          error={faultText(faults.verificationCode)}
          onChange={(verificationCode) => set({ verificationCode })}
          onRefused={form.refuse}
        />
      )}
      {replaces && (
        <OwnerPassword
          value={values.password}
          error={faultText(faults.password)}
          onChange={(password) => set({ password })}
        />
      )}
    </SheetForm>
  );
}

interface ContactFieldProps {
  contact: Contact;
  form: ReturnType<typeof useContact>;
}

function ContactField({ contact, form: { values, faults, set } }: ContactFieldProps) {
  if (contact === 'email') {
    return (
      <Field
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('email_new')}
        value={values.email}
        error={faultText(faults.email)}
        maxLength={120}
        onChange={(email) => set({ email })}
      />
    );
  }
  return (
    <MobileField
      label={t('mobile_new')}
      value={values.mobileNum}
      error={faultText(faults.mobileNum)}
      code={values.countryDialingCode}
      onCode={(countryDialingCode) => set({ countryDialingCode })}
      onChange={(mobileNum) => set({ mobileNum })}
    />
  );
}
