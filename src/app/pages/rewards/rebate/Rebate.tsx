import { useEffect, useState } from 'react';
import type { Claim } from '../../../../contract/schemas/promotions.ts';
import type { Rebate as RebateState } from '../../../../contract/schemas/rewards.ts';
import { ClaimButton } from '../../../features/claims/ClaimButton.tsx';
import { tellClaim } from '../../../features/claims/tell-claim.ts';
import { UnsettledClaim, useSettle } from '../../../features/claims/UnsettledClaim.tsx';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { lazy } from '../../../features/loading/lazy.ts';
import { Part } from '../../../features/loading/Part.tsx';
import { isOpen } from '../../../features/switches/is-open.ts';
import { shortMoment } from '../../../i18n/dates.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { toMinor } from '../../../lib/decimal.ts';
import { go, vipPath } from '../../../routes/links.ts';
import type { ClaimEnd } from '../../../stores/data/claim.ts';
import { claimAllRebate, rebate, rebateClaim, settleRebate } from '../../../stores/rewards/rebate.ts';
import { currency } from '../../../stores/system/system.ts';
import { percent } from '../../../ui/icon/rewards.ts';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import { HeroCard, REWARD_SCREENS, RewardPage } from '../RewardPage.tsx';
import rewardsStyles from '../rewards.css';
import rebateStyles from './Rebate.css';
import { RebateBones } from './Rebate.skeleton.tsx';
import { RebateTable } from './RebateTable.tsx';

type View = 'now' | 'past';

/** Rebates that were paid. */
const RebateHistory = lazy(() => import('./RebateHistory.tsx'));

/** Tells how the claim of the rebate ended. */
const tellRebate = (end: ClaimEnd<Claim>): void =>
  tellClaim(end, rebateClaim, { 'not.ready': 'rebate_gone', 'promotion.closed': 'rebate_gone' });

/** Rebate: a share of the turnover that comes back, by game type, at the rates of the VIP level. */
export default function Rebate() {
  return (
    <RewardPage screen={REWARD_SCREENS.rebate}>
      <Content />
    </RewardPage>
  );
}

function Content() {
  const [view, setView] = useState<View>('now');
  useEffect(() => void rebate.load(), []);
  const check = useSettle(settleRebate, tellRebate);
  return (
    <Loaded resource={rebate} title={t('rebate_failed')} bones={<RebateBones />}>
      {(known) => (
        <>
          <RebateHero rebate={known} />
          <UnsettledClaim claim={rebateClaim} onCheck={check} />
          <div className={rebateStyles.rebateViews}>
            <Tabs
              items={[
                { id: 'now', label: t('rebate_view_now') },
                { id: 'past', label: t('rebate_view_past') },
              ]}
              current={view}
              onPick={(id) => setView(id as View)}
              label={t('rebate_views')}
            />
          </div>
          {view === 'now' ? <RebateTable rebate={known} /> : <Part of={RebateHistory} props={{ since: known.since }} />}
        </>
      )}
    </Loaded>
  );
}

/** What waits, since when, and the claim; the button is closed below the smallest sum that the platform pays out. */
function RebateHero({ rebate: waiting }: { rebate: RebateState }) {
  const { total, minimum, since, level, levelName } = waiting;
  const enough = (toMinor(total) ?? 0) >= Math.max(1, toMinor(minimum) ?? 0);
  return (
    <HeroCard icon={percent}>
      <div>
        <h2 className={rewardsStyles.rewardHeroLabel}>{t('rebate_total')}</h2>
        <p className={rewardsStyles.rewardHeroSum}>{money(total, currency.value)}</p>
        <p className={rewardsStyles.rewardHeroLabel}>{t('rebate_since', { date: shortMoment(since) })}</p>
        {isOpen(vipPath) && (
          <button type="button" className={rebateStyles.rebateLevel} onClick={() => go(vipPath)}>
            <b>{t('rebate_level', { level, name: levelName })}</b>
            <span>{t('rebate_more')} ›</span>
          </button>
        )}
      </div>
      <ClaimButton
        text={enough ? t('rebate_claim') : t('rebate_minimum', { amount: money(minimum, currency.value) })}
        busy={rebateClaim.claiming.value !== undefined}
        disabled={!enough}
        onClaim={() => void claimAllRebate().then(tellRebate)}
      />
    </HeroCard>
  );
}
