import type { ErrorCode } from './errors.ts';
import type { Decimal, Instant } from './schemas/money.ts';
import type { LimitKey } from './schemas/protection.ts';

/** What the platform answers when a call worked (DESIGN.md section 4). */
export interface Success<Value> {
  success: true;
  value: Value;
  message?: string;
}

/** What the platform answers when it refused a call; `value.captcha` asks for the image captcha (SPEC 2.3). */
export interface Failure {
  success: false;
  code: ErrorCode;
  message?: string;
  value?: FailureValue;
}

/** Details of a refusal: the field at fault, and for each failed field the rule it broke. */
export interface FailureValue {
  captcha?: boolean;
  field?: string;
  issues?: { field: string; message: string }[];
  /** With `limit.reached`, where the member has set it: which limit, what is left of it, and when it starts over. */
  limit?: LimitKey & { left: Decimal; resetsAt: Instant };
  /** With `account.excluded`: what closes play, and until when; an exclusion without it is for good. */
  closed?: { by: 'timeOut' | 'exclusion'; until?: Instant };
  /** How many more wrong secrets are taken before the account waits. */
  left?: number;
  /** Until when the account waits after too many wrong secrets: ms since 1970, in UTC. */
  until?: number;
  /** With `region.restricted`, the visitor's address as the platform sees it. */
  ip?: string;
  /** With `maintenance`, when it is to end. */
  ends?: Instant;
}

export type Envelope<Value> = Success<Value> | Failure;
