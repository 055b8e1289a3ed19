import type { Call, None } from '../call.ts';
import type {
  EmailForm,
  Member,
  MemberIconForm,
  MemberIcons,
  MemberQuery,
  MobileForm,
  NicknameForm,
  PayeeNameForm,
  Profile,
  ProfileForm,
} from '../schemas/member.ts';

/** Who is signed in (SPEC 7.1). */
export const getMember: Call<Member, MemberQuery> = {
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
export const setMemberIcon: Call<None, None, MemberIconForm> = {
  method: 'POST',
  path: '/wps/member/info/icon',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Sets the e-mail address (SPEC 7.1). `email.exists` when it belongs to somebody else. */
export const setEmail: Call<None, None, EmailForm> = {
  method: 'POST',
  path: '/wps/member/info/email',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Sets the payee name, once (SPEC 7.1). */
export const setPayeeName: Call<None, None, PayeeNameForm> = {
  method: 'POST',
  path: '/wps/member/info/payeename',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Sets the nickname (SPEC 7.1). */
export const setNickname: Call<None, None, NicknameForm> = {
  method: 'POST',
  path: '/wps/member/info/nickname',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Sets the mobile number by a code sent to it. */
export const setMobileNum: Call<None, None, MobileForm> = {
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

/** Fills in the member's own details; a field that is left out stays as it is. `permission.denied` for what is set once. */
export const setProfile: Call<None, None, ProfileForm> = {
  method: 'POST',
  path: '/wps/member/info/profile',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};
