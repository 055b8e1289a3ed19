import { useEffect, useMemo, useState } from 'react';
import type { RegisterFieldName, RegisterFieldRule, RegisterSettings } from '../../../contract/shapes/registration.ts';
import { keepTyped, typedTexts } from '../../device/typed.ts';
import { type CallFailure, failureOf } from '../../stores/error-text.ts';
import { captcha, checkAffiliateCode, linkedAffiliate, register, registerSettings } from '../../stores/registration.ts';
import { session } from '../../stores/session.ts';
import { info } from '../../stores/system.ts';
import { showToast } from '../../stores/toasts.ts';
import { wallet } from '../../stores/wallet.ts';
import { focusField } from '../../ui/field/shell.tsx';
import { enterSite } from './enter-site.ts';
import { NO_PHONE } from './phone-rules.ts';
import {
  firstWay,
  type RegisterFaults,
  type RegisterValues,
  type RegisterWay,
  registerFault,
  rulesOf,
  shownFields,
} from './register-rules.ts';

/** Which field a refusal belongs to. */
const FIELD_OF: Partial<Record<CallFailure['code'], RegisterFieldName>> = {
  'username.exists': 'username',
  'affiliate.invalid': 'affiliateCode',
  'captcha.invalid': 'captcha',
  'captcha.required': 'captcha',
  'mobile.exists': 'mobileNum',
  'mobile.invalid': 'mobileNum',
  'verification.invalid': 'verificationCode',
};

export interface RegisterFormState {
  way: RegisterWay;
  /** Switches the way; a number that was typed is carried over (SPEC section 4). */
  setWay: (way: RegisterWay) => void;
  /** The number is proven by an SMS code: the two stand together. */
  proven: boolean;
  dialingCode: string;
  setDialingCode: (code: string) => void;
  showFaults: (faults: RegisterFaults) => void;
  names: RegisterFieldName[];
  rules: Partial<Record<RegisterFieldName, RegisterFieldRule>>;
  values: RegisterValues;
  faults: RegisterFaults;
  agreed: boolean;
  busy: boolean;
  setAgreed: (agreed: boolean) => void;
  set: (name: RegisterFieldName, text: string) => void;
  /** Checks one field, as when it is left. */
  check: (name: RegisterFieldName) => void;
  submit: () => Promise<void>;
}

const FORM = 'register';

/** Fields that are kept over no reload: secrets, and codes that hold once. */
const FLEETING: readonly string[] = ['password', 'confirmPassword', 'paymentPassword', 'captcha', 'verificationCode'];

function lasting(values: RegisterValues): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, text] of Object.entries(values)) if (text && !FLEETING.includes(name)) texts[name] = text;
  return texts;
}

/** The registration form: what is typed, what is wrong, and how it is sent (SPEC 2.4, sections 4 and 5). */
export function useRegister(search: string): RegisterFormState {
  const settings = registerSettings.value.value as RegisterSettings;
  const [way, chooseWay] = useState<RegisterWay>(() => firstWay(settings));
  const [dialingCode, setDialingCode] = useState(NO_PHONE.countryDialingCode);
  const proven = way === 'mobileNum' || info.value?.whitelabel.features.smsRegistration === true;
  const names = useMemo(() => shownFields(settings, way, proven), [settings, way, proven]);
  const rules = useMemo(() => rulesOf(settings), [settings]);
  const [values, setValues] = useState<RegisterValues>(() => ({
    affiliateCode: linkedAffiliate(search),
    ...typedTexts(FORM),
  }));
  const [faults, setFaults] = useState<RegisterFaults>({});
  const [agreed, setAgreed] = useState(true);
  const [busy, setBusy] = useState(false);

  const showFaults = (found: RegisterFaults) => {
    setFaults(found);
    const first = names.find((name) => found[name]);
    if (first) focusField(first);
  };

  useCheckedLink(values.affiliateCode ?? '', (failed) => setFaults((now) => ({ ...now, ...failed })));

  const set = (name: RegisterFieldName, text: string) => {
    setValues((now) => ({ ...now, [name]: text }));
    setFaults(({ [name]: _gone, ...others }) => others);
  };
  useEffect(() => keepTyped(FORM, lasting(values)), [values]);
  const check = (name: RegisterFieldName) => {
    // An empty field is only a fault once the form is sent: nobody is scolded for looking around.
    if (!values[name]) return;
    setFaults((now) => ({ ...now, [name]: registerFault(name, values, rules[name], proven) }));
  };
  const refuse = (failure: CallFailure) => {
    if (names.includes('captcha')) {
      set('captcha', '');
      void captcha.load();
    }
    const field = FIELD_OF[failure.code] ?? (failure.field as RegisterFieldName | undefined);
    if (field && names.includes(field)) showFaults({ [field]: { key: failure.text } });
    else showToast(failure.toast, failure.text, 3);
  };
  const submit = async () => {
    if (busy) return;
    const found: RegisterFaults = {};
    for (const name of names) {
      const fault = registerFault(name, values, rules[name], proven);
      if (fault) found[name] = fault;
    }
    if (Object.keys(found).length) return showFaults(found);
    setBusy(true);
    try {
      await send(way, names, values, proven ? dialingCode : undefined);
      keepTyped(FORM, undefined);
      void wallet.load();
      showToast('success', 'register_done', 3, { name: session.peek()?.userName ?? '' });
      enterSite(search);
    } catch (thrown) {
      refuse(failureOf(thrown));
    } finally {
      setBusy(false);
    }
  };
  const setWay = (next: RegisterWay) => {
    chooseWay(next);
    setFaults({});
  };
  return {
    way,
    setWay,
    proven,
    dialingCode,
    setDialingCode,
    showFaults,
    names,
    rules,
    values,
    faults,
    agreed,
    busy,
    setAgreed,
    set,
    check,
    submit,
  };
}

/** The code from the link is checked at load (SPEC section 4). */
function useCheckedLink(code: string, onFault: (faults: RegisterFaults) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the code that the link brought
  useEffect(() => {
    if (!code) return;
    checkAffiliateCode(code).catch((thrown: unknown) => {
      const { refused, text } = failureOf(thrown);
      if (refused) onFault({ affiliateCode: { key: text } });
    });
  }, []);
}

/** Sends the shown fields that hold something; the invitation code is checked once more first. */
async function send(
  way: RegisterWay,
  names: readonly RegisterFieldName[],
  values: RegisterValues,
  countryDialingCode: string | undefined,
): Promise<void> {
  const filled: RegisterValues = {};
  for (const name of names) if (values[name] && name !== 'confirmPassword') filled[name] = values[name];
  const code = values.affiliateCode && (await checkAffiliateCode(values.affiliateCode));
  await register(way, {
    ...filled,
    ...(countryDialingCode && { countryDialingCode }),
    password: values.password ?? '',
    ...(code && { affiliateCode: code }),
    ...(filled.captcha && { captchaId: captcha.value.peek()?.captchaId ?? '' }),
  });
}
