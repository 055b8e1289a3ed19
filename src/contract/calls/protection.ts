import type { Call, None } from '../call.ts';
import type { LimitForm, PlayLimit, Protection, SessionClock } from '../shapes/protection.ts';

/** Limits, reality check, time-out and exclusion of the member. */
export const getProtection: Call<Protection> = {
  method: 'GET',
  path: '/wps/member/protection',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Sets a limit: lower at once, higher after the site's waiting period. */
export const setLimit: Call<PlayLimit, None, LimitForm> = {
  method: 'POST',
  path: '/wps/member/protection/limit',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Asks for the removal of a limit, which waits as an increase does. */
export const removeLimit: Call<PlayLimit, None, Pick<LimitForm, 'kind' | 'period'>> = {
  method: 'DELETE',
  path: '/wps/member/protection/limit',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Minutes between reality checks; 0 turns them off. */
export const setRealityCheck: Call<None, None, { minutes: number }> = {
  method: 'POST',
  path: '/wps/member/protection/realityCheck',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Closes play for a while; it cannot be taken back. */
export const takeTimeOut: Call<Protection, None, { hours: number }> = {
  method: 'POST',
  path: '/wps/member/protection/timeOut',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Excludes the member from play for months; withdrawals stay open. */
export const selfExclude: Call<Protection, None, { months: number; password: string }> = {
  method: 'POST',
  path: '/wps/member/protection/selfExclusion',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Since when the session runs, and its net position. */
export const getSessionClock: Call<SessionClock> = {
  method: 'GET',
  path: '/wps/member/protection/session',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};
