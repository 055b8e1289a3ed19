import type { ErrorCode } from '../../../contract/errors.ts';
import { asCallError, type CallError, type CallErrorKind } from '../../api/errors.ts';
import { type TextKey, t } from '../../i18n/texts.ts';

/** Texts of refusals that are not called as their code (SPEC section 8). */
const byCode: Partial<Record<ErrorCode, TextKey>> & { __proto__: null } = {
  // A platform's code may be the name of what every object inherits.
  __proto__: null,
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

/**
 * The text that tells a person why a call failed and what to do: one called as the refusal's code, where the dictionaries have it
 * (`captcha.required` is `captcha_required`), else that of the kind of failure, else the unknown-error text.
 */
export function errorText({ code, kind }: CallError): TextKey {
  const alike = /^[a-z]+\./.test(code) && (code.replace(/\./g, '_') as TextKey);
  return byCode[code] || (alike && t(alike) && alike) || byKind[kind] || 'unknown_error';
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
