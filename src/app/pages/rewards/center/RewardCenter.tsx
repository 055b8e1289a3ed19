import './RewardCenter.css';
import { useEffect, useState } from 'react';
import { t } from '../../../i18n/texts.ts';
import { openRewards, rewardClaim, rewardSummary, settleReward } from '../../../stores/rewards.ts';
import { hasFeature } from '../../../stores/system.ts';
import type { PartSource } from '../../../ui/part/use-part.ts';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import { OpenRewards } from './OpenRewards.tsx';
import { PartSlot } from '../PartSlot.tsx';
import type { RewardHistoryProps } from './RewardHistory.tsx';
import { RewardEntries } from './RewardEntries.tsx';
import { RewardHero } from './RewardHero.tsx';
import { tellReward } from './tell-reward.ts';
import { Unsettled } from '../../../features/claims/UnsettledClaim.tsx';
import { useOpen } from '../../../features/switches/use-switched-on.ts';
import { useSettle } from '../../../features/claims/use-settle.ts';

type View = 'claim' | 'claimed' | 'close';

const VIEWS = [
  { id: 'claim', text: 'rewards_view_claim' },
  { id: 'claimed', text: 'rewards_view_claimed' },
  { id: 'close', text: 'rewards_view_close' },
] as const;

/** What was, for who asks. */
const history: PartSource<RewardHistoryProps> = {
  load: () => import('./RewardHistory.tsx'),
};

/** The reward centre (SPEC 2.1): what waits to be claimed, what was, and the ways to more. */
export default function RewardCenter() {
  const open = useOpen(() => hasFeature('rewardCenter'));
  return open ? <Centre /> : null;
}

function Centre() {
  const [view, setView] = useState<View>('claim');
  useEffect(() => {
    void rewardSummary.load();
    void openRewards.load();
  }, []);
  useSettle(settleReward, tellReward);
  return (
    <div className="reward-page">
      <RewardHero />
      {rewardClaim.unsettled.value && (
        <Unsettled
          busy={rewardClaim.claiming.value !== undefined}
          onCheck={() => void settleReward().then(tellReward)}
        />
      )}
      <RewardEntries />
      <Tabs
        items={VIEWS.map(({ id, text }) => ({ id, label: t(text) }))}
        current={view}
        onPick={(id) => setView(id as View)}
        label={t('rewards_views')}
      />
      <div className="reward-rows">
        {view === 'claim' ? <OpenRewards /> : <PartSlot part={history} props={{ status: view }} />}
      </div>
    </div>
  );
}
