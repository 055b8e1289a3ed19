import { useEffect } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { Loaded } from '../../features/loading/Loaded.tsx';
import { SearchButton } from '../../features/search/SearchButton.tsx';
import { isOpen } from '../../features/switches/is-open.ts';
import { t } from '../../i18n/texts.ts';
import { go, goBack } from '../../routes/links.ts';
import { vendorStructure } from '../../stores/games/lobby.ts';
import { groupsOf, lotteries, lotteryMenu, popularLotteries, type ShownGroup } from '../../stores/lottery/lottery.ts';
import { signedIn } from '../../stores/session/session.ts';
import { TitleBar } from '../../ui/bar/TitleBar.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import styles from './Lottery.css';
import LotterySkeleton from './Lottery.skeleton.tsx';
import { LotteryGroup } from './LotteryGroup.tsx';
import { PopularLotteries, RecentDraws } from './LotterySections.tsx';

const ORDERS = '/m/lotteryRecord';

/** The lobby of lotteries (SPEC 2.1, 7.2): what most people play, all by their groups, and the latest draws. */
export default function Lottery() {
  // The mapping of the vendors gives the prize mode: with it there, a tap asks once.
  useEffect(() => {
    for (const needed of [lotteries, lotteryMenu, popularLotteries, vendorStructure]) needed.want();
  }, []);
  return (
    <>
      <TitleBar title={t('title_lottery')} backLabel={t('back')} onBack={goBack}>
        <SearchButton />
        {signedIn.value && isOpen(ORDERS) && (
          <button type="button" className="btn btn-quiet" onClick={() => go(ORDERS)}>
            {t('lottery_orders')}
          </button>
        )}
      </TitleBar>
      <LotteryContent />
    </>
  );
}

function LotteryContent() {
  // The menu decides what stands where: the list waits for it, as long as it is on its way.
  const menu = lotteryMenu.value.value ?? (lotteryMenu.error.value ? [] : undefined);
  return (
    <Loaded resource={lotteries} title={t('lottery_failed')} bones={<LotterySkeleton />}>
      {(list) => (menu ? <Groups groups={groupsOf(menu, list)} /> : <LotterySkeleton />)}
    </Loaded>
  );
}

function Groups({ groups }: { groups: ShownGroup[] }) {
  const path = usePathname();
  const search = useSearch();
  const asked = new URLSearchParams(search).get('group');
  const group = groups.find(({ groupCode }) => groupCode === asked) ?? groups[0];
  if (!group) return <Face kind="empty" title={t('lottery_empty')} text={t('lottery_empty_text')} />;
  const here = path + search;
  return (
    <>
      <PopularLotteries here={here} />
      <div className={styles.lotteryTabs}>
        {groups.length > 1 && (
          <Tabs
            items={groups.map(({ groupCode, name }) => ({ id: groupCode, label: name }))}
            current={group.groupCode}
            onPick={(code) => go(`${path}?group=${encodeURIComponent(code)}`, { replace: true })}
            label={t('lottery_groups')}
          />
        )}
      </div>
      <LotteryGroup key={group.groupCode} group={group} here={here} />
      <RecentDraws />
    </>
  );
}
