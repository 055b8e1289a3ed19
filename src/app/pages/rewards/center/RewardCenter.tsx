import { useEffect, useState } from 'react';
import { UnsettledClaim, useSettle } from '../../../features/claims/UnsettledClaim.tsx';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { lazy } from '../../../features/loading/lazy.ts';
import { Part } from '../../../features/loading/Part.tsx';
import { isOpen } from '../../../features/switches/is-open.ts';
import { t } from '../../../i18n/texts.ts';
import { activity, go, vipPath } from '../../../routes/links.ts';
import { openRewards, rewardClaim, rewardSummary, settleReward } from '../../../stores/rewards/rewards.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Face } from '../../../ui/face/Face.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { calendar, crown, envelope, friends, percent, shop, ticket, trophy } from '../../../ui/icon/rewards.ts';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import { REWARD_SCREENS, RewardPage, type RewardScreen } from '../RewardPage.tsx';
import rewardsStyles from '../rewards.css';
import rewardCenterStyles from './RewardCenter.css';
import { RewardHero } from './RewardHero.tsx';
import { RewardRow, tellReward } from './RewardRow.tsx';

type View = 'claim' | 'claimed' | 'close';

const VIEWS = [
  { id: 'claim', text: 'rewards_view_claim' },
  { id: 'claimed', text: 'rewards_view_claimed' },
  { id: 'close', text: 'rewards_view_close' },
] as const;

const RewardHistory = lazy(() => import('./RewardHistory.tsx'));

/** The reward centre (SPEC 2.1): what waits to be claimed, what was, and the ways to more. */
export default function RewardCenter() {
  return (
    <RewardPage screen={REWARD_SCREENS.center}>
      <Centre />
    </RewardPage>
  );
}

function Centre() {
  const [view, setView] = useState<View>('claim');
  useEffect(() => {
    void rewardSummary.load();
    void openRewards.load();
  }, []);
  const check = useSettle(settleReward, tellReward);
  return (
    <>
      <RewardHero />
      <UnsettledClaim claim={rewardClaim} onCheck={check} />
      <Entries />
      <Tabs
        items={VIEWS.map(({ id, text }) => ({ id, label: t(text) }))}
        current={view}
        onPick={(id) => setView(id as View)}
        label={t('rewards_views')}
      />
      <div className={rewardCenterStyles.rewardRows}>
        {view === 'claim' ? <OpenRewards /> : <Part of={RewardHistory} props={{ status: view }} />}
      </div>
    </>
  );
}

const { signIn, redRain, vouchers, rebate, mall, leaderboard, invite } = REWARD_SCREENS;

/** The ways to more rewards; VIP is a page of the member area. */
const ENTRIES: readonly (RewardScreen & { readonly icon: string })[] = [
  { ...signIn, icon: calendar },
  { ...redRain, icon: envelope },
  { ...vouchers, icon: ticket },
  { ...rebate, icon: percent },
  { ...mall, icon: shop },
  { ...leaderboard, icon: trophy },
  { ...invite, icon: friends },
  { path: vipPath, title: 'title_vip', isOn: () => isOpen(vipPath), icon: crown },
];

/** The ways to more rewards, as far as the site has them. */
function Entries() {
  return (
    <ul className={`card ${rewardCenterStyles.rewardEntries}`}>
      {ENTRIES.filter(({ isOn }) => isOn()).map(({ title, icon, path }) => (
        <li key={title} className={rewardCenterStyles.rewardEntry}>
          <button type="button" className={rewardCenterStyles.rewardEntryTap} onClick={() => go(path)}>
            <span className={rewardsStyles.rewardIcon}>
              <Icon path={icon} size="lg" />
            </span>
            <span className={rewardCenterStyles.rewardEntryText}>{t(title)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Rewards that wait to be claimed. */
function OpenRewards() {
  return (
    <Loaded
      resource={openRewards}
      title={t('rewards_failed')}
      bones={<LineBones count={4} />}
      isEmpty={({ length }) => length === 0}
      empty={
        <Face
          kind="empty"
          title={t('rewards_empty_claim')}
          text={t('rewards_empty_claim_text')}
          {...(isOpen(activity()) && { action: t('title_activity'), onAction: () => go(activity()) })}
        />
      }
    >
      {(rewards) => (
        <ul aria-label={t('rewards_views')}>
          {rewards.map((reward) => (
            <li key={reward.rewardId} className={rewardCenterStyles.rewardCell}>
              <RewardRow reward={reward} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
