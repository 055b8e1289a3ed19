import {
  getProtection,
  getProtectionHistory,
  keepLimit,
  removeLimit,
  selfExclude,
  setLimit,
  setRealityCheck,
  takeTimeOut,
} from '../../../contract/calls/protection.ts';
import type { Page } from '../../../contract/schemas/page.ts';
import type {
  LimitForm,
  LimitKey,
  LimitKind,
  PlayLimit,
  Protection,
  ProtectionEvent,
} from '../../../contract/schemas/protection.ts';
import { send } from '../../api/client.ts';
import { durationText } from '../../i18n/duration.ts';
import { money } from '../../i18n/format.ts';
import { type Resource, resource } from '../data/resource.ts';
import { onSignOut } from '../session/session.ts';
import { currency } from '../system/system.ts';

/** Lines of the history that are shown. */
const EVENTS = 30;

/** Limits, time-out and exclusion of the member. */
export const protection: Resource<Protection> = resource('protection', () => send(getProtection, {}));

/** What the member has changed, newest first. */
export const protectionHistory: Resource<Page<ProtectionEvent>> = resource('protection.history', () =>
  send(getProtectionHistory, { query: { pageNo: 1, pageSize: EVENTS } }),
);

/** An amount of a limit as people read it: money, or hours and minutes. `least` as `money` takes it. */
export const limitText = (kind: LimitKind, amount: string, least?: 0): string =>
  kind === 'time' ? durationText(Number(amount)) : money(amount, currency.value, least);

function put(changed: PlayLimit): PlayLimit {
  const known = protection.value.peek();
  const limits = known?.limits.map((one) =>
    one.kind === changed.kind && one.period === changed.period ? changed : one,
  );
  if (known && limits) protection.set({ ...known, limits });
  protectionHistory.set(undefined);
  return changed;
}

const take = (next: Protection): void => {
  protection.set(next);
  protectionHistory.set(undefined);
};

/** Sets a limit and gives it as it stands then: a higher one waits. @throws CallError. */
export const saveLimit = async (form: LimitForm): Promise<PlayLimit> => put(await send(setLimit, { body: form }));

/** Asks for a limit to end. @throws CallError. */
export const endLimit = async ({ kind, period }: LimitKey): Promise<PlayLimit> =>
  put(await send(removeLimit, { body: { kind, period } }));

/** Takes back what waits. @throws CallError. */
export const keepLimitAsIs = async ({ kind, period }: LimitKey): Promise<PlayLimit> =>
  put(await send(keepLimit, { body: { kind, period } }));

/** Sets how often the reality check comes, in minutes; 0 is never. @throws CallError. */
export async function chooseRealityCheck(minutes: number): Promise<void> {
  await send(setRealityCheck, { body: { minutes } });
  const known = protection.value.peek();
  if (known) protection.set({ ...known, realityCheckMinutes: minutes });
  protectionHistory.set(undefined);
}

/** Closes play for some hours. @throws CallError. */
export const takeBreak = async (hours: number): Promise<void> => take(await send(takeTimeOut, { body: { hours } }));

/** Excludes for some months, or for good with 0. @throws CallError. */
export const excludeSelf = async (months: number, password: string): Promise<void> =>
  take(await send(selfExclude, { body: { months, password } }));

onSignOut(() => {
  protection.set(undefined);
  protectionHistory.set(undefined);
});
