import type { SecurityConfig } from '../../../contract/schemas/security.ts';
import type { Fault } from '../forms/faults.ts';
import { textFault } from '../forms/field-faults.ts';

type PinRule = SecurityConfig['paymentRule'];

/** The longest payment password that is drawn as boxes. */
const MOST_BOXES = 8;

/** The number of digits, if the rule asks for a few digits; undefined where the site takes other texts. */
export function pinLength(rule: PinRule): number | undefined {
  const { pattern = '', minLength, maxLength } = rule;
  const digits = /^\^?(\\d|\[0-9\])/.test(pattern);
  return digits && minLength === maxLength && maxLength && maxLength <= MOST_BOXES ? maxLength : undefined;
}

/** True for what a thief tries first: one repeated digit, or digits in a row. */
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

/** What is wrong with the repeated payment password. */
export function confirmFault(confirm: string, pin: string): Fault | undefined {
  if (!confirm) return { key: 'fault_required' };
  return confirm === pin ? undefined : { key: 'pin_differs' };
}
