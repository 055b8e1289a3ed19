import type { Call } from '../call.ts';
import type { Member } from '../shapes/member.ts';

/** Who is signed in (SPEC 7.1). */
export const getMember: Call<Member> = {
  method: 'GET',
  path: '/wps/member/info',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: false,
};
