import { type ReadonlySignal, signal } from '@preact/signals';
import { unlockSession } from '../../../contract/calls/protection.ts';
import { send } from '../../api/client.ts';
import { local } from '../../device/storage.ts';
import { wallet } from '../wallet/wallet.ts';
import { account, onSignOut, session } from './session.ts';
import { hereAt, sessionClock } from './session-clock.ts';

/** Without input for so many ms the screen locks; src/build/steps/early.js covers a page that is opened later than that. */
export const IDLE = 30 * 60_000;

/** The last input in any tab, in ms; it is written at most this often. */
const SEEN = 'seen';
const RARELY = 5000;

/** Under this name lies who has been locked out of every tab. */
const LOCK = 'lock';

/** `covered`: nothing is to be read while it is found out whether the member was playing elsewhere. */
export type IdleState = 'open' | 'covered' | 'locked';

const state = signal<IdleState>('open', { name: 'idle.state' });
let written = 0;
let owner: string | undefined;

export const idleState: ReadonlySignal<IdleState> = state;

function become(next: IdleState): void {
  state.value = next;
}

function note(at: number): void {
  written = at;
  local.set(SEEN, String(at));
}

/** Somebody touched the screen or a key at `now` (ms). */
export function noteInput(now: number): void {
  if (state.peek() === 'open' && session.peek() && Math.abs(now - written) >= RARELY) note(now);
}

/** The latest sign of the member: an input, the sign-in, a bet in a game. Undefined when the platform cannot be asked. */
async function lastSign(seen: number): Promise<number | undefined> {
  await sessionClock.load();
  const clock = sessionClock.value.peek();
  if (!clock || sessionClock.error.peek()) return undefined;
  return Math.max(seen, hereAt(clock.startedAt), clock.lastBetAt ? hereAt(clock.lastBetAt) : 0);
}

/** Locks, covers or opens by what all tabs have written down; moments are compared, as timers sleep with the phone. */
export async function checkIdle(now: number): Promise<void> {
  owner = account();
  if (!owner) return become('open');
  if (local.get(LOCK) === owner) return become('locked');
  const seen = Number(local.get(SEEN)) || 0;
  if (!seen || seen > now) note(now);
  if (!seen || now - seen < IDLE) return become('open');
  if (state.peek() === 'covered' && document.hidden) return;
  become('covered');
  // Nothing is asked for in the background: the answer is wanted when somebody looks.
  if (document.hidden) return;
  const mine = owner;
  const sign = await lastSign(seen);
  if (account() !== mine) return become('open');
  if (sign !== undefined && now - sign < IDLE) {
    note(sign);
    become('open');
  } else {
    local.set(LOCK, mine);
    become('locked');
  }
}

/** Opens every tab again. @throws CallError; after too many wrong passwords the session is over. */
export async function unlock(password: string): Promise<void> {
  await send(unlockSession, { body: { password } });
  local.set(LOCK, undefined);
  note(Date.now());
  become('open');
  void sessionClock.load();
  void wallet.load();
}

onSignOut(() => {
  if (owner !== undefined && local.get(LOCK) === owner) local.set(LOCK, undefined);
  local.set(SEEN, undefined);
  written = 0;
  become('open');
});
