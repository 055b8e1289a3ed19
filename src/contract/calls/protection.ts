import type { Call, None } from '../call.ts';
import type { Page, PageQuery } from '../schemas/page.ts';
import type {
  ExclusionForm,
  LimitForm,
  LimitKey,
  PlayLimit,
  Protection,
  ProtectionEvent,
  RealityCheckForm,
  SessionClock,
  TimeOutForm,
  UnlockForm,
} from '../schemas/protection.ts';

/** Limits with what is used of them, reality check, time-out and exclusion of the member. */
export const getProtection: Call<Protection> = {
  method: 'GET',
  path: '/wps/member/protection',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Sets a limit: lower at once, higher after the site's waiting period. The limit that stands cancels what waits. */
export const setLimit: Call<PlayLimit, None, LimitForm> = {
  method: 'POST',
  path: '/wps/member/protection/limit',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Asks for the removal of a limit, which waits as an increase does. */
export const removeLimit: Call<PlayLimit, None, LimitKey> = {
  method: 'DELETE',
  path: '/wps/member/protection/limit',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Takes back an increase or a removal that waits. */
export const keepLimit: Call<PlayLimit, None, LimitKey> = {
  method: 'POST',
  path: '/wps/member/protection/limit/keep',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Minutes between reality checks; 0 turns them off. */
export const setRealityCheck: Call<None, None, RealityCheckForm> = {
  method: 'POST',
  path: '/wps/member/protection/realityCheck',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Closes play for a while; it cannot be taken back or made shorter. */
export const takeTimeOut: Call<Protection, None, TimeOutForm> = {
  method: 'POST',
  path: '/wps/member/protection/timeOut',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Excludes the member from play for months or for good; withdrawals stay open. Encrypted, as it carries the password. */
export const selfExclude: Call<Protection, None, ExclusionForm> = {
  method: 'POST',
  path: '/wps/member/protection/selfExclusion',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
  encoding: 'jwe',
};

/** What was changed and when, newest first. */
export const getProtectionHistory: Call<Page<ProtectionEvent>, PageQuery> = {
  method: 'GET',
  path: '/wps/member/protection/history',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Since when the session runs, its net position, and what is closed. */
export const getSessionClock: Call<SessionClock> = {
  method: 'GET',
  path: '/wps/member/protection/session',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Proves with the password that whoever is in front of a locked screen is the member. Encrypted. */
export const unlockSession: Call<None, None, UnlockForm> = {
  method: 'POST',
  path: '/wps/session/unlock',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
  encoding: 'jwe',
};
