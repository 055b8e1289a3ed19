import { asCallError } from '../../api/errors.ts';
import { type CallFailure, failureOf } from './error-text.ts';

/** A failure of a call that asks for a secret. */
export interface SecretFailure extends CallFailure {
  /** How many more wrong secrets are taken. */
  readonly left: number | undefined;
  /** Minutes until the account has waited enough; undefined when it does not have to. */
  readonly minutes: number | undefined;
}

/** Any thrown thing as a failure of a call that asks for a secret; `now` in ms. */
export function secretFailureOf(thrown: unknown, now: number): SecretFailure {
  const { left, until } = asCallError(thrown).value ?? {};
  return {
    ...failureOf(thrown),
    left,
    minutes: until === undefined ? undefined : Math.max(1, Math.ceil((until - now) / 60_000)),
  };
}
