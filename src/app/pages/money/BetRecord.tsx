import './Money.css';
import { useCallback, useEffect, useState } from 'react';
import type { Bet } from '../../../contract/shapes/records.ts';
import { money } from '../../i18n/format.ts';
import { plural } from '../../i18n/plural.ts';
import { t } from '../../i18n/texts.ts';
import { utcDay } from '../../lib/utc-day.ts';
import { go, slots } from '../../routes/links.ts';
import { errorText } from '../../stores/error-text.ts';
import { type BetFilter, betRecord, betRecordBusy, betRecordError, moreBets, openBets } from '../../stores/records.ts';
import { currency } from '../../stores/system.ts';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { Grid } from '../../ui/grid/Grid.tsx';
import type { GridCell } from '../../ui/grid/slot.ts';
import { Segmented } from '../../ui/segmented/Segmented.tsx';
import { BetRow } from './BetRow.tsx';

/** Days that a choice of the period covers, today included. */
const DAYS = { today: 1, week: 7, month: 30 };

type Period = keyof typeof DAYS;

function filterOf(period: Period): BetFilter {
  return { startDate: utcDay(1 - DAYS[period]), endDate: utcDay(0) };
}

/** Height of a bet's row in px. */
const ROW = 72;
const oneColumn = () => 1;
const rowHeight = () => ROW;

/** The betting record (SPEC 2.1, 7.4): period, sums over the whole period, and the bets, newest first. */
export default function BetRecord() {
  const [period, setPeriod] = useState<Period>('today');
  useEffect(() => openBets(filterOf(period)), [period]);
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
      <Bets onRetry={() => openBets(filterOf(period))} />
    </div>
  );
}

function Bets({ onRetry }: { onRetry: () => void }) {
  const record = betRecord.value;
  const error = betRecordError.value;
  const bets = record?.bets;
  const renderCell = useCallback((cell: GridCell) => <BetCell cell={cell} bets={bets ?? []} />, [bets]);
  if (!record) {
    if (!error) return <LineBones count={6} />;
    return (
      <Face
        kind={error.kind === 'offline' ? 'offline' : 'error'}
        title={t('records_failed')}
        text={t(errorText(error))}
        action={t('retry')}
        onAction={onRetry}
        busy={betRecordBusy.value}
      />
    );
  }
  if (record.bets.length === 0) {
    return <Face kind="empty" title={t('records_empty')} action={t('records_play')} onAction={() => go(slots)} />;
  }
  return (
    <>
      <Sums />
      <Grid
        count={record.bets.length}
        total={record.footer.count}
        columns={oneColumn}
        cellHeight={rowHeight}
        renderCell={renderCell}
        onNeedMore={record.page < record.totalPages ? moreBets : undefined}
        label={t('records_label')}
      />
      {betRecordBusy.value && record.page < record.totalPages && <LineBones count={1} />}
      {error && (
        <p className="money-state-error" role="alert">
          {t(errorText(error))}
        </p>
      )}
    </>
  );
}

/** A cell of the grid: another bet in the same place is drawn again by this alone. */
function BetCell({ cell, bets }: { cell: GridCell; bets: readonly Bet[] }) {
  const bet = bets[cell.index.value];
  return bet ? <BetRow bet={bet} /> : null;
}

/** Sums over the whole period, whatever has been loaded of it. */
function Sums() {
  const footer = betRecord.value?.footer;
  if (!footer) return null;
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
