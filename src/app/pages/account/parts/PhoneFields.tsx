import { useEffect, useState } from 'react';
import { CODE_LENGTH, MOBILE_LENGTH } from '../../../../contract/fields/limits.ts';
import type { Country } from '../../../../contract/schemas/system.ts';
import type { SmsCodeForm } from '../../../../contract/schemas/verification.ts';
import { t } from '../../../i18n/texts.ts';
import { countries } from '../../../stores/countries.ts';
import { failureOf } from '../../../stores/error-text.ts';
import { hideToast, showToast } from '../../../stores/toasts.ts';
import { askForCode, type CodePurpose, nextCodeAt } from '../../../stores/verification.ts';
import { CodeField } from '../../../ui/field/CodeField.tsx';
import { PhoneField } from '../../../ui/field/PhoneField.tsx';
import { focusField } from '../../../ui/field/shell.tsx';
import { useCountdown } from '../../../ui/field/use-countdown.ts';
import { faultText } from '../field-text.ts';
import { mobileFault, type PhoneFaults, type PhoneRules, type PhoneValues } from '../phone-rules.ts';
import { askHuman, phoneProvider } from '../proof-parts.ts';

export interface PhoneFieldsProps {
  purpose: CodePurpose;
  values: PhoneValues;
  faults: PhoneFaults;
  rules: PhoneRules;
  onChange: (change: Partial<PhoneValues>) => void;
  onFault: (faults: PhoneFaults) => void;
  /** Called when a field is left. */
  onLeave?: (name: 'mobileNum' | 'verificationCode') => void;
}

/** While the list is on its way, or cannot be had, the site's own country is there. */
const HOME_COUNTRY: Country = { code: 'BR', name: '', countryDialingCode: '55' };

/** A mobile number with its dialling code, and the SMS code that proves it (SPEC 2.3 to 2.5, section 4). */
export default function PhoneFields({ purpose, values, faults, rules, onChange, onFault, onLeave }: PhoneFieldsProps) {
  useEffect(() => countries.want(), []);
  const { sending, left, ask } = useCode(purpose, values, rules, onFault);
  const list = countries.value.value ?? [HOME_COUNTRY];
  const wait = left > 0 ? t('sms_wait', { seconds: left }) : t('sms_send');
  return (
    <>
      <PhoneField
        name="mobileNum"
        label={t('field_mobileNum')}
        value={values.mobileNum}
        error={faultText(faults.mobileNum)}
        maxLength={MOBILE_LENGTH}
        code={values.countryDialingCode}
        codes={list.map(({ name, countryDialingCode: code }) => ({ code, label: `${name} +${code}`.trim() }))}
        codeLabel={t('dialing_code')}
        onCode={(countryDialingCode) => onChange({ countryDialingCode })}
        onChange={(mobileNum) => onChange({ mobileNum })}
        onBlur={() => onLeave?.('mobileNum')}
      />
      <CodeField
        name="verificationCode"
        label={t('sms_code')}
        value={values.verificationCode}
        error={faultText(faults.verificationCode)}
        maxLength={CODE_LENGTH}
        sendLabel={wait}
        waiting={sending || left > 0}
        onSend={ask}
        onChange={(verificationCode) => onChange({ verificationCode })}
        onBlur={() => onLeave?.('verificationCode')}
      />
    </>
  );
}

/** Sends a code request; where the platform wants the human check first, with that. False when the person turned away. */
async function sendChecked(purpose: CodePurpose, form: SmsCodeForm, askPerson: typeof askHuman): Promise<boolean> {
  try {
    await askForCode(purpose, form);
  } catch (thrown) {
    if (failureOf(thrown).code !== 'human.required') throw thrown;
    const token = await askPerson();
    if (!token) return false;
    await askForCode(purpose, { ...form, humanCheck: { token } });
  }
  return true;
}

/**
 * Has the code sent: the number is checked first, toasts tell how it goes. What the phone-authentication provider fails to send is
 * passed over in silence (SPEC sections 5, 7.1 and 8).
 */
function useCode(
  purpose: CodePurpose,
  { mobileNum, countryDialingCode }: PhoneValues,
  rules: PhoneRules,
  onFault: PhoneFieldsProps['onFault'],
) {
  const [sending, setSending] = useState(false);
  const left = useCountdown(nextCodeAt(purpose).value);

  const ask = async () => {
    const fault = mobileFault(mobileNum, rules.mobileNum);
    if (fault) {
      onFault({ mobileNum: fault });
      focusField('mobileNum');
      return;
    }
    setSending(true);
    const loading = showToast('loading', 'in_sms_sending', 9999);
    const askPerson = () => {
      hideToast(loading);
      return askHuman();
    };
    try {
      const phone = { mobileNum, countryDialingCode };
      if (!(await sendChecked(purpose, phone, askPerson))) return;
      const provider = await phoneProvider();
      if (!provider || (await provider.sendByProvider(phone, askPerson))) showToast('success', 'in_sms_send', 1.5);
      else hideToast(loading);
      focusField('verificationCode');
    } catch (thrown) {
      hideToast(loading);
      const { refused, text, field, toast } = failureOf(thrown);
      if (refused && field === 'mobileNum') onFault({ mobileNum: { key: text } });
      else showToast(toast, text, 3);
    } finally {
      setSending(false);
    }
  };
  return { sending, left, ask: () => void ask() };
}
