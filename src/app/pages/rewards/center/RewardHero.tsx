import { ClaimButton } from '../../../features/claims/ClaimButton.tsx';
import { tellRefusal } from '../../../features/claims/tell-claim.ts';
import { celebrateMoney } from '../../../features/moment/celebrate.ts';
import { money } from '../../../i18n/format.ts';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import {
  type ClaimedAll,
  claimAll,
  claimingAll,
  openRewards,
  rewardClaim,
  rewardSummary,
} from '../../../stores/rewards/rewards.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { currency } from '../../../stores/system/system.ts';
import { gift } from '../../../ui/icon/rewards.ts';
import { HeroCard } from '../RewardPage.tsx';
import styles from '../rewards.css';
import { REWARD_REFUSALS } from './RewardRow.tsx';

/** Tells what claiming everything has brought; what stopped it is said only where nothing was paid. */
function tellAll(ended: ClaimedAll | undefined): void {
  if (!ended) return;
  const { paid, count, refused, stopped } = ended;
  const values = { amount: money(paid, currency.peek()), count: refused };
  if (count === 0 && stopped) tellRefusal(stopped, REWARD_REFUSALS, rewardClaim.unsettled.peek() !== undefined);
  else if (stopped) showToast('offline', 'rewards_all_stopped', 4, values);
  else if (refused > 0) showToast('info', 'rewards_all_part', 4, values);
  else if (count > 0) celebrateMoney(paid, 'rewards_all_paid');
}

/** The platform counts nothing for members who closed play; the text then says that waiting rewards are paused. */
function waitingText(unclaimed: number): string {
  if (unclaimed > 0) return plural('rewards_count', unclaimed);
  return t(openRewards.value.value?.length ? 'rewards_paused' : 'rewards_count_none');
}

/** What waits in all, and one tap for all of it. */
export function RewardHero() {
  const summary = rewardSummary.value.value;
  const unclaimed = summary?.unclaimed ?? 0;
  return (
    <HeroCard icon={gift}>
      <div>
        <h2 className={styles.rewardHeroLabel}>{t('rewards_waiting')}</h2>
        <p className={styles.rewardHeroSum}>{summary ? money(summary.total, currency.value) : '…'}</p>
        <p className={styles.rewardHeroLabel} aria-live="polite">
          {summary ? waitingText(unclaimed) : ' '}
        </p>
      </div>
      <ClaimButton
        text={t('rewards_claim_all')}
        busy={claimingAll.value}
        disabled={unclaimed === 0}
        onClaim={() => void claimAll().then(tellAll)}
      />
    </HeroCard>
  );
}
