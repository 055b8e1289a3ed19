import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { renewSession } from '../../../contract/calls/sessionLife.ts';
import type { LoginValue, SessionInfo } from '../../../contract/schemas/session.ts';
import { send } from '../../api/client.ts';
import { asCallError } from '../../api/errors.ts';
import { readAnswer } from '../../api/read.ts';
import { readCookie, writeCookie } from '../../device/cookie.ts';
import { local, readJson, tab, writeJson } from '../../device/storage.ts';
import { merchantCode } from '../system/system.ts';

/**
 * Where the session lies (SPEC section 3): in session storage for this tab, in local storage for all tabs and for the next visit, and
 * in the cookie of the same name where the browser refuses the tab's storage.
 */
const KEY = 'MC_SESSION_INFO';

const state = signal<SessionInfo | undefined>(undefined, { name: 'session.info' });
const entering = new Set<() => void>();
const leaving = new Set<() => void>();

/** Who is signed in; undefined for a guest. */
export const session: ReadonlySignal<SessionInfo | undefined> = state;

/** True with a session. */
export const signedIn: ReadonlySignal<boolean> = computed(() => state.value !== undefined, {
  name: 'session.signedIn',
});

/** The account's name in small letters: a platform may spell it otherwise from one answer to the next. */
export const nameOf = (info: SessionInfo): string => info.userName.toLowerCase();

/**
 * The account of a session: what is kept for a member is kept under this, its id with a sign that no name has, or its name where the
 * platform tells no id.
 */
export const accountOf = (info: SessionInfo | undefined): string | undefined =>
  info && (info.memberId ? `#${info.memberId}` : nameOf(info));

/** The account that is signed in. */
export const account = (): string | undefined => accountOf(state.peek());

/** What was or is kept for who is signed in may be under any of these: before an id was known it went by the name. */
export function accountPlaces(): string[] {
  const mine = state.peek();
  return mine ? [accountOf(mine) ?? '', nameOf(mine), mine.userName] : [];
}

/** The token for the transport. */
export const token = (): string | undefined => state.peek()?.token;

/** Registers what must be asked when somebody signs in; a session that a reload finds again is not one. */
export function onSignIn(ask: () => void): void {
  entering.add(ask);
}

/** Registers what must be forgotten when a session ends; each store clears its own. */
export function onSignOut(clear: () => void): void {
  leaving.add(clear);
}

/** What is stored is read as an answer is; without a token it is no session. */
const isSession = (value: unknown): value is SessionInfo => Boolean(readAnswer(renewSession, value));

/** The session that a reload of this tab finds: none after a sign-out in any tab, which is what autoLogin 0 says (SPEC section 4). */
export function storedSession(): SessionInfo | undefined {
  if (local.get('autoLogin') === '0') return undefined;
  const cookie = readCookie(KEY);
  if (cookie && tab.get(KEY) === undefined) tab.set(KEY, cookie);
  return readJson(local, KEY, isSession) || readJson(tab, KEY, isSession);
}

/** Takes the session back after a reload, or in a new tab. */
export function restoreSession(): void {
  state.value = storedSession();
}

/**
 * Makes this the session of all tabs; undefined is a guest. What belongs to a member is forgotten and asked for when it is another
 * one; a new token of the same member changes nothing else.
 */
export function turnTo(info: SessionInfo | undefined): void {
  const before = state.peek();
  const lasting = writeJson(tab, KEY, info);
  writeCookie(KEY, info && !lasting ? JSON.stringify(info) : undefined);
  // Other tabs look when the session changes, and then this has to be there.
  local.set('autoLogin', info ? '1' : '0');
  writeJson(local, KEY, info);
  state.value = info;
  if (accountOf(before) === accountOf(info)) return;
  if (before) for (const clear of leaving) clear();
  if (info) for (const ask of entering) ask();
}

/** Takes over a session that the platform has opened for this merchant: every way in ends here. */
export function adoptSession(value: LoginValue, merchant = merchantCode()): void {
  turnTo({ ...value, merchantCode: merchant, since: Date.now() });
}

/** Forgets the session and all that belongs to it; the platform is not asked. */
export function dropSession(): void {
  turnTo(undefined);
}

/**
 * Renews the session: asks whether it still holds, and takes the token that the answer brings, which may be a new one. A refusal ends
 * the session through the transport's `onSessionLost`; whatever else goes wrong changes nothing.
 */
export async function checkSession(): Promise<void> {
  const mine = state.peek();
  if (!mine) return;
  try {
    // It is the session of the same account, however the answer spells its name; what it goes by stays while it lasts.
    const { memberId: _memberId, ...value } = await send(renewSession, {});
    const next = { ...mine, ...value, userName: mine.userName };
    if (state.peek() === mine && JSON.stringify(next) !== JSON.stringify(mine)) turnTo(next);
  } catch (thrown) {
    asCallError(thrown);
  }
}
