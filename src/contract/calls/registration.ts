import type { Call, None } from '../call.ts';
import type {
  Affiliate,
  AffiliateQuery,
  Availability,
  EmailCheckForm,
  RegisterForm,
  RegisterSettings,
  UsernameQuery,
} from '../schemas/registration.ts';
import type { LoginValue } from '../schemas/session.ts';

/** What the form shows and how each field is checked (SPEC 7.1). */
export const getRegisterSettings: Call<RegisterSettings> = {
  method: 'GET',
  path: '/wps/system/setting/register',
  auth: 'none',
  retry: 1,
  cache: 'etag',
  assumed: false,
};

/** Registration by username; answers a session, so that the new member is signed in. */
export const registerByUsername: Call<LoginValue, None, RegisterForm> = {
  method: 'PUT',
  path: '/wps/member/register',
  auth: 'none',
  retry: 0,
  cache: 'none',
  assumed: false,
  encoding: 'jwe',
};

/** Registration by mobile number. */
export const registerByMobile: Call<LoginValue, None, RegisterForm> = {
  method: 'PUT',
  path: '/wps/member/register/mobile',
  auth: 'none',
  retry: 0,
  cache: 'none',
  assumed: false,
  encoding: 'jwe',
};

/** Whether an invitation code may be used on this domain; `value.code` is the code to send (SPEC section 3). */
export const checkAffiliate: Call<Affiliate, AffiliateQuery> = {
  method: 'GET',
  path: '/wps/agent/affiliate',
  auth: 'none',
  retry: 1,
  cache: 'none',
  assumed: false,
};

/** Whether a username is still free. */
export const checkUsername: Call<Availability, UsernameQuery> = {
  method: 'GET',
  path: '/wps/member/register/username',
  auth: 'none',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Whether an address is still free (SPEC 7.1). A POST, because an address in a URL would end in logs. */
export const checkEmail: Call<Availability, None, EmailCheckForm> = {
  method: 'POST',
  path: '/wps/member/register/email',
  auth: 'none',
  retry: 0,
  cache: 'none',
  assumed: true,
};
