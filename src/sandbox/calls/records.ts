import { landOverdue } from '../games/crash/flight.ts';
import { type DefinedCall, defineForMember } from '../http/define.ts';
import { betPage } from '../rules/bets.ts';
import { getBetsSchema } from '../schemas/records.ts';

export const recordsCalls: readonly DefinedCall[] = [
  defineForMember(getBetsSchema, ({ db, session, query, now }) => {
    landOverdue(db, session.memberId, now);
    return betPage(db, session.memberId, query);
  }),
];
