import { getSessionClock } from '../../../contract/calls/protection.ts';
import type { SessionClock } from '../../../contract/schemas/protection.ts';
import { send } from '../../api/client.ts';
import { local, readJson, writeJson } from '../../device/storage.ts';
import { type Resource, resource } from '../data/resource.ts';
import { account, onSignOut } from './session.ts';

const MINUTE = 60_000;

/** Until when a member of this phone has confirmed the reality checks, for all tabs. */
const KEY = 'reality';

/** How far the phone's clock is ahead of the platform's, in ms. */
let ahead = 0;

/** Since when the session runs, what was staked and won in it, and what is closed. */
export const sessionClock: Resource<SessionClock> = resource('session.clock', async () => {
  const clock = await send(getSessionClock, {});
  const now = clock.now || new Date().toISOString();
  ahead = Date.now() - Date.parse(now);
  return { ...clock, now, startedAt: clock.startedAt || now };
});

/** A moment of the platform in ms by the phone's clock, which may be wrong. */
export const hereAt = (instant: string): number => Date.parse(instant) + ahead;

/** Whole minutes that the session has run at `now` (ms). */
export const minutesOf = ({ startedAt }: SessionClock, now: number): number =>
  Math.max(0, Math.floor((now - hereAt(startedAt)) / MINUTE));

interface Confirmed {
  account: string;
  at: number;
}

function isConfirmed(value: unknown): value is Confirmed {
  const known = value as Partial<Confirmed> | null;
  return typeof known?.account === 'string' && typeof known.at === 'number';
}

/**
 * Whether a reality check is due at `now` (ms): moments are compared, so that time in a game, in another tab, or with a sleeping phone
 * counts as well.
 */
export function realityDue(now: number): boolean {
  const clock = sessionClock.value.peek();
  if (!clock?.realityCheckMinutes) return false;
  const known = readJson(local, KEY, isConfirmed);
  const confirmed = known?.account === account() ? (known?.at ?? 0) : 0;
  // A confirmation from the future is a clock that was set back: it counts for nothing.
  const last = Math.max(hereAt(clock.startedAt), confirmed > now ? 0 : confirmed);
  return now - last >= clock.realityCheckMinutes * MINUTE;
}

/** The member has seen the check: the next one comes after another interval, in every tab. */
export function confirmReality(now: number): void {
  const who = account();
  if (who) writeJson(local, KEY, { account: who, at: now });
}

onSignOut(() => sessionClock.set(undefined));
