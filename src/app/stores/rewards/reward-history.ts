import { getRewards } from '../../../contract/calls/rewards.ts';
import type { Reward } from '../../../contract/schemas/rewards.ts';
import { send } from '../../api/client.ts';
import { language } from '../../i18n/texts.ts';
import { type PagedRecord, pagedRecord } from '../data/paged.ts';

const PAGE = 20;

/** Rewards that were claimed, or are over. */
export const rewardHistory: PagedRecord<Reward, { status: 'claimed' | 'close' }, undefined> = pagedRecord(
  'rewards.history',
  async ({ status }, pageNo) => {
    const query = { status, pageNo, pageSize: PAGE, language: language() };
    return { ...(await send(getRewards, { query })), footer: undefined };
  },
);
