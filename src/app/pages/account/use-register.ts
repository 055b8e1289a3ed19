import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RegisterFieldName, RegisterFieldRule, RegisterSettings } from '../../../contract/schemas/registration.ts';
import { keepTyped, typedTexts } from '../../device/form-draft.ts';
import { loadPart } from '../../lib/lazy-part.ts';
import { vouchedPerson } from '../../stores/providers.ts';
import { captcha, dropLinkedAffiliate, linkedAffiliate, registerSettings } from '../../stores/registration.ts';
import { hasFeature, info } from '../../stores/system.ts';
import { showToast } from '../../stores/toasts.ts';
import { focusField } from '../../ui/field/shell.tsx';
import type { Refused } from './parts/register-send.ts';
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
  /** Years that a member must have: 18, or 21 (SPEC section 9). */
  minAge: number;
  agreed: boolean;
  busy: boolean;
  setAgreed: (agreed: boolean) => void;
  set: (name: RegisterFieldName, text: string) => void;
  /** Checks one field, as when it is left. */
  check: (name: RegisterFieldName) => void;
  submit: () => Promise<void>;
}

const FORM = 'register';

/** What sends the form; its bytes come once somebody fills it in. */
const sender = () => loadPart(() => import('./parts/register-send.ts'));

/** What the form begins with: what was typed before a reload, and the code of the link that has led here. */
function startValues(search: string): RegisterValues {
  const affiliateCode = linkedAffiliate(search);
  return { ...typedTexts(FORM), ...(affiliateCode && { affiliateCode }) };
}

/** The registration form: what is typed, what is wrong, and how it is sent (SPEC 2.4, sections 4 and 5). */
export function useRegister(search: string): RegisterFormState {
  const settings = registerSettings.value.value as RegisterSettings;
  const [way, chooseWay] = useState<RegisterWay>(() => firstWay(settings));
  const [dialingCode, setDialingCode] = useState(NO_PHONE.countryDialingCode);
  const proven = way === 'mobileNum' || hasFeature('smsRegistration');
  const minAge = info.value?.minAge ?? 18;
  // Without one the number alone opens the account: by code, until its owner sets a password.
  const bare = way === 'mobileNum' && !hasFeature('mobilePasswordRegistration');
  const names = useMemo(() => shownFields(settings, way, proven, bare), [settings, way, proven, bare]);
  const rules = useMemo(() => rulesOf(settings), [settings]);
  const [values, setValues] = useState<RegisterValues>(() => startValues(search));
  const [faults, setFaults] = useState<RegisterFaults>({});
  const [agreed, setAgreed] = useState(true);
  const [busy, setBusy] = useState(false);

  const showFaults = (found: RegisterFaults) => {
    setFaults(found);
    const first = names.find((name) => found[name]);
    if (first) focusField(first);
  };

  useCheckedLink(values.affiliateCode ?? '', () => {
    if (names.includes('affiliateCode')) {
      setFaults((now) => ({ ...now, affiliateCode: { key: 'referrer_link_error' } }));
      return;
    }
    // Nobody can mend a code in a field that is not there.
    dropLinkedAffiliate();
    setValues(({ affiliateCode: _bad, ...others }) => others);
    showToast('fail', 'referrer_link_error', 4);
  });
  const latest = useRef(values);
  latest.current = values;
  const person = vouchedPerson.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a person
  useEffect(() => {
    if (person) sender().then(({ known }) => setValues((now) => known(person, now)), console.warn);
  }, [person]);

  const set = (name: RegisterFieldName, text: string) => {
    if (name === 'affiliateCode') dropLinkedAffiliate();
    setValues((now) => ({ ...now, [name]: text }));
    setFaults(({ [name]: _gone, ...others }) => others);
  };
  useLayoutEffect(() => keepTyped(FORM, values), [values]);
  const faultOf = (name: RegisterFieldName) => registerFault(name, values, rules[name], proven, minAge);
  const check = (name: RegisterFieldName) => {
    const text = values[name];
    // An empty field is only a fault once the form is sent: nobody is scolded for looking around.
    if (!text) return;
    const fault = faultOf(name);
    setFaults((now) => ({ ...now, [name]: fault }));
    if (fault) return;
    const asking = sender().then(({ takenFault }) => takenFault(name, text), console.warn);
    void asking.then((taken) => {
      if (taken && latest.current[name] === text) setFaults((now) => ({ ...now, [name]: taken }));
    });
  };
  const refuse = ({ refused, field, text, toast, values: places }: Refused) => {
    // What never reached the platform has used no captcha up.
    if (refused && names.includes('captcha')) {
      set('captcha', '');
      void captcha.load();
    }
    if (field && names.includes(field)) showFaults({ [field]: { key: text } });
    else showToast(toast, text, 4, places);
  };
  const submit = async () => {
    if (busy) return;
    const found: RegisterFaults = {};
    for (const name of names) {
      const fault = faultOf(name);
      if (fault) found[name] = fault;
    }
    if (Object.keys(found).length) return showFaults(found);
    setBusy(true);
    const send = await sender().catch(console.error);
    if (!send) {
      setBusy(false);
      showToast('offline', 'no_internet', 3);
      return;
    }
    try {
      await send.sendForm(way, names, values, proven ? dialingCode : undefined);
      keepTyped(FORM, undefined);
      send.welcome(search);
    } catch (thrown) {
      refuse(send.refusedBy(thrown));
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
    minAge,
    agreed,
    busy,
    setAgreed,
    set,
    check,
    submit,
  };
}

/** The code from the link is checked at load (SPEC section 4). */
function useCheckedLink(code: string, onRefused: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the code that the link brought
  useEffect(() => {
    if (code) sender().then(async ({ isRefused }) => (await isRefused(code)) && onRefused(), console.warn);
  }, []);
}
