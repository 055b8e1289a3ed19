import type { ErrorCode } from '../../../contract/errors.ts';
import { asCallError, type CallError, type CallErrorKind } from '../../api/errors.ts';
import type { TextKey } from '../../i18n/texts.ts';

/** A code as keys of texts are written: `captcha.required` is `captcha_required`. */
type Written<Code extends string> = Code extends `${infer Head}.${infer Rest}` ? `${Head}_${Written<Rest>}` : Code;

/** Codes whose text is called as they are. */
type NamedAlike = { [Code in ErrorCode]: Written<Code> extends TextKey ? Code : never }[ErrorCode];

/** Refusals that have a text of their own (SPEC section 8), called as they are: what every page carries is short. */
const alike: readonly NamedAlike[] = [
  'session.expired',
  'login.failed',
  'account.disabled',
  'account.not.member',
  'account.excluded',
  'captcha.required',
  'captcha.invalid',
  'username.exists',
  'mobile.exists',
  'mobile.invalid',
  'agent.invalid',
  'verification.invalid',
  'verification.too.soon',
  'permission.denied',
  'free.reject',
  'deposit.closed',
  'game.unavailable',
  'game.maintenance',
  'limit.reached',
  'not.found',
  'too.many.requests',
  'payload.invalid',
  'region.restricted',
  'update.required',
];

/** Texts of refusals that are called otherwise. A code without any text shows the unknown-error text. */
const byCode: Partial<Record<ErrorCode, TextKey>> = {
  'session.missing': 'not_logged_in',
  'affiliate.invalid': 'invitation_code_error',
  'encryption.invalid': 'encryption_failed',
  'wallet.insufficient': 'balance_insufficient',
  'deposit.amount': 'deposit_amount_error',
  'not.ready': 'coming_soon',
  maintenance: 'platform_maintenance',
};

const byKind: Partial<Record<CallErrorKind, TextKey>> = {
  session: 'not_logged_in',
  offline: 'no_internet',
  timeout: 'slow_connection',
  server: 'system_upgrading',
  format: 'system_upgrading',
};

/** The text that tells a person why a call failed and what to do. */
export function errorText({ code, kind }: CallError): TextKey {
  if ((alike as readonly ErrorCode[]).includes(code)) return code.replace(/\./g, '_') as Written<NamedAlike>;
  return byCode[code] || byKind[kind] || 'unknown_error';
}

/** A failed call as a page needs it: its text, how to show it, and what the platform added. */
export interface CallFailure {
  readonly text: TextKey;
  readonly toast: 'fail' | 'offline';
  readonly code: ErrorCode;
  /** The platform said no; otherwise the line or the platform failed. */
  readonly refused: boolean;
  /** The platform wants the image captcha with the next attempt (SPEC section 8). */
  readonly captcha: boolean;
  /** The field at fault, if the platform named one. */
  readonly field: string | undefined;
}

/** Any thrown thing as a failure that can be shown. */
export function failureOf(thrown: unknown): CallFailure {
  const error = asCallError(thrown);
  return {
    text: errorText(error),
    toast: error.kind === 'offline' ? 'offline' : 'fail',
    code: error.code,
    refused: error.kind === 'refused',
    captcha: error.value?.captcha === true,
    field: error.value?.field,
  };
}
