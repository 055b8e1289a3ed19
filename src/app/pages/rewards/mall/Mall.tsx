import { useEffect, useState } from 'react';
import type { MallItem } from '../../../../contract/schemas/mall.ts';
import { UnsettledClaim, useSettle } from '../../../features/claims/UnsettledClaim.tsx';
import { lazy } from '../../../features/loading/lazy.ts';
import { Part } from '../../../features/loading/Part.tsx';
import { Sheet } from '../../../features/loading/Sheet.tsx';
import { integer, money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { fromMinor } from '../../../lib/decimal.ts';
import { scale } from '../../../lib/money-scale.ts';
import { go } from '../../../routes/links.ts';
import { errorText } from '../../../stores/data/error-text.ts';
import { mallAccount } from '../../../stores/mall/mall.ts';
import { exchangeClaim, settleExchange } from '../../../stores/mall/mall-shop.ts';
import { currency } from '../../../stores/system/system.ts';
import { shop } from '../../../ui/icon/rewards.ts';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import { HeroCard, REWARD_SCREENS, RewardPage } from '../RewardPage.tsx';
import rewardsStyles from '../rewards.css';
import mallStyles from './Mall.css';
import { MallShelf } from './MallShelf.tsx';
import { tellExchange } from './tell-exchange.ts';

type View = 'shop' | 'orders' | 'points';

const ExchangeSheet = lazy(() => import('./ExchangeSheet.tsx'), { texts: ['mallOrder'] });
const MallHistory = lazy(() => import('./MallHistory.tsx'), { texts: ['mallOrder'] });

const rebateScreen = REWARD_SCREENS.rebate;

/** The points mall (SPEC 2.1): what the points are, what they buy, orders, and how points came and went. */
export default function Mall() {
  return (
    <RewardPage screen={REWARD_SCREENS.mall}>
      <Content />
    </RewardPage>
  );
}

function Content() {
  const [view, setView] = useState<View>('shop');
  const [item, setItem] = useState<MallItem>();
  useEffect(() => void mallAccount.load(), []);
  useSettle(settleExchange, (end) => {
    tellExchange(end);
    // What the sheet asks for has been made.
    if (end && 'value' in end) setItem(undefined);
  });
  return (
    <>
      <MallHead />
      {!item && <UnsettledClaim claim={exchangeClaim} onCheck={() => void settleExchange().then(tellExchange)} />}
      <div className={mallStyles.mallViews}>
        <Tabs
          label={t('mall_views')}
          current={view}
          onPick={(id) => setView(id as View)}
          items={[
            { id: 'shop', label: t('mall_shop') },
            { id: 'orders', label: t('mall_orders') },
            { id: 'points', label: t('mall_points') },
          ]}
        />
      </div>
      {view === 'shop' ? <MallShelf onPick={setItem} /> : <Part of={MallHistory} props={{ view }} />}
      {item && (
        <Sheet
          of={ExchangeSheet}
          props={{ item, onClose: () => setItem(undefined), onOrders: () => setView('orders') }}
        />
      )}
    </>
  );
}

/** The member's points, what they are worth, and how there will be more. */
function MallHead() {
  const account = mallAccount.value.value;
  const error = mallAccount.error.value;
  const worth = account && fromMinor(Math.floor((account.points * 10 ** scale) / account.pointsPerUnit));
  return (
    <HeroCard icon={shop} look={mallStyles.mallHero}>
      <div>
        <h2 className={rewardsStyles.rewardHeroLabel}>{t('mall_yours')}</h2>
        <p className={rewardsStyles.rewardHeroSum} data-testid="mall-points">
          {account ? integer(account.points) : '–'}
        </p>
        <p className={mallStyles.mallWorth}>
          {worth && t('mall_worth', { amount: money(worth, currency.value) })}
          {!account && error && t(errorText(error))}
        </p>
      </div>
      <div className={mallStyles.mallWays}>
        <p className={mallStyles.mallHow}>
          {account && t('mall_how', { amount: money(account.turnoverPerPoint, currency.value) })}
        </p>
        {rebateScreen.isOn() && (
          <button
            type="button"
            className={`btn btn-slim ${mallStyles.mallRebate}`}
            onClick={() => go(rebateScreen.path)}
          >
            {t(rebateScreen.title)}
          </button>
        )}
      </div>
    </HeroCard>
  );
}
