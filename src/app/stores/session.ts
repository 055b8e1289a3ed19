import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { login, logout, renewSession, trialLogin } from '../../contract/calls/session.ts';
import type { LoginForm, LoginValue, SessionInfo, SessionType } from '../../contract/shapes/session.ts';
import { send } from '../api/client.ts';
import { asCallError } from '../api/errors.ts';
import { readCookie, writeCookie } from '../device/cookie.ts';
import { local, readJson, tab, writeJson } from '../device/storage.ts';
import { merchantCode, trialMerchantCode } from './system.ts';

/** Where the session lies: session storage, or the cookie of the same name when that is refused (SPEC section 3). */
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

const AGENTS: readonly SessionType[] = [1, 2, 41, 42];

/** Agents are the types 1, 2, 41, 42 (SPEC section 6). */
export const isAgent: ReadonlySignal<boolean> = computed(
  () => state.value !== undefined && AGENTS.includes(state.value.type),
  { name: 'session.isAgent' },
);

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

function isSession(value: unknown): value is SessionInfo {
  const info = value as Partial<SessionInfo> | null;
  return typeof info?.token === 'string' && typeof info.userName === 'string' && typeof info.type === 'number';
}

function keep(info: SessionInfo | undefined): void {
  const lasting = writeJson(tab, KEY, info);
  writeCookie(KEY, info && !lasting ? JSON.stringify(info) : undefined);
  state.value = info;
}

/** Takes the session of this tab, or of the cookie, back after a reload. */
export function restoreSession(): void {
  const cookie = readCookie(KEY);
  if (cookie && tab.get(KEY) === undefined) tab.set(KEY, cookie);
  state.value = readJson(tab, KEY, isSession);
}

function enter(value: LoginValue, merchant: string): void {
  keep({ ...value, merchantCode: merchant });
  local.set('autoLogin', '1');
  for (const ask of entering) ask();
}

/** Takes over a session that registration answered. */
export function adoptSession(value: LoginValue): void {
  enter(value, merchantCode());
}

/** Signs in. @throws CallError; `value.captcha` asks for the image captcha (SPEC 2.3). */
export async function signIn(form: Omit<LoginForm, 'merchantCode'>): Promise<void> {
  const merchant = merchantCode();
  const value = await send(login, { body: { ...form, merchantCode: merchant } });
  enter(value, merchant);
}

/** Starts free play (SPEC 2.3). @throws CallError. */
export async function signInForTrial(): Promise<void> {
  const merchant = trialMerchantCode();
  const trial = await send(trialLogin, { body: { merchantCode: merchant } });
  const value = { token: trial.token, userName: trial.userName, type: trial.customerType, firstTimeLogin: false };
  enter(value, merchant);
}

/** Forgets the session and all that belongs to it; the platform is not asked. */
export function dropSession(): void {
  keep(undefined);
  local.set('autoLogin', '0');
  for (const clear of leaving) clear();
}

/** Signs out (SPEC section 4). The phone forgets at once; a lost line does not keep anybody signed in here. */
export async function signOut(): Promise<void> {
  const old = token();
  if (old === undefined) return;
  const telling = send(logout, { body: { token: old } });
  dropSession();
  await telling.catch((thrown: unknown) => asCallError(thrown));
}

/** Asks whether the session still holds; a refusal ends it through the transport's `onSessionLost`. */
export async function checkSession(): Promise<void> {
  if (!token()) return;
  await send(renewSession, {}).catch((thrown: unknown) => asCallError(thrown));
}
