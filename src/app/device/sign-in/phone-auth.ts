import { SignInError } from './service.ts';

/** The phone-authentication provider: speaks Firebase Auth's REST protocol, which spares its SDK (well over 50 KiB). */
export interface PhoneService {
  /** Names the site, no secret; it travels in a header all the same. */
  apiKey: string;
  /** https or a path of this site, without a final slash. */
  origin: string;
}

/** What the provider says when it wants the human check first. */
const WANTS_PERSON = [
  'CAPTCHA_CHECK_FAILED',
  'MISSING_RECAPTCHA_TOKEN',
  'MISSING_APP_CREDENTIAL',
  'INVALID_APP_CREDENTIAL',
];

/** How long a call may take, in ms. */
const LONGEST = 15_000;

/** The provider said no; `wantsPerson`: a human check may change that. */
export class PhoneRefusal extends Error {
  override readonly name = 'PhoneRefusal';
  readonly wantsPerson: boolean;

  constructor(readonly code: string) {
    super(code);
    this.wantsPerson = WANTS_PERSON.some((known) => code.startsWith(known));
  }
}

async function call({ apiKey, origin }: PhoneService, method: string, body: object): Promise<Record<string, unknown>> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), LONGEST);
  try {
    const answer = await fetch(`${origin}/v1/accounts:${method}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Goog-Api-Key': apiKey },
      credentials: 'omit',
      body: JSON.stringify(body),
      signal: controller.signal,
    });
    const value = (await answer.json()) as Record<string, unknown> & { error?: { message?: string } };
    if (!answer.ok) throw new PhoneRefusal(value.error?.message ?? '');
    return value;
  } catch (thrown) {
    throw thrown instanceof PhoneRefusal ? thrown : new SignInError('down');
  } finally {
    clearTimeout(timer);
  }
}

const textOf = (value: unknown): string => {
  if (typeof value !== 'string' || value === '') throw new SignInError('down');
  return value;
};

/** Has a code sent to a full number (+5511...), and gives what the code is checked with. @throws PhoneRefusal, SignInError `down` */
export async function sendPhoneCode(
  service: PhoneService,
  phoneNumber: string,
  recaptchaToken?: string,
): Promise<string> {
  const body = { phoneNumber, ...(recaptchaToken && { recaptchaToken }) };
  return textOf((await call(service, 'sendVerificationCode', body)).sessionInfo);
}

/** Exchanges the code for the token that proves the number. @throws PhoneRefusal for a wrong code, SignInError `down` */
export async function provePhone(service: PhoneService, sessionInfo: string, code: string): Promise<string> {
  return textOf((await call(service, 'signInWithPhoneNumber', { sessionInfo, code })).idToken);
}
