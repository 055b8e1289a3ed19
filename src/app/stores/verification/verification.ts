import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { sendNoLoginCode, sendRegisterCode } from '../../../contract/calls/verification.ts';
import type { SmsCodeForm } from '../../../contract/schemas/verification.ts';
import { send } from '../../api/client.ts';
import { tab } from '../../device/storage.ts';
import { waitOf } from '../../lib/code-wait.ts';

/** What a code proves: a new number, or, without a session, one that is known. */
export type CodePurpose = 'register' | 'noLogin';

const CALLS = { register: sendRegisterCode, noLogin: sendNoLoginCode } as const;

const keyOf = (purpose: CodePurpose): string => `codeUntil.${purpose}`;

function restored(purpose: CodePurpose): Signal<number> {
  const kept = Number(tab.get(keyOf(purpose)));
  return signal(kept > 0 ? kept : 0, { name: `verification.${purpose}` });
}

const until: Record<CodePurpose, Signal<number>> = { register: restored('register'), noLogin: restored('noLogin') };

/** From when on another code may be asked for, in ms since 1970; 0 when none was sent. It outlives a reload. */
export const nextCodeAt = (purpose: CodePurpose): ReadonlySignal<number> => until[purpose];

/** Has a code sent by SMS and starts the countdown. @throws CallError. */
export async function askForCode(purpose: CodePurpose, form: SmsCodeForm): Promise<void> {
  const ends = waitOf(await send(CALLS[purpose], { body: form }), Date.now());
  tab.set(keyOf(purpose), String(ends));
  until[purpose].value = ends;
}
