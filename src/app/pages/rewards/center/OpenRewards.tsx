import { t } from '../../../i18n/texts.ts';
import { activity, go } from '../../../routes/links.ts';
import { errorText } from '../../../stores/error-text.ts';
import { openRewards } from '../../../stores/rewards.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Face } from '../../../ui/face/Face.tsx';
import { RewardRow } from './RewardRow.tsx';

/** Rewards that wait to be claimed, with their four faces. */
export function OpenRewards() {
  const rewards = openRewards.value.value;
  const error = openRewards.error.value;
  if (rewards?.length) {
    return (
      <ul aria-label={t('rewards_views')}>
        {rewards.map((reward) => (
          <li key={reward.rewardId} className="reward-cell">
            <RewardRow reward={reward} />
          </li>
        ))}
      </ul>
    );
  }
  if (rewards) {
    return (
      <Face
        kind="empty"
        title={t('rewards_empty_claim')}
        text={t('rewards_empty_claim_text')}
        action={t('title_activity')}
        onAction={() => go(activity())}
      />
    );
  }
  if (!error) return <LineBones count={4} />;
  return (
    <Face
      kind={error.kind === 'offline' ? 'offline' : 'error'}
      title={t('rewards_failed')}
      text={t(errorText(error))}
      action={t('retry')}
      onAction={() => void openRewards.load()}
      busy={openRewards.busy.value}
    />
  );
}
