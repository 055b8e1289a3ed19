import { useEffect } from 'react';
import { MOBILE_LENGTH } from '../../../../contract/fields/limits.ts';
import type { Country } from '../../../../contract/schemas/system.ts';
import { t } from '../../../i18n/texts.ts';
import { countries } from '../../../stores/countries.ts';
import { profile, saveMobile } from '../../../stores/profile.ts';
import { securityConfig } from '../../../stores/security.ts';
import { showToast } from '../../../stores/toasts.ts';
import { PhoneField } from '../../../ui/field/PhoneField.tsx';
import { faultText } from '../fault-text.ts';
import { codeFault, type Fault, faultsOf, knownSecretFault, textFault } from '../form-rules.ts';
import type { EditorProps } from '../use-editor.tsx';
import { useForm } from '../use-form.ts';
import { EditSheet } from './EditSheet.tsx';
import { OwnerCode } from './OwnerCode.tsx';
import { OwnerPassword } from './OwnerPassword.tsx';

/** While the list is on its way, or cannot be had, the site's own country is there. */
const HOME_COUNTRY: Country = { code: 'BR', name: '', countryDialingCode: '55' };

/** The mobile number: proven by a code by SMS, and by the login password where it replaces another one. */
export function MobileSheet({ open, onClose }: EditorProps) {
  useEffect(() => {
    profile.want();
    countries.want();
  }, []);
  const replaces = securityConfig.value.value?.mobileNum ?? profile.value.value?.mobileNum !== undefined;
  const list = countries.value.value ?? [HOME_COUNTRY];
  const numberFault = (number: string): Fault | undefined =>
    textFault('mobileNum', number, profile.value.peek()?.rules.mobileNum, true);
  const form = useForm({
    name: 'mobile',
    first: { countryDialingCode: '55', mobileNum: '', verificationCode: '', password: '' },
    secrets: ['verificationCode', 'password'],
    check: ({ mobileNum, verificationCode, password }) =>
      faultsOf({
        countryDialingCode: undefined,
        mobileNum: numberFault(mobileNum),
        verificationCode: codeFault(verificationCode),
        password: replaces ? knownSecretFault(password) : undefined,
      }),
    send: ({ password, ...rest }) => saveMobile({ ...rest, ...(replaces && { password }) }),
    done: () => {
      onClose();
      showToast('success', 'saved_mobile', 2);
    },
  });
  const { fields, faults } = form;
  const target = () => {
    const mobileNum = numberFault(fields.mobileNum);
    const { countryDialingCode } = fields;
    if (!mobileNum) return { to: 'newMobile', mobileNum: fields.mobileNum, countryDialingCode } as const;
    form.show({ mobileNum });
    return undefined;
  };
  return (
    <EditSheet
      open={open}
      onClose={onClose}
      title={t(replaces ? 'mobile_change' : 'mobile_add')}
      lead={t('mobile_lead')}
      failed={form.failed}
      busy={form.busy}
      onSubmit={() => void form.submit()}
    >
      <PhoneField
        name="mobileNum"
        label={t('mobile_new')}
        value={fields.mobileNum}
        error={faultText(faults.mobileNum)}
        maxLength={MOBILE_LENGTH}
        code={fields.countryDialingCode}
        codes={list.map(({ name, countryDialingCode: code }) => ({ code, label: `${name} +${code}`.trim() }))}
        codeLabel={t('mobile_country')}
        onCode={(countryDialingCode) => form.set({ countryDialingCode })}
        onChange={(mobileNum) => form.set({ mobileNum })}
      />
      <OwnerCode
        to="newMobile"
        target={target}
        value={fields.verificationCode}
        error={faultText(faults.verificationCode)}
        onChange={(verificationCode) => form.set({ verificationCode })}
        onRefused={form.refuse}
      />
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
