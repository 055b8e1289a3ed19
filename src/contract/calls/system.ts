import type { Call } from '../call.ts';
import type { SystemStatus } from '../shapes/system.ts';

/** Status, routing, whitelabel and settings in one answer: the first call of every visit (SPEC 7.3, section 4). */
export const getSystemStatus: Call<SystemStatus> = {
  method: 'GET',
  path: '/wps/system/domainRoute',
  auth: 'none',
  retry: 1,
  cache: 'etag',
  assumed: false,
};
