import type { Call, None } from '../call.ts';
import type { LoginValue, LogoutForm } from '../schemas/session.ts';

/**
 * Session renewal: proves that the token still holds and answers the session anew, now and then with another token; the one before
 * holds for what is already on its way.
 */
export const renewSession: Call<LoginValue> = {
  method: 'GET',
  path: '/wps/session/renew',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Sign-out; the token goes in the payload as well (SPEC 7.1). */
export const logout: Call<None, None, LogoutForm> = {
  method: 'DELETE',
  path: '/wps/session/logout',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};
