import '../sheet.css';
import { useEffect, useState } from 'react';
import type { Withdrawal } from '../../../../contract/schemas/withdraw.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { dateTime } from '../../../i18n/timestamp.ts';
import { utcDay } from '../../../lib/day-range.ts';
import { currency } from '../../../stores/system.ts';
import { withdrawReport } from '../../../stores/withdraw-report.ts';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import { RecordList } from '../RecordList.tsx';

/** Days that a choice of the period covers, today included. */
const DAYS = { week: 7, month: 30, quarter: 90 };
type Period = keyof typeof DAYS;

const rangeOf = (period: Period) => ({ startDate: utcDay(1 - DAYS[period]), endDate: utcDay(0) });

/** Height of a row in px. */
const ROW = 72;
const renderRow = (row: Withdrawal) => <Row row={row} />;

/** Withdrawals with their states, newest first (SPEC 7.4). */
export default function WithdrawReport() {
  const [period, setPeriod] = useState<Period>('month');
  useEffect(() => withdrawReport.open(rangeOf(period)), [period]);
  return (
    <>
      <div className="report-range">
        <Segmented
          name="period"
          label={t('report_range')}
          value={period}
          onChange={setPeriod}
          options={[
            { id: 'week', label: t('report_week') },
            { id: 'month', label: t('report_month') },
            { id: 'quarter', label: t('report_quarter') },
          ]}
        />
      </div>
      <RecordList
        record={withdrawReport}
        rowHeight={ROW}
        renderRow={renderRow}
        label={t('report_label')}
        empty={{ title: t('report_empty') }}
        failed={t('report_failed')}
        onRetry={() => withdrawReport.open(rangeOf(period))}
      />
    </>
  );
}

function Row({ row }: { row: Withdrawal }) {
  return (
    <article className="bet">
      <div className="bet-what">
        <h3 className="bet-name ellipsis">
          {row.bankName} {row.number}
        </h3>
        <p className="bet-when ellipsis">{row.reason ?? dateTime(row.createdAt)}</p>
      </div>
      <div className="bet-sums">
        <span>{money(row.amount, currency.value)}</span>
        <span className={`bet-status report-${row.status}`}>{t(`report_${row.status}`)}</span>
      </div>
    </article>
  );
}
