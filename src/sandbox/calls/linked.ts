import { getLinkedAccountsSchema, linkAccountSchema } from '../../contract/payloads/linked.ts';
import { type DefinedCall, defineForMember } from '../http/define.ts';
import { checkRealMember } from '../rules/members.ts';
import { linkMember, linksOf, spendSignIn } from '../rules/providers.ts';

export const linkedCalls: readonly DefinedCall[] = [
  defineForMember(getLinkedAccountsSchema, ({ db, session }) => linksOf(db, session.memberId)),
  defineForMember(linkAccountSchema, ({ db, session, body, now }) => {
    checkRealMember(session);
    linkMember(db, session.memberId, spendSignIn(db, body.provider, body.providerToken, now), now);
  }),
];
