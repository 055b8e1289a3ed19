import type { Call, None } from '../call.ts';
import type { Page, PageQuery } from '../schemas/page.ts';
import type { LanguageQuery } from '../schemas/primitives.ts';
import type {
  Bonus,
  BonusQuery,
  Claim,
  InvitedFriend,
  Leaderboard,
  LeaderboardQuery,
  PromotionKey,
  PromotionState,
  Referral,
  RewardRequestForm,
  TournamentList,
} from '../schemas/promotions.ts';

/** Joins a sign-up promotion (SPEC 7.3); joining it again changes nothing. */
export const joinPromotion: Call<PromotionState, None, PromotionKey> = {
  method: 'POST',
  path: '/wps/promotions/signUp',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/**
 * Applies for the reward of a sign-up promotion (SPEC 7.3); the envelope's success flag is the answer. A second application is refused with
 * `promotion.applied`: whoever lost the answer asks for the states.
 */
export const signUpRequestReward: Call<None, None, RewardRequestForm> = {
  method: 'POST',
  path: '/wps/promotions/signUpRequestReward',
  auth: 'member',
  retry: 0,
  // Three pictures on a slow line.
  patience: 120_000,
  cache: 'none',
  assumed: true,
};

/** Claims what a promotion issued; it pays once, whatever the key. */
export const claimPromotion: Call<Claim, None, PromotionKey> = {
  method: 'POST',
  path: '/wps/promotions/claim',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
  money: true,
};

/** Where the member stands with each promotion (SPEC section 4). */
export const getPromotionStates: Call<PromotionState[]> = {
  method: 'GET',
  path: '/wps/promotions/states',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Bonuses with their turnover, newest first (bonus details of SPEC 2.1). */
export const getBonuses: Call<Page<Bonus>, BonusQuery> = {
  method: 'GET',
  path: '/wps/promotions/bonuses',
  auth: 'member',
  retry: 1,
  cache: 'none',
  offline: true,
  assumed: true,
};

/** The member's invitation link and what it brought. */
export const getReferral: Call<Referral, LanguageQuery> = {
  method: 'GET',
  path: '/wps/promotions/referral',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Friends who came by the link, newest first. */
export const getInvitedFriends: Call<Page<InvitedFriend>, PageQuery> = {
  method: 'GET',
  path: '/wps/promotions/referral/friends',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Tournaments that run, are to come or ended of late. */
export const getTournaments: Call<TournamentList, LanguageQuery> = {
  method: 'GET',
  path: '/wps/promotions/tournaments',
  auth: 'optional',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Ranks of a tournament. */
export const getLeaderboard: Call<Leaderboard, LeaderboardQuery> = {
  method: 'GET',
  path: '/wps/promotions/leaderboard',
  auth: 'optional',
  retry: 1,
  cache: 'none',
  assumed: true,
};
