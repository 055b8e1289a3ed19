import type { Call, None } from '../call.ts';
import type {
  LinkAccountForm,
  LinkedAccount,
  Member,
  MemberIcons,
  Profile,
  ProfileForm,
  SecurityConfig,
} from '../shapes/member.ts';

/** Who is signed in (SPEC 7.1). */
export const getMember: Call<Member> = {
  method: 'GET',
  path: '/wps/member/info',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: false,
};

/** Head icons to choose from (SPEC 7.1). */
export const getMemberIcons: Call<MemberIcons> = {
  method: 'GET',
  path: '/wps/member/info/icon',
  auth: 'member',
  retry: 1,
  cache: 'etag',
  assumed: true,
};

/** Chooses a head icon (SPEC 7.1). */
export const setMemberIcon: Call<None, None, { icon: string }> = {
  method: 'POST',
  path: '/wps/member/info/icon',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Sets the e-mail address (SPEC 7.1); the code is needed where the site verifies addresses. */
export const setEmail: Call<None, None, { email: string; verificationCode?: string }> = {
  method: 'POST',
  path: '/wps/member/info/email',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Sets the payee name, once (SPEC 7.1). */
export const setPayeeName: Call<None, None, { payeeName: string }> = {
  method: 'POST',
  path: '/wps/member/info/payeename',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Sets the nickname (SPEC 7.1). */
export const setNickname: Call<None, None, { nickname: string }> = {
  method: 'POST',
  path: '/wps/member/info/nickname',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Sets the mobile number by a code sent to it. */
export const setMobileNum: Call<
  None,
  None,
  { mobileNum: string; countryDialingCode: string; verificationCode: string }
> = {
  method: 'POST',
  path: '/wps/member/info/mobile',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** The member's own details, masked where they are sensitive. */
export const getProfile: Call<Profile> = {
  method: 'GET',
  path: '/wps/member/info/profile',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Fills in the member's own details; a field that is left out stays as it is. */
export const setProfile: Call<None, None, ProfileForm> = {
  method: 'POST',
  path: '/wps/member/info/profile',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** What of the security centre is set (SPEC 7.1). */
export const getSecurityConfig: Call<SecurityConfig> = {
  method: 'GET',
  path: '/wps/member/info/securityConfig',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Accounts of other services that are linked (SPEC section 4). */
export const getLinkedAccounts: Call<LinkedAccount[]> = {
  method: 'GET',
  path: '/wps/member/info/linked',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Links an account of another service for good (SPEC section 4). */
export const linkAccount: Call<None, None, LinkAccountForm> = {
  method: 'POST',
  path: '/wps/member/info/linked',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};
