import { type ReadonlySignal, signal } from '@preact/signals';
import { getStatus } from '../../../contract/calls/system.ts';
import { send } from '../../api/client.ts';
import { asCallError } from '../../api/errors.ts';
import { safeAddress } from '../../lib/site-path.ts';
import { throttle } from '../../lib/throttle.ts';
import { askAgain } from '../data/line.ts';
import { info, refreshStatus, siteState, statusFailure, systemState } from './system.ts';

/** ms between two looks while the site is closed, and what chance adds: everybody waits for the same moment. */
const PAUSE = 60_000;
const SPREAD = 15_000;

/** A page that is looked at again asks at most once in this many ms. */
const RARELY = 10_000;

const looking = signal(false, { name: 'closure.busy' });
const last = signal<number | undefined>(undefined, { name: 'closure.lookedAt' });

/** Whether the platform is being asked by hand. */
export const closureBusy: ReadonlySignal<boolean> = looking;

/** When it was last asked by hand and was closed still, in ms. */
export const lookedAt: ReadonlySignal<number | undefined> = last;

/** The visitor's address as the platform sees it; '' when it does not say. */
export const visitorIp = (): string => statusFailure.value?.value?.ip || siteState.value?.location.ip || '';

/** When the maintenance is to end, as far as the platform says so and it is still to come. */
export function maintenanceEnd(now: number): string | undefined {
  const end = statusFailure.value?.value?.ends ?? siteState.value?.maintenanceEnd;
  return end && Date.parse(end) > now ? end : undefined;
}

/** A channel of the site to ask at, if it has one. */
export const closureContact = (): string | undefined => safeAddress(info.value?.paths.telegram);

/** Asks for the whole status; once the site is open, what failed meanwhile is asked for again. */
async function look(): Promise<void> {
  await refreshStatus();
  if (systemState.peek() === 0) askAgain();
}

/** Asks because the person wants to know. */
export async function lookAgain(): Promise<void> {
  if (looking.peek()) return;
  looking.value = true;
  await look();
  looking.value = false;
  last.value = systemState.peek() === 0 ? undefined : Date.now();
}

/** The state of an app that is too old: it is served the status all the same, and only a new page ends it. */
const TOO_OLD = 3;

/** Asks the small question by itself, and the whole one when the answer is another than the one on screen. */
async function glance(): Promise<void> {
  if (systemState.peek() === TOO_OLD) return;
  try {
    const { maintenance, regionRestriction } = await send(getStatus, {});
    const open = !maintenance && !regionRestriction;
    if (open || (systemState.peek() === 2 && maintenance)) await look();
  } catch (thrown) {
    const failed = asCallError(thrown);
    // Closed still, or nobody was reached: the next look tells. What cannot be read keeps nobody out: the whole answer tells then.
    if (failed.kind === 'format' || (failed.kind === 'refused' && !failed.closing)) await look();
  }
}

/** Looks seldom, and when the page is seen again or the line is back, for as long as the site is closed. Gives the end of it. */
export function followClosure(): () => void {
  const seldom = throttle(RARELY, () => void glance());
  const seen = () => {
    if (!document.hidden && navigator.onLine) seldom();
  };
  let timer = 0;
  const look = () => {
    seen();
    wait();
  };
  const wait = () => {
    clearTimeout(timer);
    if (!document.hidden) timer = window.setTimeout(look, PAUSE + Math.random() * SPREAD);
  };
  wait();
  document.addEventListener('visibilitychange', look);
  addEventListener('online', seen);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', seen);
  };
}
