import { claimVipBonusSchema, getVipSchema } from '../../contract/payloads/vip.ts';
import { type DefinedCall, defineForMember, defineMoney } from '../http/define.ts';
import { refuse } from '../rules/refusal.ts';
import { claimBonus, vipOf } from '../rules/vip.ts';

export const vipCalls: readonly DefinedCall[] = [
  defineForMember(getVipSchema, ({ db, session, query, now }) => vipOf(db, session.memberId, query.language, now)),
  defineMoney(claimVipBonusSchema, ({ db, session, body, now }) => {
    // Play money earns none that is real.
    if (session.type === 4) refuse('free.reject');
    return claimBonus(db, session.memberId, body.kind, now);
  }),
];
