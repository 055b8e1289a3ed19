import { money } from '../../../i18n/format.ts';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import { claimAll, claimingAll, openRewards, rewardSummary } from '../../../stores/rewards.ts';
import { currency } from '../../../stores/system.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { gift } from '../../../ui/icon/rewards.ts';
import { tellAll } from './tell-reward.ts';

/** The platform counts nothing for a member who has closed play: what waits is there, and is not to be had now. */
function waitingText(unclaimed: number): string {
  if (unclaimed > 0) return plural('rewards_count', unclaimed);
  return t(openRewards.value.value?.length ? 'rewards_paused' : 'rewards_count_none');
}

/** What waits in all, and one tap for all of it. */
export function RewardHero() {
  const summary = rewardSummary.value.value;
  const unclaimed = summary?.unclaimed ?? 0;
  return (
    <section className="reward-hero">
      <span className="reward-hero-art">
        <Icon path={gift} />
      </span>
      <div>
        <h2 className="reward-hero-label">{t('rewards_waiting')}</h2>
        <p className="reward-hero-sum">{summary ? money(summary.total, currency.value) : '…'}</p>
        <p className="reward-hero-label" aria-live="polite">
          {summary ? waitingText(unclaimed) : ' '}
        </p>
      </div>
      <button
        type="button"
        className="btn btn-gold btn-wide"
        disabled={unclaimed === 0}
        aria-busy={claimingAll.value}
        onClick={() => void claimAll().then(tellAll)}
      >
        {t('rewards_claim_all')}
      </button>
    </section>
  );
}
