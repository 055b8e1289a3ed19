import type { FailureValue } from '../../contract/envelope.ts';
import type { ErrorCode } from '../../contract/errors.ts';

/** HTTP statuses of refusals; what is absent is 400. A status never says more than the code does. */
const STATUS: Partial<Record<ErrorCode, number>> = {
  'session.missing': 401,
  'session.expired': 401,
  'account.disabled': 403,
  'account.not.member': 403,
  'account.excluded': 403,
  'permission.denied': 403,
  'free.reject': 403,
  'region.restricted': 403,
  'not.found': 404,
  'game.unavailable': 404,
  'username.exists': 409,
  'mobile.exists': 409,
  'email.exists': 409,
  'idempotency.conflict': 409,
  'wallet.insufficient': 409,
  'deposit.closed': 409,
  'limit.reached': 409,
  'live.closed': 409,
  'live.level': 403,
  'live.unpaid': 402,
  'live.price': 409,
  'login.failed': 422,
  'captcha.required': 422,
  'captcha.invalid': 422,
  'verification.invalid': 422,
  'human.required': 422,
  'provider.failed': 422,
  'provider.linked': 409,
  'answer.wrong': 422,
  'recovery.unmatched': 422,
  'update.required': 426,
  'too.many.requests': 429,
  'verification.too.soon': 429,
  unknown: 500,
  'not.ready': 501,
  maintenance: 503,
  'game.maintenance': 503,
  'vendor.maintenance': 503,
};

/** A call that the platform will not serve, with the code that the app turns into a text (SPEC section 8). */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly value?: FailureValue,
  ) {
    super(code);
    this.status = STATUS[code] ?? 400;
  }
}

/** Refuses the call at hand: inside a transaction, everything that it did is undone. */
export function refuse(code: ErrorCode, value?: FailureValue): never {
  throw new Refusal(code, value);
}
