import type { Reward, RewardKind } from '../../../contract/schemas/rewards.ts';
import { shortMoment } from '../../i18n/dates.ts';
import { money } from '../../i18n/format.ts';
import { plural } from '../../i18n/plural.ts';
import { t } from '../../i18n/texts.ts';
import { claimingAll, claimOne, rewardClaim } from '../../stores/rewards.ts';
import { currency } from '../../stores/system.ts';
import { Countdown } from '../../ui/countdown/Countdown.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { calendar, check, crown, envelope, friends, gift, percent, trophy } from '../../ui/icon/rewards.ts';
import { tellReward } from './tell-reward.ts';

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

/** A reward: what it is, what it brings, what it asks for, and how long it waits. */
export function RewardRow({ reward }: { reward: Reward }) {
  const { kind, title, amount, wagering, status } = reward;
  return (
    <article className="card reward-row">
      <span className="reward-icon">
        {/* A platform may know kinds that this version does not. */}
        <Icon path={ICONS[kind] ?? gift} size="lg" />
      </span>
      <div className="reward-what">
        <h3 className="reward-name">{title}</h3>
        <p className="reward-terms ellipsis">
          {Number(wagering) > 0
            ? t('rewards_wagering', { amount: money(wagering, currency.value) })
            : t('rewards_free')}
        </p>
        <When reward={reward} />
      </div>
      <div className="reward-side">
        <p className="money">{money(amount, currency.value)}</p>
        {status === 'claim' ? <ClaimButton reward={reward} /> : <State status={status} />}
      </div>
    </article>
  );
}

/** When it is over, or was claimed: the last day counts down. */
function When({ reward: { status, expiresAt, claimedAt } }: { reward: Reward }) {
  if (status !== 'claim' || !expiresAt) {
    const at = claimedAt ?? expiresAt;
    return <p className="reward-terms ellipsis">{at ? shortMoment(at) : t('rewards_lasting')}</p>;
  }
  const until = Date.parse(expiresAt);
  const left = until - Date.now();
  if (left > DAY) return <p className="reward-terms ellipsis">{plural('rewards_days', Math.floor(left / DAY))}</p>;
  return (
    <p className="reward-terms reward-hurry ellipsis">
      {t('rewards_ends')} <Countdown until={until} ended="0:00" />
    </p>
  );
}

function ClaimButton({ reward: { rewardId, title } }: { reward: Reward }) {
  return (
    <button
      type="button"
      className="btn btn-gold btn-slim"
      aria-label={`${t('rewards_claim')}: ${title}`}
      aria-busy={rewardClaim.claiming.value?.rewardId === rewardId}
      disabled={claimingAll.value}
      onClick={() => void claimOne(rewardId).then(tellReward)}
    >
      {t('rewards_claim')}
    </button>
  );
}

function State({ status }: { status: 'claimed' | 'close' }) {
  if (status === 'close') return <span className="reward-state">{t('rewards_state_close')}</span>;
  return (
    <span className="reward-state reward-state-claimed">
      <Icon path={check} size="sm" />
      {t('rewards_state_claimed')}
    </span>
  );
}
