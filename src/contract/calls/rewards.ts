import type { Call, None } from '../call.ts';
import type { Page, PageQuery } from '../schemas/page.ts';
import type { LanguageQuery } from '../schemas/primitives.ts';
import type { Claim } from '../schemas/promotions.ts';
import type {
  Rebate,
  RebateRecord,
  RedEnvelope,
  RedEnvelopeForm,
  RedEnvelopeRain,
  Reward,
  RewardKey,
  RewardQuery,
  SignInCalendar,
  SignInClaim,
  SignInForm,
  Voucher,
  VoucherForm,
} from '../schemas/rewards.ts';

/** Rewards of the reward centre, newest first; of those that wait, the one that is over soonest. */
export const getRewards: Call<Page<Reward>, RewardQuery> = {
  method: 'GET',
  path: '/wps/rewards',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Claims a reward into the wallet. */
export const claimReward: Call<Claim, None, RewardKey> = {
  method: 'POST',
  path: '/wps/rewards/claim',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
  money: true,
};

/** The sign-in calendar of this month. */
export const getSignInCalendar: Call<SignInCalendar> = {
  method: 'GET',
  path: '/wps/rewards/signIn',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Signs in for today and credits its reward. */
export const signIn: Call<SignInClaim, None, SignInForm> = {
  method: 'POST',
  path: '/wps/rewards/signIn',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
  money: true,
};

/** The red envelope rain that runs, or the next one. */
export const getRedEnvelopeRound: Call<RedEnvelopeRain> = {
  method: 'GET',
  path: '/wps/rewards/redEnvelope',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Opens one envelope of a round: a chance that was used answers with what it brought, whatever key asks. */
export const openRedEnvelope: Call<RedEnvelope, None, RedEnvelopeForm> = {
  method: 'POST',
  path: '/wps/rewards/redEnvelope',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
  money: true,
};

/** Envelopes that were opened, newest first. */
export const getRedEnvelopes: Call<Page<RedEnvelope>, PageQuery> = {
  method: 'GET',
  path: '/wps/rewards/redEnvelope/records',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Rebate that waits to be claimed. */
export const getRebate: Call<Rebate, LanguageQuery> = {
  method: 'GET',
  path: '/wps/rewards/rebate',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Claims the rebate into the wallet. */
export const claimRebate: Call<Claim> = {
  method: 'POST',
  path: '/wps/rewards/rebate',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
  money: true,
};

/** Rebates that were claimed, newest first. */
export const getRebateRecords: Call<Page<RebateRecord>, PageQuery> = {
  method: 'GET',
  path: '/wps/rewards/rebate/records',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Vouchers of the member. */
export const getVouchers: Call<Voucher[], LanguageQuery> = {
  method: 'GET',
  path: '/wps/rewards/vouchers',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Redeems a voucher or promo code. */
export const redeemVoucher: Call<Claim, None, VoucherForm> = {
  method: 'POST',
  path: '/wps/rewards/vouchers',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
  money: true,
};
