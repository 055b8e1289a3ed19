import type { ErrorCode } from '../../contract/errors.ts';
import { asCallError, type CallError, type CallErrorKind } from '../api/errors.ts';
import type { TextKey } from '../i18n/texts.ts';

/** Texts of refusals (SPEC section 8). A code without a text of its own shows the unknown-error text. */
const byCode: Partial<Record<ErrorCode, TextKey>> = {
  'session.missing': 'not_logged_in',
  'session.expired': 'session_expired',
  'login.failed': 'login_failed',
  'account.disabled': 'account_disabled',
  'account.not.member': 'account_not_member',
  'account.excluded': 'account_excluded',
  'captcha.required': 'captcha_required',
  'captcha.invalid': 'captcha_invalid',
  'username.exists': 'username_exists',
  'mobile.exists': 'mobile_exists',
  'mobile.invalid': 'mobile_invalid',
  'affiliate.invalid': 'invitation_code_error',
  'agent.invalid': 'agent_invalid',
  'verification.invalid': 'verification_invalid',
  'verification.too.soon': 'verification_too_soon',
  'permission.denied': 'permission_denied',
  'free.reject': 'free_reject',
  'encryption.invalid': 'encryption_failed',
  'wallet.insufficient': 'balance_insufficient',
  'deposit.amount': 'deposit_amount_error',
  'deposit.closed': 'deposit_closed',
  'game.unavailable': 'game_unavailable',
  'game.maintenance': 'game_maintenance',
  'limit.reached': 'limit_reached',
  'not.found': 'not_found',
  'too.many.requests': 'too_many_requests',
  'not.ready': 'coming_soon',
  'payload.invalid': 'payload_invalid',
  maintenance: 'platform_maintenance',
  'region.restricted': 'region_restricted',
  'update.required': 'update_required',
};

const byKind: Partial<Record<CallErrorKind, TextKey>> = {
  session: 'not_logged_in',
  offline: 'no_internet',
  timeout: 'slow_connection',
  server: 'system_upgrading',
  format: 'system_upgrading',
};

/** The text that tells a person why a call failed and what to do. */
export const errorText = (error: CallError): TextKey => byCode[error.code] ?? byKind[error.kind] ?? 'unknown_error';

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
