import { type ReadonlySignal, signal } from '@preact/signals';
import { createDeposit, getDeposit, getDepositMethods } from '../../contract/calls/deposit.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Deposit, DepositForm, DepositMethod } from '../../contract/shapes/deposit.ts';
import { send } from '../api/client.ts';
import { asCallError, CallError } from '../api/errors.ts';
import { depositPlace } from '../device/deposit-place.ts';
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

/** Each member of this phone has a place of their own. */

/** Refusals that tell of the moment and not of the deposit: one whose answer was lost may have been opened all the same. */
const PASSING: readonly ErrorCode[] = ['maintenance', 'region.restricted', 'too.many.requests', 'update.required'];

const attempt = signal<Attempt | undefined>(undefined, { name: 'deposit.attempt' });
const failure = signal<CallError | undefined>(undefined, { name: 'deposit.error' });
const working = signal(false, { name: 'deposit.busy' });
let turn = 0;

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

const stored = (userName: string): Attempt | undefined => readJson(local, depositPlace(userName), isAttempt);

/** Takes a deposit back that a reload interrupted. Another member's is not shown. */
export function restoreDeposit(): void {
  const userName = session.peek()?.userName;
  attempt.value = userName === undefined ? undefined : stored(userName);
}

/** How an attempt went on: undefined ends it. One that was closed meanwhile stays closed; one left behind is only stored. */
function settle(mine: Attempt, next: Attempt | undefined, seen: boolean): void {
  if (stored(mine.userName)?.key === mine.key) writeJson(local, depositPlace(mine.userName), next);
  if (seen) attempt.value = next;
}

/**
 * Opens a deposit; a second tap while the first is on its way does nothing, and without a line nothing is sent or kept. After a lost answer `resumeDeposit` sends the same
 * key again, which can never make a second deposit.
 */
export async function startDeposit(form: DepositForm): Promise<void> {
  const userName = session.peek()?.userName;
  if (userName === undefined || working.peek() || attempt.peek()) return;
  if (globalThis.navigator?.onLine === false) {
    failure.value = new CallError('offline');
    return;
  }
  const mine = { key: randomKey(), userName, form: { ...form, language: language() } };
  writeJson(local, depositPlace(userName), mine);
  attempt.value = mine;
  await follow(mine, true);
}

/** Sends the deposit under way again, or asks how it ended. */
export async function resumeDeposit(): Promise<void> {
  const mine = attempt.peek();
  if (mine && !working.peek()) await follow(mine, false);
}

async function follow(mine: Attempt, first: boolean): Promise<void> {
  turn += 1;
  const here = turn;
  working.value = true;
  if (first) failure.value = undefined;
  try {
    const deposit = mine.deposit
      ? await send(getDeposit, { query: { depositId: mine.deposit.depositId } })
      : await send(createDeposit, { body: mine.form, key: mine.key });
    settle(mine, { ...mine, deposit }, here === turn);
    if (here === turn) failure.value = undefined;
    if (here === turn && deposit.status === 'approved') void wallet.load();
  } catch (thrown) {
    const error = asCallError(thrown);
    // A refusal is final: nothing was opened, so the form may be sent again under a new key.
    const final = error.kind === 'refused' && !mine.deposit && (first || !PASSING.includes(error.code));
    if (final) settle(mine, undefined, here === turn);
    if (here === turn) failure.value = error;
  } finally {
    if (here === turn) working.value = false;
  }
}

/** Leaves what is on screen to itself: an answer that is still on its way changes it no more. */
function leave(): void {
  turn += 1;
  working.value = false;
  failure.value = undefined;
  attempt.value = undefined;
}

/** Ends what is on screen: the result was read, or the member starts over. */
export function closeDeposit(): void {
  const mine = attempt.peek();
  if (mine) writeJson(local, depositPlace(mine.userName), undefined);
  leave();
}

// What is stored stays: a deposit whose answer was lost is asked for again when its member comes back.
onSignOut(() => {
  leave();
  depositMethods.set(undefined);
});
onLanguage(() => {
  if (depositMethods.value.peek()) void depositMethods.load();
});
