import type { RegisterFieldName } from '../../../../contract/schemas/registration.ts';
import { POPUPS_SHOWN } from '../../../device/popups-shown.ts';
import { tab } from '../../../device/storage.ts';
import { phoneProvider } from '../../../features/codes/sms-proof.ts';
import type { Fault } from '../../../features/forms/faults.ts';
import { enterSite } from '../../../features/sign-in/enter-site.ts';
import { language, loadTexts, type TextKey, type TextValues } from '../../../i18n/texts.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { go } from '../../../routes/links.ts';
import { type CallFailure, failureOf } from '../../../stores/data/error-text.ts';
import { holdPerson, PROVIDER_NAMES, type VouchedPerson, vouchedPerson } from '../../../stores/linked/providers.ts';
import {
  captcha,
  checkAffiliateCode,
  isEmailFree,
  isUsernameFree,
  type RegisterFields,
  register,
} from '../../../stores/registration/registration.ts';
import { ask } from '../../../stores/screen/dialogs.ts';
import { pageFree } from '../../../stores/screen/page-free.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { session } from '../../../stores/session/session.ts';
import { signIn } from '../../../stores/session/sign-in.ts';
import { hasFeature } from '../../../stores/system/system.ts';
import { wallet } from '../../../stores/wallet/wallet.ts';
import type { RegisterValues, RegisterWay } from './register-rules.ts';

/** Time that the page after a registration needs to open, in ms. */
const PAGE_OPENS = 800;

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

/** Fills in what another service said of the person that it vouched for; what was typed stays. */
export function prefilled({ name = '', email = '' }: VouchedPerson, typed: RegisterValues): RegisterValues {
  const values: RegisterValues = { email, payeeName: name, nickname: name.slice(0, 20) };
  for (const [field, text] of Object.entries(typed)) if (text) values[field as RegisterFieldName] = text;
  return values;
}

/** A registration that did not work, as the form tells it: under `field` if there is one, else as a message. */
export interface Refused {
  /** The platform said no; otherwise nobody knows whether it was asked. */
  readonly refused: boolean;
  readonly field?: RegisterFieldName | undefined;
  readonly text: TextKey;
  readonly toast: CallFailure['toast'];
  readonly values?: TextValues;
}

/** Reads a failure, and forgets the ticket of another service that has expired. */
export function refusedBy(thrown: unknown): Refused {
  const { refused, code, text, toast, field } = failureOf(thrown);
  const person = vouchedPerson.peek();
  if (!person || !code.startsWith('provider.')) {
    return { refused, text, toast, field: FIELD_OF[code] ?? (field as RegisterFieldName | undefined) };
  }
  holdPerson(undefined);
  const told = code === 'provider.linked' ? 'provider_taken' : 'provider_late';
  return { refused, toast, text: told, values: { provider: PROVIDER_NAMES[person.provider] } };
}

/** Greets the new member, leads on, and offers limits where the site has them. */
export function welcome(search: string): void {
  holdPerson(undefined);
  void wallet.load();
  const member = session.peek();
  // The first session is for a first game: pop-ups come with the next login.
  tab.set(POPUPS_SHOWN, String(member?.since));
  showToast('success', 'register_done', 3, { name: member?.userName ?? '' });
  enterSite(search);
  if (hasFeature('playLimits')) offerLimits().catch(console.warn);
}

/** Asks a new member for limits once the next page is open, as a change of page answers every open question. */
async function offerLimits(): Promise<void> {
  await loadTexts(language(), ['offer']);
  await new Promise((resolve) => setTimeout(resolve, PAGE_OPENS));
  await pageFree();
  const yes = await ask({ title: 'offer_title', text: 'offer_text', submit: 'offer_set', cancel: 'offer_skip' });
  if (yes) go('/m/protection');
}

/**
 * What only the platform knows of a field that is fine otherwise: a name or an address that somebody has (SPEC 7.1). Told when the field
 * is left; a line that is down tells nothing, as the platform checks once more at the end.
 */
export async function takenFault(name: RegisterFieldName, text: string): Promise<Fault | undefined> {
  const isFree = { username: isUsernameFree, email: isEmailFree }[name as string];
  if (!isFree || (await isFree(text).catch(() => true))) return undefined;
  return { key: name === 'email' ? 'email_exists' : 'username_exists' };
}

/** True when the platform refuses an invitation code; false also without a line. */
export async function isRefused(code: string): Promise<boolean> {
  return checkAffiliateCode(code).then(
    () => false,
    (thrown: unknown) => failureOf(thrown).refused,
  );
}

/** Sends the shown fields that hold something; the invitation code is checked once more first (SPEC section 4). @throws CallError */
export async function sendForm(
  way: RegisterWay,
  names: readonly RegisterFieldName[],
  values: RegisterValues,
  countryDialingCode: string | undefined,
): Promise<void> {
  const filled: RegisterValues = {};
  for (const name of names) if (values[name] && name !== 'confirmPassword') filled[name] = values[name];
  const code = values.affiliateCode && (await checkAffiliateCode(values.affiliateCode));
  const { mobileNum = '', verificationCode = '' } = filled;
  const firebaseIdToken =
    countryDialingCode &&
    (await (await phoneProvider())?.providerProof({ mobileNum, verificationCode, countryDialingCode }));
  const providerTicket = vouchedPerson.peek()?.ticket;
  const form: RegisterFields = {
    ...filled,
    ...(countryDialingCode && { countryDialingCode }),
    // Where none is asked for, one that nobody knows: the number's code opens the account.
    password: names.includes('password') ? (values.password ?? '') : `Aa1${randomKey()}`,
    ...(code && { affiliateCode: code }),
    ...(filled.captcha && { captchaId: captcha.value.peek()?.captchaId ?? '' }),
    ...(firebaseIdToken && { firebaseIdToken, firebaseChannel: 'sms' }),
    ...(providerTicket && { providerTicket }),
  };
  await sendOrSignIn(form, () => register(way, form));
}

/** The username of an attempt whose answer was lost. */
let lostUsername: string | undefined;

/** Registers. A name that is taken since a lost answer is the person's own if the password opens it: then this logs in. */
async function sendOrSignIn({ username, password }: RegisterFields, send: () => Promise<void>): Promise<void> {
  try {
    await send();
    lostUsername = undefined;
  } catch (thrown) {
    const { code, refused } = failureOf(thrown);
    if (username && code === 'username.exists' && lostUsername === username) {
      await signIn({ type: 'username', username, password }).catch(() => {
        throw thrown;
      });
      return;
    }
    if (!refused) lostUsername = username;
    throw thrown;
  }
}
