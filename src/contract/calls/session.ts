import type { Call, None } from '../call.ts';
import type {
  Captcha,
  FreePlayForm,
  LoginForm,
  LoginValue,
  ProviderLoginForm,
  ProviderLoginValue,
  TrialForm,
  TrialValue,
} from '../schemas/session.ts';

/** Login (SPEC 7.1). Header `Encryption: jwe`; header `Device: OTHERS` when run as a standalone app. */
export const login: Call<LoginValue, None, LoginForm> = {
  method: 'POST',
  path: '/wps/session/login',
  auth: 'none',
  retry: 0,
  cache: 'none',
  assumed: false,
  encoding: 'jwe',
};

/** Sign-out on every phone: ends all sessions of the member, this one too. */
export const logoutEverywhere: Call<None> = {
  method: 'DELETE',
  path: '/wps/session/all',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** A new image captcha (SPEC 7.1). */
export const getCaptcha: Call<Captcha> = {
  method: 'GET',
  path: '/wps/captcha',
  auth: 'none',
  retry: 1,
  cache: 'none',
  assumed: false,
};

/** A session of free play without registration (SPEC 2.3). */
export const trialLogin: Call<TrialValue, None, TrialForm> = {
  method: 'POST',
  path: '/wps/session/testPlay',
  auth: 'none',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** A lasting trial account (SPEC 7.1): as a trial login, but the account can be come back to. */
export const createTrialAccount: Call<TrialValue, None, TrialForm> = {
  method: 'POST',
  path: '/wps/member/trial',
  auth: 'none',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Comes back to a trial account of this site (SPEC 7.1, free play login). */
export const freePlayLogin: Call<TrialValue, None, FreePlayForm> = {
  method: 'POST',
  path: '/wps/session/freePlay',
  auth: 'none',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Login with a Facebook or Google sign-in (SPEC 2.3); the provider's own token proves who it is. */
export const loginByProvider: Call<ProviderLoginValue, None, ProviderLoginForm> = {
  method: 'POST',
  path: '/wps/session/provider',
  auth: 'none',
  retry: 0,
  cache: 'none',
  assumed: true,
  encoding: 'jwe',
};
