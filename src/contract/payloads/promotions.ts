import { z } from 'zod';
import {
  claimPromotion,
  getBonuses,
  getInvitedFriends,
  getLeaderboard,
  getPromotionStates,
  getReferral,
  getTournaments,
  joinPromotion,
  signUpRequestReward,
} from '../calls/promotions.ts';
import { pageOf, pageQuery } from '../schemas/page.ts';
import { languageQuery, nothing } from '../schemas/primitives.ts';
import {
  bonus,
  bonusQuery,
  claim,
  invitedFriend,
  leaderboard,
  leaderboardQuery,
  promotionKey,
  promotionState,
  referral,
  rewardRequestForm,
  tournamentList,
} from '../schemas/promotions.ts';
import { schemaOf } from './schema.ts';

export const joinPromotionSchema = schemaOf(joinPromotion)({ body: promotionKey, value: promotionState });

export const signUpRequestRewardSchema = schemaOf(signUpRequestReward)({ body: rewardRequestForm, value: nothing });

export const claimPromotionSchema = schemaOf(claimPromotion)({ body: promotionKey, value: claim });

export const getPromotionStatesSchema = schemaOf(getPromotionStates)({ value: z.array(promotionState) });

export const getBonusesSchema = schemaOf(getBonuses)({ query: bonusQuery, value: pageOf(bonus) });

export const getReferralSchema = schemaOf(getReferral)({ query: languageQuery, value: referral });

export const getInvitedFriendsSchema = schemaOf(getInvitedFriends)({ query: pageQuery, value: pageOf(invitedFriend) });

export const getTournamentsSchema = schemaOf(getTournaments)({ query: languageQuery, value: tournamentList });

export const getLeaderboardSchema = schemaOf(getLeaderboard)({ query: leaderboardQuery, value: leaderboard });
