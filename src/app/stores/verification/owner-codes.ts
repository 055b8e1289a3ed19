import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { sendEmailCode, sendMemberCode, sendOwnCode } from '../../../contract/calls/ownerCodes.ts';
import type { CodeSent } from '../../../contract/schemas/verification.ts';
import { send } from '../../api/client.ts';
import { tab } from '../../device/storage.ts';
import { waitOf } from '../../lib/code-wait.ts';
import { onSignOut } from '../session/session.ts';

/** Where a member's code goes: to a new number or address, or to what the account has. */
export type CodeTarget =
  | { to: 'newMobile'; mobileNum: string; countryDialingCode: string }
  | { to: 'newEmail'; email: string }
  | { to: 'mobile' | 'email' };

type Place = CodeTarget['to'];

const PLACES: readonly Place[] = ['newMobile', 'newEmail', 'mobile', 'email'];
const keyOf = (place: Place): string => `codeUntil.${place}`;

const restored = (place: Place): Signal<number> =>
  signal(Number(tab.get(keyOf(place))) || 0, { name: `ownerCodes.${place}` });

const until: Record<Place, Signal<number>> = {
  newMobile: restored('newMobile'),
  newEmail: restored('newEmail'),
  mobile: restored('mobile'),
  email: restored('email'),
};

/** From when on another code may be asked for, in ms since 1970; 0 when none was sent. It outlives a reload. */
export const nextOwnerCodeAt = (place: Place): ReadonlySignal<number> => until[place];

function ask(target: CodeTarget): Promise<CodeSent> {
  if (target.to === 'newMobile') {
    const { mobileNum, countryDialingCode } = target;
    return send(sendMemberCode, { body: { mobileNum, countryDialingCode } });
  }
  if (target.to === 'newEmail') return send(sendEmailCode, { body: { email: target.email } });
  return send(sendOwnCode, { body: { way: target.to } });
}

/** Has a code sent and starts its countdown. @throws CallError `email.exists`, `mobile.exists`, `verification.too.soon`. */
export async function askOwnerCode(target: CodeTarget): Promise<void> {
  wait(target.to, waitOf(await ask(target), Date.now()));
}

function wait(place: Place, ends: number): void {
  tab.set(keyOf(place), ends ? String(ends) : undefined);
  until[place].value = ends;
}

onSignOut(() => {
  for (const place of PLACES) wait(place, 0);
});
