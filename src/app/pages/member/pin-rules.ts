import type { SecurityConfig } from '../../../contract/schemas/security.ts';
import { type Fault, textFault } from './form-rules.ts';

type PinRule = SecurityConfig['paymentRule'];

/** Longest one that is drawn as boxes. */
const MOST_BOXES = 8;

/** How many digits it has, when it is a few digits; undefined when the site takes texts of other kinds. */
export function pinLength(rule: PinRule): number | undefined {
  const { pattern = '', minLength, maxLength } = rule;
  const digits = /^\^?(\\d|\[0-9\])/.test(pattern);
  return digits && minLength === maxLength && maxLength && maxLength <= MOST_BOXES ? maxLength : undefined;
}

/** Whether it is what everybody tries first: one digit again and again, or digits in a row. */
export function isEasyPin(pin: string): boolean {
  if (!/^\d{2,}$/.test(pin)) return false;
  const steps = [...pin].slice(1).map((digit, place) => Number(digit) - Number(pin[place]));
  return steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
}

/** What is wrong with a new payment password; `others` are the secrets that it must not be. */
export function newPinFault(pin: string, rule: PinRule, others: readonly string[]): Fault | undefined {
  const length = pinLength(rule);
  const fault = textFault('paymentPassword', pin, rule, true);
  if (fault) return length && pin ? { key: 'pin_digits', values: { length } } : fault;
  if (isEasyPin(pin)) return { key: 'pin_easy' };
  return others.includes(pin) ? { key: 'pin_same' } : undefined;
}

/** What is wrong with the confirmation. */
export function confirmFault(confirm: string, pin: string): Fault | undefined {
  if (!confirm) return { key: 'fault_required' };
  return confirm === pin ? undefined : { key: 'pin_differs' };
}
