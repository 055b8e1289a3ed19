import type { BankCardForm, PixKeyType, WithdrawSettings } from '../../../../contract/schemas/withdraw.ts';
import { fromMinor, shareOf, toMinor } from '../../../lib/decimal.ts';

/** The name under which typed text is kept over a reload. */
export const WITHDRAW_FORM = 'withdraw';

/** What is wrong with an amount to withdraw. */
export type WithdrawFlaw = 'format' | 'limits' | 'balance' | 'identity';

const minor = (decimal: string): number => toMinor(decimal) ?? 0;

/** What is wrong with an amount (a decimal string, or undefined when it was none); undefined when it may be asked for. */
export function withdrawFlaw(amount: string | undefined, settings: WithdrawSettings): WithdrawFlaw | undefined {
  const asked = amount === undefined ? undefined : toMinor(amount);
  if (asked === undefined || asked <= 0) return 'format';
  if (asked < minor(settings.minAmount) || asked > minor(settings.maxAmount)) return 'limits';
  if (asked > minor(settings.available)) return 'balance';
  return settings.kycAbove !== undefined && asked > minor(settings.kycAbove) ? 'identity' : undefined;
}

/**
 * The fee of an amount as decimal string: `feeRate` percent, rounded up to a minor unit, but at least `feeMin`. It is taken off what
 * arrives, and shown before anything is sent; the platform's own figure counts.
 */
export function feeOf(amount: string, { feeRate, feeMin }: WithdrawSettings): string {
  const share = shareOf(minor(amount), feeRate, Math.ceil);
  return fromMinor(Math.max(share, minor(feeMin)));
}

/** What arrives after the fee, as decimal string; never below zero. */
export const arriving = (amount: string, settings: WithdrawSettings): string =>
  fromMinor(Math.max(0, minor(amount) - minor(feeOf(amount, settings))));

/** The most that can be asked for now, as decimal string; undefined when it is less than the least. */
export function mostOf(settings: WithdrawSettings): string | undefined {
  const most = Math.min(minor(settings.available), minor(settings.maxAmount));
  return most < minor(settings.minAmount) ? undefined : fromMinor(most);
}

/** Why no withdrawal can be made now, whatever the amount; undefined when one can. */
export function withdrawStop(settings: WithdrawSettings): 'password' | 'wagering' | 'today' | undefined {
  if (!settings.paymentPasswordSet) return 'password';
  if (minor(settings.wageringDue) > 0) return 'wagering';
  return settings.remainingToday <= 0 ? 'today' : undefined;
}

/** What a member has to do before money can go out, in this order. */
export type WithdrawStep = 'password' | 'account' | 'wagering' | 'identity';

/** The steps that are still missing; the identity is one where the site pays only part without it. */
export function missingSteps(settings: WithdrawSettings, hasAccount: boolean): WithdrawStep[] {
  const missing: Record<WithdrawStep, boolean> = {
    password: !settings.paymentPasswordSet,
    account: !hasAccount,
    wagering: minor(settings.wageringDue) > 0,
    identity: settings.kycAbove !== undefined,
  };
  return (Object.keys(missing) as WithdrawStep[]).filter((step) => missing[step]);
}

/** The words of a name, without accents and capitals. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim()
    .split(/\s+/);

/**
 * Whether a typed name may be the one that the platform shows masked, as `M***** d* S****`: word for word what the mask shows. A mask of
 * one word may hide the spaces too.
 */
export function mayBeName(typed: string, masked: string): boolean {
  const shown = wordsOf(masked);
  const words = shown.length === 1 ? [wordsOf(typed).join(' ')] : wordsOf(typed);
  const fits = (word: string, at: number): boolean =>
    word.includes('*') ? (words[at] ?? '').startsWith(word.split('*', 1)[0] ?? '') : word === words[at];
  return words.length === shown.length && shown.every(fits);
}

const PIX_FORMS: Record<PixKeyType, RegExp> = {
  cpf: /^\d{11}$/,
  email: /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/,
  phone: /^\+?\d{10,15}$/,
  random: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
};

/** The check digits of a CPF: each weighs the digits before it, from 2 upwards from the right. */
function isCpf(digits: string): boolean {
  if (/^(\d)\1{10}$/.test(digits)) return false;
  return [9, 10].every((length) => {
    const sum = Array.from(digits.slice(0, length)).reduce(
      (all, digit, at) => all + Number(digit) * (length + 1 - at),
      0,
    );
    return ((sum * 10) % 11) % 10 === Number(digits[length]);
  });
}

/** A number as it is sent: without the dots, dashes, brackets and spaces that people type. */
export function plainNumber(kind: BankCardForm['kind'], keyType: PixKeyType, typed: string): string {
  const text = typed.trim();
  if (kind === 'bank') return text.replace(/\s/g, '');
  if (keyType === 'cpf') return text.replace(/[.\-\s]/g, '');
  return keyType === 'phone' ? text.replace(/[()\-\s]/g, '') : text;
}

/** Whether a number has the form of an account or of such a Pix key. */
export function numberFits(kind: BankCardForm['kind'], keyType: PixKeyType, number: string): boolean {
  if (kind === 'bank') return /^[\dX.-]{4,30}$/.test(number);
  return PIX_FORMS[keyType].test(number) && (keyType !== 'cpf' || isCpf(number));
}
