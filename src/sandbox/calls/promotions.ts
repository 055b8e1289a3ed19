import {
  claimPromotionSchema,
  getBonusesSchema,
  getPromotionStatesSchema,
  joinPromotionSchema,
  signUpRequestRewardSchema,
} from '../../contract/payloads/promotions.ts';
import { type DefinedCall, defineForMember, defineMoney } from '../http/define.ts';
import { bonusPage } from '../rules/bonuses.ts';
import { applyForReward } from '../rules/promotionRequests.ts';
import { checkMayTakePart, claimPromotion, joinPromotion, promotionStates } from '../rules/promotions.ts';

export const promotionsCalls: readonly DefinedCall[] = [
  defineForMember(getPromotionStatesSchema, ({ db, session, now }) => promotionStates(db, session.memberId, now)),
  defineForMember(joinPromotionSchema, ({ db, session, body, now }) => {
    checkMayTakePart(session.type);
    return joinPromotion(db, session.memberId, body.promotionId, now);
  }),
  defineForMember(signUpRequestRewardSchema, ({ db, session, body, now }) => {
    checkMayTakePart(session.type);
    applyForReward(db, session.memberId, body, now);
    return undefined;
  }),
  defineMoney(claimPromotionSchema, ({ db, session, body, now }) => {
    checkMayTakePart(session.type);
    return claimPromotion(db, session.memberId, body.promotionId, now);
  }),
  defineForMember(getBonusesSchema, ({ db, session, query, now }) => bonusPage(db, session.memberId, query, now)),
];
