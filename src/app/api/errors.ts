import type { FailureValue } from '../../contract/envelope.ts';
import type { ErrorCode } from '../../contract/errors.ts';

/**
 * Why a call gave no value.
 * - `refused`: the platform said no; `code` says why. - `session`: there is none, or it ended.
 * - `offline`: nothing was reached. - `timeout`: no answer in time. - `server`: 5xx, or 429 of a gateway. - `format`: no JSON, or no envelope.
 * - `aborted`: the caller gave up; shows nothing.
 */
export type CallErrorKind = 'refused' | 'session' | 'offline' | 'timeout' | 'server' | 'format' | 'aborted';

/** Refusals that close the site, whatever was asked, in the order of its states. */
const CLOSING: readonly ErrorCode[] = ['maintenance', 'region.restricted', 'update.required'];

/** The one error that calls end in (DESIGN.md section 4). */
export class CallError extends Error {
  // Given as text, because minifying mangles class names.
  override readonly name = 'CallError';
  readonly kind: CallErrorKind;
  readonly code: ErrorCode;
  readonly value: FailureValue | undefined;

  constructor(kind: CallErrorKind, code: ErrorCode = 'unknown', value?: FailureValue) {
    super(`${kind}: ${code}`);
    this.kind = kind;
    this.code = code;
    this.value = value;
  }

  /** True when nobody knows whether the platform carried the call out: the same Idempotency-Key must be sent again. */
  get unsettled(): boolean {
    return ['offline', 'timeout', 'server', 'format'].includes(this.kind);
  }

  /** The state in which this closes the site: 1 maintenance, 2 access denied (SPEC section 4), 3 too old; 0 leaves it open. */
  get closing(): number {
    return CLOSING.indexOf(this.code) + 1;
  }
}

/** Any thrown thing as a CallError; a fault of our own stays visible in the console. */
export function asCallError(thrown: unknown): CallError {
  if (thrown instanceof CallError) return thrown;
  console.error(thrown);
  return new CallError('format');
}
