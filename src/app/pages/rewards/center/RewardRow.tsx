import type { Claim } from '../../../../contract/schemas/promotions.ts';
import type { Reward, RewardKind } from '../../../../contract/schemas/rewards.ts';
import { ClaimButton } from '../../../features/claims/ClaimButton.tsx';
import { type OwnTexts, tellClaim } from '../../../features/claims/tell-claim.ts';
import { shortMoment } from '../../../i18n/dates.ts';
import { money } from '../../../i18n/format.ts';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import type { ClaimEnd } from '../../../stores/data/claim.ts';
import { claimingAll, claimOne, rewardClaim } from '../../../stores/rewards/rewards.ts';
import { currency } from '../../../stores/system/system.ts';
import { Deadline } from '../../../ui/countdown/Deadline.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { calendar, check, crown, envelope, friends, gift, percent, trophy } from '../../../ui/icon/rewards.ts';
import rewardsStyles from '../rewards.css';
import rewardCenterStyles from './RewardCenter.css';

/** Height of a row in px. */
export const REWARD_ROW = 104;

const DAY = 24 * 3600 * 1000;

const ICONS: Record<RewardKind, string> = {
  signIn: calendar,
  redEnvelope: envelope,
  rebate: percent,
  referral: friends,
  vip: crown,
  promotion: gift,
  tournament: trophy,
};

/** Texts for refusals that only rewards can meet. */
export const REWARD_REFUSALS: OwnTexts = {
  'reward.claimed': 'rewards_paid_before',
  'promotion.closed': 'rewards_over',
  'not.found': 'rewards_over',
};

/** Tells how the claim of a reward ended. */
export const tellReward = (end: ClaimEnd<Claim>): void => tellClaim(end, rewardClaim, REWARD_REFUSALS);

/** A reward: what it is, what it brings, what it asks for, and how long it waits. */
export function RewardRow({ reward }: { reward: Reward }) {
  const { rewardId, kind, title, amount, wagering, status } = reward;
  return (
    <article className={`card ${rewardCenterStyles.rewardRow}`}>
      <span className={rewardsStyles.rewardIcon}>
        {/* A platform may know kinds that this version does not. */}
        <Icon path={ICONS[kind] ?? gift} size="lg" />
      </span>
      <div className={rewardCenterStyles.rewardWhat}>
        <h3 className={rewardCenterStyles.rewardName}>{title}</h3>
        <p className={rewardCenterStyles.rewardTerms}>
          {Number(wagering) > 0
            ? t('rewards_wagering', { amount: money(wagering, currency.value) })
            : t('rewards_free')}
        </p>
        <When reward={reward} />
      </div>
      <div className={rewardCenterStyles.rewardSide}>
        <p className="money">{money(amount, currency.value)}</p>
        {status === 'claim' ? (
          <ClaimButton
            text={t('rewards_claim')}
            of={title}
            busy={rewardClaim.claiming.value?.rewardId === rewardId}
            disabled={claimingAll.value}
            onClaim={() => void claimOne(rewardId).then(tellReward)}
          />
        ) : (
          <State status={status} />
        )}
      </div>
    </article>
  );
}

/** When it is over, or when it was claimed. */
function When({ reward: { status, expiresAt, claimedAt } }: { reward: Reward }) {
  if (status !== 'claim' || !expiresAt) {
    const at = claimedAt ?? expiresAt;
    return (
      <small className={`${rewardCenterStyles.rewardTerms} ellipsis`}>
        {at ? shortMoment(at) : t('rewards_lasting')}
      </small>
    );
  }
  const until = Date.parse(expiresAt);
  return (
    <Deadline until={until} label={t('rewards_ends')} className={rewardCenterStyles.rewardTerms}>
      {plural('rewards_days', Math.floor((until - Date.now()) / DAY))}
    </Deadline>
  );
}

function State({ status }: { status: 'claimed' | 'close' }) {
  if (status === 'close') return <span className={rewardCenterStyles.rewardState}>{t('rewards_state_close')}</span>;
  return (
    <span className={`${rewardCenterStyles.rewardState} ${rewardCenterStyles.rewardStateClaimed}`}>
      <Icon path={check} size="sm" />
      {t('rewards_state_claimed')}
    </span>
  );
}
