import './layout.css';
import './ProfitLoss.css';
import { useEffect } from 'react';
import type { ProfitAndLoss } from '../../../contract/schemas/records.ts';
import { t } from '../../i18n/texts.ts';
import { bucketsOf, unitOf } from '../../lib/buckets.ts';
import { go, slots } from '../../routes/links.ts';
import { errorText } from '../../stores/error-text.ts';
import { netDeposits, openPnl, pnl } from '../../stores/pnl.ts';
import { Face } from '../../ui/face/Face.tsx';
import { CsvButton } from './CsvButton.tsx';
import { NetDepositsCard } from './NetDepositsCard.tsx';
import { PnlDays, type PnlField } from './PnlDays.tsx';
import { PnlHero } from './PnlHero.tsx';
import { ProfitLossBones } from './ProfitLossBones.tsx';
import { RangeFilter } from './RangeFilter.tsx';
import { RecordTabs } from './RecordTabs.tsx';
import { profitAndLoss } from './record-links.ts';
import { useRecordAddress } from './use-record-address.ts';

/** Days that are shown at first. */
const DAYS = 30;

const FIELDS: readonly PnlField[] = ['stake', 'payout', 'bonus', 'rebate', 'net'];

type Row = ProfitAndLoss['list'][number];

/** What play has brought and cost (SPEC 7.4): the result and what it is made of, a chart by day, week or month, and net deposits. */
export default function ProfitLoss() {
  const { days, show } = useRecordAddress(profitAndLoss, [], DAYS);
  const { startDate, endDate } = days;
  const load = () => openPnl({ startDate, endDate });
  useEffect(load, [startDate, endDate]);
  const table = () => ({
    name: 'profit-and-loss',
    days,
    columns: [t('pnl_day'), t('pnl_stake'), t('pnl_payout'), t('pnl_bonus'), t('pnl_rebate'), t('pnl_net')],
    cells: ({ day, stake, payout, bonus, rebate, net }: Row) => [
      day,
      ...[stake, payout, bonus, rebate, net].map((amount) => ({ amount })),
    ],
    id: ({ day }: Row) => day,
    page: () => Promise.resolve({ list: pnl.value.peek()?.list ?? [], pageNum: 1, totalPages: 1 }),
  });
  return (
    <div className="money-page">
      <RecordTabs here={profitAndLoss} days={days} />
      <RangeFilter value={days} onChange={(next) => show(next)}>
        <CsvButton source={table} />
      </RangeFilter>
      <Content onRetry={load} />
    </div>
  );
}

function Content({ onRetry }: { onRetry: () => void }) {
  const shown = pnl.value.value;
  const error = pnl.error.value;
  if (!shown) {
    if (!error) return <ProfitLossBones />;
    return (
      <Face
        kind={error.kind === 'offline' ? 'offline' : 'error'}
        title={t('pnl_failed')}
        text={t(errorText(error))}
        action={t('retry')}
        onAction={onRetry}
        busy={pnl.busy.value}
      />
    );
  }
  const { list, footer, days } = shown;
  return (
    <>
      {error && (
        <p className="pnl-error" role="alert">
          {t(errorText(error))}
        </p>
      )}
      {list.length === 0 ? (
        <Face kind="empty" title={t('pnl_empty')} action={t('pnl_play')} onAction={() => go(slots)} />
      ) : (
        <>
          <PnlHero sums={footer} />
          <PnlDays
            key={`${days.startDate} ${days.endDate}`}
            buckets={bucketsOf(list, days, FIELDS)}
            unit={unitOf(days)}
          />
        </>
      )}
      <NetDepositsCard value={netDeposits.value.value} error={netDeposits.error.value} />
      <button type="button" className="btn btn-quiet btn-wide pnl-limits" onClick={() => go('/m/protection')}>
        {t('pnl_limits')}
      </button>
    </>
  );
}
