import type { Call } from '../call.ts';
import type { RewardSummary } from '../schemas/rewards.ts';

/** How many rewards wait to be claimed. It stands by itself, as the badge needs it on every page and the other rows of rewards on few. */
export const getRewardSummary: Call<RewardSummary> = {
  method: 'GET',
  path: '/wps/rewards/summary',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};
