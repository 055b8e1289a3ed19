import type { ErrorCode } from './errors.ts';

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
}

export type Envelope<Value> = Success<Value> | Failure;
