import './Rebate.css';
import { useEffect, useState } from 'react';
import { t } from '../../../i18n/texts.ts';
import { errorText } from '../../../stores/error-text.ts';
import { rebate, rebateClaim, settleRebate } from '../../../stores/rebate.ts';
import { hasFeature } from '../../../stores/system.ts';
import { Face } from '../../../ui/face/Face.tsx';
import type { PartSource } from '../../../ui/part/use-part.ts';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import { PartSlot } from '../PartSlot.tsx';
import type { RebateHistoryProps } from './RebateHistory.tsx';
import { RebateBones } from './RebateBones.tsx';
import { RebateHero } from './RebateHero.tsx';
import { RebateTable } from './RebateTable.tsx';
import { tellRebate } from './tell-rebate.ts';
import { Unsettled } from '../../../features/claims/UnsettledClaim.tsx';
import { useOpen } from '../../../features/switches/use-switched-on.ts';
import { useSettle } from '../../../features/claims/use-settle.ts';

type View = 'now' | 'past';

/** Rebates that were paid. */
const history: PartSource<RebateHistoryProps> = {
  load: () => import('./RebateHistory.tsx'),
};

/** Rebate: a share of the turnover that comes back, by game type, at the rates of the VIP level. */
export default function Rebate() {
  const open = useOpen(() => hasFeature('rebate'));
  return open ? <Content /> : null;
}

function Content() {
  const [view, setView] = useState<View>('now');
  useEffect(() => void rebate.load(), []);
  useSettle(settleRebate, tellRebate);
  const known = rebate.value.value;
  const error = rebate.error.value;
  if (known) {
    return (
      <div className="reward-page">
        <RebateHero rebate={known} />
        {rebateClaim.unsettled.value && (
          <Unsettled
            busy={rebateClaim.claiming.value !== undefined}
            onCheck={() => void settleRebate().then(tellRebate)}
          />
        )}
        <div className="rebate-views">
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
        {view === 'now' ? <RebateTable rebate={known} /> : <PartSlot part={history} props={{ since: known.since }} />}
      </div>
    );
  }
  if (!error) return <RebateBones />;
  return (
    <Face
      kind={error.kind === 'offline' ? 'offline' : 'error'}
      title={t('rebate_failed')}
      text={t(errorText(error))}
      action={t('retry')}
      onAction={() => void rebate.load()}
      busy={rebate.busy.value}
    />
  );
}
