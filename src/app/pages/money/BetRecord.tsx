import './Money.css';
import { useEffect, useState } from 'react';
import type { Bet, BetList } from '../../../contract/shapes/records.ts';
import { money } from '../../i18n/format.ts';
import { plural } from '../../i18n/plural.ts';
import { t } from '../../i18n/texts.ts';
import { utcDay } from '../../lib/utc-day.ts';
import { go, slots } from '../../routes/links.ts';
import { type BetFilter, bets } from '../../stores/records.ts';
import { currency } from '../../stores/system.ts';
import { Segmented } from '../../ui/segmented/Segmented.tsx';
import { BetRow } from './BetRow.tsx';
import { RecordList } from './RecordList.tsx';

/** Days that a choice of the period covers, today included. */
const DAYS = { today: 1, week: 7, month: 30 };

type Period = keyof typeof DAYS;

function filterOf(period: Period): BetFilter {
  return { startDate: utcDay(1 - DAYS[period]), endDate: utcDay(0) };
}

/** Height of a bet's row in px. */
const ROW = 72;
const renderBet = (bet: Bet) => <BetRow bet={bet} />;

/** The betting record (SPEC 2.1, 7.4): period, sums over the whole period, and the bets, newest first. */
export default function BetRecord() {
  const [period, setPeriod] = useState<Period>('today');
  useEffect(() => bets.open(filterOf(period)), [period]);
  return (
    <div className="money-page">
      <Segmented
        name="period"
        label={t('records_range')}
        value={period}
        onChange={setPeriod}
        options={[
          { id: 'today', label: t('records_today') },
          { id: 'week', label: t('records_week') },
          { id: 'month', label: t('records_month') },
        ]}
      />
      <RecordList
        record={bets}
        total={({ footer }) => footer.count}
        rowHeight={ROW}
        renderRow={renderBet}
        label={t('records_label')}
        head={({ footer }) => <Sums footer={footer} />}
        empty={{ title: t('records_empty'), action: t('records_play'), onAction: () => go(slots) }}
        failed={t('records_failed')}
        onRetry={() => bets.open(filterOf(period))}
      />
    </div>
  );
}

/** Sums over the whole period, whatever has been loaded of it. */
function Sums({ footer }: { footer: BetList['footer'] }) {
  const shown = (decimal: string) => money(decimal, currency.value);
  const lost = footer.net.startsWith('-');
  return (
    <section className="card sums" aria-label={plural('records_count', footer.count)}>
      <dl className="sums-list">
        <div className="sums-item">
          <dt>{t('records_stake')}</dt>
          <dd className="money">{shown(footer.stake)}</dd>
        </div>
        <div className="sums-item">
          <dt>{t('records_payout')}</dt>
          <dd className="money">{shown(footer.payout)}</dd>
        </div>
        <div className="sums-item">
          <dt>{t('records_net')}</dt>
          <dd className={lost ? 'money sums-lost' : 'money sums-won'}>{shown(footer.net)}</dd>
        </div>
      </dl>
      <p className="sums-count">{plural('records_count', footer.count)}</p>
    </section>
  );
}
