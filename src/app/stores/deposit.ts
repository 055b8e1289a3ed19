import { type ReadonlySignal, signal } from '@preact/signals';
import { createDeposit, getDeposit, getDepositMethods } from '../../contract/calls/deposit.ts';
import type { Deposit, DepositForm, DepositMethod } from '../../contract/shapes/deposit.ts';
import { send } from '../api/client.ts';
import { asCallError, type CallError } from '../api/errors.ts';
import { local, readJson, writeJson } from '../device/storage.ts';
import { language } from '../i18n/texts.ts';
import { randomKey } from '../lib/random-key.ts';
import { type Resource, resource } from './resource.ts';
import { onSignOut, session } from './session.ts';
import { onLanguage } from './settings.ts';
import { wallet } from './wallet.ts';

/** A deposit from its first tap: the key goes to storage before the call leaves, so that a reload asks with the same one. */
export interface Attempt {
  readonly key: string;
  readonly userName: string;
  readonly form: DepositForm;
  readonly deposit?: Deposit;
}

const KEY = 'deposit';
const attempt = signal<Attempt | undefined>(undefined, { name: 'deposit.attempt' });
const failure = signal<CallError | undefined>(undefined, { name: 'deposit.error' });
const working = signal(false, { name: 'deposit.busy' });

/** Ways to pay in. */
export const depositMethods: Resource<DepositMethod[]> = resource('deposit.methods', () =>
  send(getDepositMethods, { query: { language: language() } }),
);

/** The deposit under way; undefined when there is none. */
export const currentDeposit: ReadonlySignal<Attempt | undefined> = attempt;
export const depositError: ReadonlySignal<CallError | undefined> = failure;
export const depositBusy: ReadonlySignal<boolean> = working;

function isAttempt(value: unknown): value is Attempt {
  const known = value as Partial<Attempt> | null;
  return typeof known?.key === 'string' && typeof known.form === 'object' && typeof known.userName === 'string';
}

function keep(next: Attempt | undefined): void {
  attempt.value = next;
  writeJson(local, KEY, next);
}

/** Takes a deposit back that a reload interrupted. Another member's is not shown. */
export function restoreDeposit(): void {
  const kept = readJson(local, KEY, isAttempt);
  attempt.value = kept?.userName === session.peek()?.userName ? kept : undefined;
}

/**
 * Opens a deposit; a second tap while the first is on its way does nothing. After a lost answer `resumeDeposit` sends the same
 * key again, which can never make a second deposit.
 */
export async function startDeposit(form: DepositForm): Promise<void> {
  if (working.peek() || attempt.peek()) return;
  keep({ key: randomKey(), userName: session.peek()?.userName ?? '', form: { ...form, language: language() } });
  await resumeDeposit();
}

/** Sends the deposit under way, again if need be, or asks how it ended. */
export async function resumeDeposit(): Promise<void> {
  const mine = attempt.peek();
  if (!mine || working.peek()) return;
  working.value = true;
  failure.value = undefined;
  try {
    const deposit = mine.deposit
      ? await send(getDeposit, { query: { depositId: mine.deposit.depositId } })
      : await send(createDeposit, { body: mine.form, key: mine.key });
    keep({ ...mine, deposit });
    if (deposit.status === 'approved') void wallet.load();
  } catch (thrown) {
    const error = asCallError(thrown);
    failure.value = error;
    // A refusal is final: nothing was opened, so the form may be sent again under a new key.
    if (error.kind === 'refused' && !mine.deposit) keep(undefined);
  } finally {
    working.value = false;
  }
}

/** Ends what is on screen: the result was read, or the member starts over. */
export function closeDeposit(): void {
  failure.value = undefined;
  keep(undefined);
}

// What is stored stays: a deposit whose answer was lost is asked for again when its member comes back.
onSignOut(() => {
  failure.value = undefined;
  attempt.value = undefined;
  depositMethods.set(undefined);
});
onLanguage(() => {
  if (depositMethods.value.peek()) void depositMethods.load();
});
