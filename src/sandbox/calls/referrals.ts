import { getInvitedFriendsSchema, getReferralSchema } from '../../contract/payloads/promotions.ts';
import { type DefinedCall, defineForMember } from '../http/define.ts';
import { isAgent } from '../rules/members.ts';
import { checkOpen } from '../rules/playClosure.ts';
import { friendPage, referralOf } from '../rules/referrals.ts';
import { refuse } from '../rules/refusal.ts';
import type { Session } from '../rules/session.ts';
import { checkPromo } from '../rules/switches.ts';

/** Agents have links of their own, and free play invites nobody (SPEC section 6). */
function checkInvites({ type }: Session): void {
  if (type === 4) refuse('free.reject');
  if (isAgent(type)) refuse('permission.denied');
}

export const referralsCalls: readonly DefinedCall[] = [
  defineForMember(getReferralSchema, ({ db, session, now }) => {
    checkInvites(session);
    checkPromo(db, 'REFERRAL');
    checkOpen(db, session.memberId, now);
    return referralOf(db, session.memberId);
  }),
  defineForMember(getInvitedFriendsSchema, ({ db, session, query, now }) => {
    checkInvites(session);
    checkPromo(db, 'REFERRAL');
    checkOpen(db, session.memberId, now);
    return friendPage(db, session.memberId, query);
  }),
];
