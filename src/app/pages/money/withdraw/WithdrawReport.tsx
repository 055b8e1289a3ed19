import { useEffect, useState } from 'react';
import type { Withdrawal } from '../../../../contract/schemas/withdraw.ts';
import recordListStyles from '../../../features/records/RecordList.css';
import { RecordList, RecordRow } from '../../../features/records/RecordList.tsx';
import { money } from '../../../i18n/format.ts';
import { recordMoment } from '../../../i18n/record-moment.ts';
import { siteDay } from '../../../i18n/site-clock.ts';
import { t } from '../../../i18n/texts.ts';
import { lastDays } from '../../../lib/day-range.ts';
import { currency } from '../../../stores/system/system.ts';
import { withdrawReport } from '../../../stores/withdraw/withdraw-report.ts';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import sheetStyles from '../sheet.css';

/** Days of each period, today included. */
const DAYS = { week: 7, month: 30, quarter: 90 };
type Period = keyof typeof DAYS;

const rangeOf = (period: Period) => lastDays(DAYS[period], siteDay());

const renderRow = (row: Withdrawal) => <WithdrawalRow row={row} />;

/** Withdrawals with their states, newest first (SPEC 7.4). */
export default function WithdrawReport() {
  const [period, setPeriod] = useState<Period>('month');
  useEffect(() => withdrawReport.open(rangeOf(period)), [period]);
  return (
    <>
      <div className={sheetStyles.reportRange}>
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
        renderRow={renderRow}
        label={t('report_label')}
        empty={{ title: t('report_empty') }}
        failed={t('report_failed')}
        onRetry={() => withdrawReport.open(rangeOf(period))}
      />
    </>
  );
}

function WithdrawalRow({ row }: { row: Withdrawal }) {
  return (
    <RecordRow
      name={`${row.bankName} ${row.number}`}
      note={row.reason ?? recordMoment(row.createdAt)}
      amount={money(row.amount, currency.value)}
      state={t(`report_${row.status}`)}
      stateClass={recordListStyles[`report--${row.status}`]}
    />
  );
}
