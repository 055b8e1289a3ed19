import { settleOverdue } from '../games/overdue.ts';
import { type DefinedCall, defineForMember } from '../http/define.ts';
import { bonusPage } from '../rules/bonuses.ts';
import { getBonusesSchema } from '../schemas/promotions.ts';

export const promotionsCalls: readonly DefinedCall[] = [
  defineForMember(getBonusesSchema, ({ db, session: { memberId }, query, now }) => {
    settleOverdue(db, memberId, now);
    return bonusPage(db, memberId, query, now);
  }),
];
