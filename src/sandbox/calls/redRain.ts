import {
  getRedEnvelopeRoundSchema,
  getRedEnvelopesSchema,
  openRedEnvelopeSchema,
} from '../../contract/payloads/rewards.ts';
import { type DefinedCall, defineForMember, defineMoney } from '../http/define.ts';
import { checkRealMember } from '../rules/members.ts';
import { envelopePage, openEnvelope, rainOf } from '../rules/redRain.ts';
import { checkFeature } from '../rules/switches.ts';

export const redRainCalls: readonly DefinedCall[] = [
  defineForMember(getRedEnvelopeRoundSchema, ({ db, session, now }) => {
    // Play money catches none that is real.
    checkRealMember(session);
    checkFeature(db, 'redRain');
    return rainOf(db, session.memberId, now);
  }),
  defineMoney(openRedEnvelopeSchema, ({ db, session, body, now }) => {
    checkRealMember(session);
    checkFeature(db, 'redRain');
    return openEnvelope(db, session.memberId, body.roundId, body.chance, now);
  }),
  defineForMember(getRedEnvelopesSchema, ({ db, session, query }) => envelopePage(db, session.memberId, query)),
];
