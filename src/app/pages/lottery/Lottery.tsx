import './Lottery.css';
import { useEffect } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { t } from '../../i18n/texts.ts';
import { go, goBack } from '../../routes/links.ts';
import { errorText } from '../../stores/error-text.ts';
import { vendorStructure } from '../../stores/lobby.ts';
import { groupsOf, lotteries, lotteryMenu, popularLotteries } from '../../stores/lottery.ts';
import { signedIn } from '../../stores/session.ts';
import { TitleBar } from '../../ui/bar/TitleBar.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { LotteryBones } from './LotteryBones.tsx';
import { LotteryGroup } from './LotteryGroup.tsx';
import { PopularLotteries } from './PopularLotteries.tsx';
import { RecentDraws } from './RecentDraws.tsx';

/** The lobby of lotteries (SPEC 2.1, 7.2): what most people play, all by their groups, and the latest draws. */
export default function Lottery() {
  // The mapping of the vendors gives the prize mode: with it there, a tap asks once.
  useEffect(() => {
    for (const needed of [lotteries, lotteryMenu, popularLotteries, vendorStructure]) needed.want();
  }, []);
  return (
    <>
      <TitleBar title={t('title_lottery')} backLabel={t('back')} onBack={goBack}>
        {signedIn.value && (
          <button type="button" className="btn btn-quiet" onClick={() => go('/m/lotteryRecord')}>
            {t('lottery_orders')}
          </button>
        )}
      </TitleBar>
      <LotteryContent />
    </>
  );
}

function LotteryContent() {
  const path = usePathname();
  const search = useSearch();
  const list = lotteries.value.value;
  const error = lotteries.error.value;
  // The menu decides what stands where: the list waits for it, as long as it is on its way.
  const menu = lotteryMenu.value.value ?? (lotteryMenu.error.value ? [] : undefined);
  if (!list && error) {
    return (
      <Face
        kind={error.kind === 'offline' ? 'offline' : 'error'}
        title={t('lottery_failed')}
        text={t(errorText(error))}
        action={t('retry')}
        onAction={() => void lotteries.load()}
        busy={lotteries.busy.value}
      />
    );
  }
  if (!list || !menu) return <LotteryBones />;
  const groups = groupsOf(menu, list);
  const asked = new URLSearchParams(search).get('group');
  const group = groups.find(({ groupCode }) => groupCode === asked) ?? groups[0];
  if (!group) return <Face kind="empty" title={t('lottery_empty')} text={t('lottery_empty_text')} />;
  const here = path + search;
  return (
    <>
      <PopularLotteries here={here} />
      <div className="lottery-tabs">
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
