import { useEffect } from 'react';
import type { Reward } from '../../../../contract/schemas/rewards.ts';
import { HistoryList } from '../../../features/history/HistoryList.tsx';
import { t } from '../../../i18n/texts.ts';
import { rewardHistory } from '../../../stores/rewards/reward-history.ts';
import { REWARD_ROW, RewardRow } from './RewardRow.tsx';

const renderRow = (reward: Reward) => <RewardRow reward={reward} />;

export interface RewardHistoryProps {
  status: 'claimed' | 'close';
}

/** Rewards that were claimed, or are over, newest first. */
export default function RewardHistory({ status }: RewardHistoryProps) {
  useEffect(() => rewardHistory.open({ status }), [status]);
  return (
    <HistoryList
      record={rewardHistory}
      rowHeight={REWARD_ROW}
      renderRow={renderRow}
      label={t('rewards_views')}
      empty={{ title: t(status === 'claimed' ? 'rewards_empty_claimed' : 'rewards_empty_close') }}
      failed={t('rewards_failed')}
      onRetry={() => rewardHistory.open({ status })}
    />
  );
}
