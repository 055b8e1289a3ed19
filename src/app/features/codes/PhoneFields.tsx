import type { SmsCodeForm } from '../../../contract/schemas/verification.ts';
import { t } from '../../i18n/texts.ts';
import { failureOf } from '../../stores/data/error-text.ts';
import { hideToast, showToast } from '../../stores/screen/toasts.ts';
import { askForCode, type CodePurpose, nextCodeAt } from '../../stores/verification/verification.ts';
import { focusField } from '../../ui/field/shell.tsx';
import { faultText } from '../forms/faults.ts';
import { CodeEntry } from './CodeEntry.tsx';
import { MobileField } from './MobileField.tsx';
import { mobileFault, type PhoneFaults, type PhoneRules, type PhoneValues } from './phone-rules.ts';
import { askHuman, phoneProvider } from './sms-proof.ts';

interface PhoneFieldsProps {
  purpose: CodePurpose;
  values: PhoneValues;
  faults: PhoneFaults;
  rules: PhoneRules;
  onChange: (change: Partial<PhoneValues>) => void;
  onFault: (faults: PhoneFaults) => void;
  /** Called when a field is left. */
  onLeave?: (name: 'mobileNum' | 'verificationCode') => void;
}

/** A mobile number with its dialling code, and the SMS code that proves it (SPEC 2.3 to 2.5, section 4). */
export default function PhoneFields({ purpose, values, faults, rules, onChange, onFault, onLeave }: PhoneFieldsProps) {
  const { mobileNum, countryDialingCode, verificationCode } = values;
  const send = async (): Promise<boolean> => {
    const fault = mobileFault(mobileNum, rules.mobileNum);
    if (!fault) return sendCode(purpose, { mobileNum, countryDialingCode }, onFault);
    onFault({ mobileNum: fault });
    focusField('mobileNum');
    return false;
  };
  return (
    <>
      <MobileField
        label={t('field_mobileNum')}
        value={mobileNum}
        error={faultText(faults.mobileNum)}
        code={countryDialingCode}
        onCode={(code) => onChange({ countryDialingCode: code })}
        onChange={(number) => onChange({ mobileNum: number })}
        onBlur={() => onLeave?.('mobileNum')}
      />
      <CodeEntry
        label={t('sms_code')}
        value={verificationCode}
        error={faultText(faults.verificationCode)}
        nextAt={nextCodeAt(purpose).value}
        onSend={send}
        onChange={(code) => onChange({ verificationCode: code })}
        onBlur={() => onLeave?.('verificationCode')}
      />
    </>
  );
}

/** Asks the platform for a code, with the human check where it wants that first. False when the person turned away. */
async function askChecked(purpose: CodePurpose, form: SmsCodeForm, askPerson: typeof askHuman): Promise<boolean> {
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
 * Has a code sent; toasts tell how it goes. What the phone-authentication provider fails to send is passed over in silence
 * (SPEC sections 5, 7.1 and 8). False when no code is on its way.
 */
async function sendCode(
  purpose: CodePurpose,
  phone: SmsCodeForm,
  onFault: PhoneFieldsProps['onFault'],
): Promise<boolean> {
  const loading = showToast('loading', 'in_sms_sending', 9999);
  const askPerson = () => {
    hideToast(loading);
    return askHuman();
  };
  try {
    if (!(await askChecked(purpose, phone, askPerson))) return false;
    const provider = await phoneProvider();
    if (!provider || (await provider.sendByProvider(phone, askPerson))) showToast('success', 'in_sms_send', 1.5);
    else hideToast(loading);
    return true;
  } catch (thrown) {
    hideToast(loading);
    const { refused, text, field, toast } = failureOf(thrown);
    if (refused && field === 'mobileNum') onFault({ mobileNum: { key: text } });
    else showToast(toast, text, 3);
    return false;
  }
}
