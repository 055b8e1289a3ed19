import { useEffect } from 'react';
import { MobileField } from '../../../features/codes/MobileField.tsx';
import { OwnerCode } from '../../../features/codes/OwnerCode.tsx';
import { type Fault, faultsOf, faultText } from '../../../features/forms/faults.ts';
import { codeFault, knownSecretFault, tellRefusal, textFault } from '../../../features/forms/field-faults.ts';
import { SheetForm } from '../../../features/forms/SheetForm.tsx';
import { useForm } from '../../../features/forms/use-form.ts';
import { OwnerPassword } from '../../../features/passwords/PasswordField.tsx';
import { t } from '../../../i18n/texts.ts';
import { profile, saveMobile } from '../../../stores/member/profile.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { securityConfig } from '../../../stores/security/security.ts';
import type { EditorProps } from './use-editor.tsx';

/** The mobile number: proven by a code by SMS, and by the login password where it replaces another one. */
export default function MobileSheet({ open, onClose }: EditorProps) {
  useEffect(() => profile.want(), []);
  const replaces = securityConfig.value.value?.mobileNum ?? profile.value.value?.mobileNum !== undefined;
  const numberFault = (number: string): Fault | undefined =>
    textFault('mobileNum', number, profile.value.peek()?.rules.mobileNum, true);
  const form = useForm({
    name: 'member.mobile',
    first: { countryDialingCode: '55', mobileNum: '', verificationCode: '', password: '' },
    check: ({ mobileNum, verificationCode, password }) =>
      faultsOf({
        countryDialingCode: undefined,
        mobileNum: numberFault(mobileNum),
        verificationCode: codeFault(verificationCode),
        password: replaces ? knownSecretFault(password) : undefined,
      }),
    send: ({ password, ...rest }) => saveMobile({ ...rest, ...(replaces && { password }) }),
    refused: tellRefusal,
    done: () => {
      onClose();
      showToast('success', 'saved_mobile', 2);
    },
  });
  const { values, faults } = form;
  const target = () => {
    const mobileNum = numberFault(values.mobileNum);
    const { countryDialingCode } = values;
    if (!mobileNum) return { to: 'newMobile', mobileNum: values.mobileNum, countryDialingCode } as const;
    form.show({ mobileNum });
    return undefined;
  };
  return (
    <SheetForm
      open={open}
      onClose={onClose}
      title={t(replaces ? 'mobile_change' : 'mobile_add')}
      lead={t('mobile_lead')}
      form={form}
    >
      <MobileField
        label={t('mobile_new')}
        value={values.mobileNum}
        error={faultText(faults.mobileNum)}
        code={values.countryDialingCode}
        onCode={(countryDialingCode) => form.set({ countryDialingCode })}
        onChange={(mobileNum) => form.set({ mobileNum })}
      />
      <OwnerCode
        to="newMobile"
        target={target}
        value={values.verificationCode}
        error={faultText(faults.verificationCode)}
        onChange={(verificationCode) => form.set({ verificationCode })}
        onRefused={form.refuse}
      />
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
