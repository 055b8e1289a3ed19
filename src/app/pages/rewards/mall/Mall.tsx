import './Mall.css';
import { useEffect, useState } from 'react';
import type { MallItem } from '../../../../contract/schemas/mall.ts';
import { t } from '../../../i18n/texts.ts';
import { mallAccount } from '../../../stores/mall.ts';
import { exchangeClaim, settleExchange } from '../../../stores/mall-shop.ts';
import { hasFeature } from '../../../stores/system.ts';
import type { PartSource } from '../../../ui/part/use-part.ts';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import type { ExchangeSheetProps } from './ExchangeSheet.tsx';
import { MallHead } from './MallHead.tsx';
import { MallShelf } from './MallShelf.tsx';
import { withMallTexts } from './mall-texts.ts';
import { PartSlot } from '../PartSlot.tsx';
import { tellExchange } from './tell-exchange.ts';
import { Unsettled } from '../../../features/claims/UnsettledClaim.tsx';
import { useOpen } from '../../../features/switches/use-switched-on.ts';
import { useSettle } from '../../../features/claims/use-settle.ts';

type View = 'shop' | 'orders' | 'points';

const SHEET: PartSource<ExchangeSheetProps> = {
  load: withMallTexts(() => import('./ExchangeSheet.tsx')),
};
const ORDERS: PartSource<object> = {
  load: withMallTexts(() => import('./OrderRecord.tsx')),
};
const POINTS: PartSource<object> = {
  load: withMallTexts(() => import('./PointsRecord.tsx')),
};

/** The points mall (SPEC 2.1): what the points are, what they buy, orders, and how points came and went. */
export default function Mall() {
  const open = useOpen(() => hasFeature('mall'));
  return open ? <Page /> : null;
}

function Page() {
  const [view, setView] = useState<View>('shop');
  const [item, setItem] = useState<MallItem>();
  useEffect(() => void mallAccount.load(), []);
  useSettle(settleExchange, (end) => {
    tellExchange(end);
    // What the sheet asks for has been made.
    if (end && 'value' in end) setItem(undefined);
  });
  return (
    <div className="reward-page">
      <MallHead />
      {exchangeClaim.unsettled.value && !item && (
        <Unsettled
          busy={exchangeClaim.claiming.value !== undefined}
          onCheck={() => void settleExchange().then(tellExchange)}
        />
      )}
      <div className="mall-views">
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
      {view === 'shop' && <MallShelf onPick={setItem} />}
      {view === 'orders' && <PartSlot part={ORDERS} props={{}} />}
      {view === 'points' && <PartSlot part={POINTS} props={{}} />}
      {item && (
        <PartSlot
          part={SHEET}
          props={{ item, onClose: () => setItem(undefined), onOrders: () => setView('orders') }}
          quiet
        />
      )}
    </div>
  );
}
