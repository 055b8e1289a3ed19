import { getSignInCalendar, signIn } from '../../../contract/calls/rewards.ts';
import type { SignInCalendar, SignInClaim } from '../../../contract/schemas/rewards.ts';
import { send } from '../../api/client.ts';
import { type ClaimEnd, moneyClaim } from '../data/claim.ts';
import { type Resource, resource } from '../data/resource.ts';
import { onSignOut } from '../session/session.ts';
import { wallet } from '../wallet/wallet.ts';

/** This month's sign-in calendar, by the platform's days. */
export const signInCalendar: Resource<SignInCalendar> = resource('signIn', () => send(getSignInCalendar, {}));

/** Signing in for a day. */
export const signInClaim = moneyClaim<{ day: string }, SignInClaim>({
  name: 'signIn',
  send: (body, key) => send(signIn, { body, key }),
  moved: () => void wallet.load(),
});

/** Whatever came of it, the calendar shows how things stand: a day may have turned meanwhile. */
async function after(end: ClaimEnd<SignInClaim>): Promise<ClaimEnd<SignInClaim>> {
  if (end) await signInCalendar.load();
  return end;
}

/** Signs in for the platform's today, as the calendar names it. */
export async function signInToday(): Promise<ClaimEnd<SignInClaim>> {
  const day = signInCalendar.value.peek()?.today;
  return day === undefined ? undefined : after(await signInClaim.claim({ day }));
}

/** Asks how a sign-in ended whose answer was lost. */
export const settleSignIn = async (): Promise<ClaimEnd<SignInClaim>> => after(await signInClaim.settle());

onSignOut(() => signInCalendar.set(undefined));
