import { useEffect, useMemo, useState } from 'react';
import type { RegisterFieldName, RegisterSettings } from '../../../../contract/schemas/registration.ts';
import { typedTexts } from '../../../device/form-draft.ts';
import { NO_PHONE } from '../../../features/codes/phone-rules.ts';
import { faultsOf } from '../../../features/forms/faults.ts';
import { type FormActions, useForm } from '../../../features/forms/use-form.ts';
import { loadPart } from '../../../lib/lazy-part.ts';
import { recordOf } from '../../../lib/record-of.ts';
import { vouchedPerson } from '../../../stores/linked/providers.ts';
import {
  captcha,
  dropLinkedAffiliate,
  linkedAffiliate,
  registerSettings,
} from '../../../stores/registration/registration.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { hasFeature, info } from '../../../stores/system/system.ts';
import {
  firstWay,
  type RegisterValues,
  type RegisterWay,
  registerFault,
  rulesOf,
  shownFields,
} from './register-rules.ts';

const FORM = 'register';

/** What sends the form; its bytes come once somebody fills it in. */
const sender = () => loadPart(() => import('./register-send.ts'));

/** What the form begins with: what was typed before a reload, and the code of the link that has led here. */
function startValues(search: string): RegisterValues {
  const affiliateCode = linkedAffiliate(search);
  return { ...typedTexts(FORM), ...(affiliateCode && { affiliateCode }) };
}

/** Which fields there are, and by which rules, for the way that was chosen. */
function useRegisterFields() {
  const settings = registerSettings.value.value as RegisterSettings;
  const [chosen, setWay] = useState<RegisterWay>('username');
  // Fresh settings may know one way only.
  const way = settings.usernameEnabled && settings.mobileEnabled ? chosen : firstWay(settings);
  const [dialingCode, setDialingCode] = useState(NO_PHONE.countryDialingCode);
  // The number is proven by an SMS code: the two stand together.
  const proven = way === 'mobileNum' || hasFeature('smsRegistration');
  // Without a password the number alone opens the account: by code, until its owner sets a password.
  const bare = way === 'mobileNum' && !hasFeature('mobilePasswordRegistration');
  const names = useMemo(() => shownFields(settings, way, proven, bare), [settings, way, proven, bare]);
  const rules = useMemo(() => rulesOf(settings), [settings]);
  // Years that a member must have: 18, or 21 (SPEC section 9).
  const minAge = info.value?.minAge ?? 18;
  return { way, setWay, dialingCode, setDialingCode, proven, names, rules, minAge };
}

/** The registration form: what is typed, what is wrong, and how it is sent (SPEC 2.4, sections 4 and 5). */
export function useRegister(search: string) {
  const fields = useRegisterFields();
  const { way, proven, names, rules, minAge, dialingCode } = fields;
  const [agreed, setAgreed] = useState(true);
  const form = useForm<RegisterValues>({
    name: FORM,
    first: () => startValues(search),
    order: names,
    check: (values) => faultsOf(recordOf(names, (name) => registerFault(name, values, rules[name], proven, minAge))),
    send: async (values) => {
      const { sendForm, welcome } = await sender();
      await sendForm(way, names, values, proven ? dialingCode : undefined);
      welcome(search);
    },
    refused: (thrown, actions) => void tellRefused(thrown, names, actions),
  });

  useCheckedLink(form.current().affiliateCode ?? '', () => {
    if (names.includes('affiliateCode')) return form.mark({ affiliateCode: { key: 'referrer_link_error' } });
    // Nobody can mend a code in a field that is not there.
    dropLinkedAffiliate();
    form.set({ affiliateCode: '' });
    showToast('fail', 'referrer_link_error', 4);
  });
  const person = vouchedPerson.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a person
  useEffect(() => {
    if (person) sender().then(({ prefilled }) => form.set(prefilled(person, form.current())), console.warn);
  }, [person]);

  const set = (name: RegisterFieldName, text: string) => {
    if (name === 'affiliateCode') dropLinkedAffiliate();
    form.set({ [name]: text });
    if (name === 'password') form.mark({ confirmPassword: undefined });
  };
  /** Checks one field when it is left; what only the platform knows is asked of it. */
  const check = (name: RegisterFieldName) => {
    const text = form.current()[name];
    // The repetition is wrong, or right again, by what the password is now (SPEC section 5).
    if (name === 'password') form.leave('confirmPassword');
    if (!form.leave(name) || !text) return;
    const asking = sender().then(({ takenFault }) => takenFault(name, text), console.warn);
    void asking.then((taken) => {
      if (taken && form.current()[name] === text) form.mark({ [name]: taken });
    });
  };
  /** Switches the way; a number that was typed is carried over (SPEC section 4). */
  const setWay = (next: RegisterWay) => {
    fields.setWay(next);
    form.show({});
  };
  return { ...form, ...fields, agreed, setAgreed, set, check, setWay };
}

export type RegisterFormState = ReturnType<typeof useRegister>;

/** Tells a refusal under its field, else as a message. */
async function tellRefused(
  thrown: unknown,
  names: readonly RegisterFieldName[],
  form: FormActions<RegisterValues>,
): Promise<void> {
  const send = await sender().catch(console.error);
  if (!send) return void showToast('offline', 'no_internet', 3);
  const { refused, field, text, toast, values } = send.refusedBy(thrown);
  // What never reached the platform has used no captcha up.
  if (refused && names.includes('captcha')) {
    form.set({ captcha: '' });
    void captcha.load();
  }
  const inForm = field && names.includes(field);
  if (inForm) form.tell(field, { key: text });
  // An invitation code that nobody knows is told both ways (SPEC section 8).
  if (!inForm || field === 'affiliateCode') showToast(toast, text, 4, values);
}

/** The code from the link is checked at load (SPEC section 4). */
function useCheckedLink(code: string, onRefused: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the code that the link brought
  useEffect(() => {
    if (code) sender().then(async ({ isRefused }) => (await isRefused(code)) && onRefused(), console.warn);
  }, []);
}
