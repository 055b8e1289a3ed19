import type { Call } from '../call.ts';
import type { BetList, BetQuery } from '../schemas/records.ts';

/** Betting record, newest first (SPEC 7.4). */
export const getBets: Call<BetList, BetQuery> = {
  method: 'GET',
  path: '/wps/report/bets',
  auth: 'member',
  retry: 1,
  cache: 'none',
  offline: true,
  assumed: true,
};
