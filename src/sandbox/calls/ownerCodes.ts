import { sendEmailCodeSchema, sendMemberCodeSchema, sendOwnCodeSchema } from '../../contract/payloads/ownerCodes.ts';
import { type DefinedCall, defineForMember } from '../http/define.ts';
import { checkRealMember, emailOwner, memberById } from '../rules/members.ts';
import { refuse } from '../rules/refusal.ts';
import { ownRecipient, sendCode } from '../rules/verification.ts';
import { ownerOf, sendSms } from './verification.ts';

/** Codes for whoever has signed in: no machine, so that no human check is asked for. */
export const ownerCodesCalls: readonly DefinedCall[] = [
  defineForMember(sendMemberCodeSchema, (visit) => {
    checkRealMember(visit.session);
    const owner = ownerOf(visit);
    if (owner !== undefined && owner !== visit.session.memberId) refuse('mobile.exists', { field: 'mobileNum' });
    return sendSms(visit, 'member');
  }),
  defineForMember(sendEmailCodeSchema, ({ db, session, body, now }) => {
    checkRealMember(session);
    const owner = emailOwner(db, body.email);
    if (owner !== undefined && owner !== session.memberId) refuse('email.exists', { field: 'email' });
    return { expirationTime: sendCode(db, 'email', body.email, now) };
  }),
  defineForMember(sendOwnCodeSchema, ({ db, session, body, now }) => {
    const [purpose, recipient] = ownRecipient(memberById(db, session.memberId), body.way);
    return { expirationTime: sendCode(db, purpose, recipient, now) };
  }),
];
